/** The folder for the editor's temporary files. It is also the editor's Vite cache. */
export const EDITOR_CACHE = 'node_modules/.editor';
