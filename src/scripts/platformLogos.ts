/**
 * Loads the platforms' logos after the page, so that full-page screenshots, saved pages and prints contain them. If they
 * loaded earlier, they would delay the largest contentful paint. Every page loads this script.
 */
addEventListener('load', () => {
  for (const logo of document.querySelectorAll<HTMLElement>('[data-platform]'))
    logo.style.contentVisibility = 'visible';
});
