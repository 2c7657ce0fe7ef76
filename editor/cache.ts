/** The folder of an open editor's own files. It is also its Vite cache. */
export const EDITOR_CACHE = 'node_modules/.editor';
