/** The event of Vite's watcher after which the pages have the saved content. */
export const CONTENT_EVENT = 'site:content';
