/** The folder of what an open editor keeps for itself. It is also its Vite cache. */
export const EDITOR_CACHE = 'node_modules/.editor';
