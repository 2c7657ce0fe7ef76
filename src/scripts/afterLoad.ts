/** Imports `later.ts` after the page, so that it delays nothing. Only the home page and pages with the form do. */
const { script = '' } = document.body.dataset;
addEventListener('load', () => import(/* @vite-ignore */ script));
