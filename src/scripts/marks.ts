/**
 * Loads the platforms' marks once the page has loaded, so that a picture of the whole page, a saved page and print have
 * them. Before that they would delay the largest paint. Sent to every page.
 */
addEventListener('load', () => {
  for (const mark of document.querySelectorAll<HTMLElement>('[data-mark]')) mark.style.contentVisibility = 'visible';
});
