/**
 * Imports `later.ts` after the page, so that it delays nothing. Only the home page and pages with the form do. The page
 * does without it, also where it cannot be loaded.
 */
const { script = '' } = document.body.dataset;
// In WebKit a page is still loading while it loads what a handler of its load event asks for.
addEventListener('load', () => setTimeout(() => import(/* @vite-ignore */ script).catch(() => {})));
