/**
 * Makes the header white after scrolling, tells the page where it ends, and closes the menu. Sent to every page;
 * without scripts the header is always white, ends where a short name ends it, and a tap outside closes the menu.
 */

/** In CSS pixels; at 50 the header is still transparent, further down it is white. */
const THRESHOLD = 50;

const header = document.querySelector('header');
const menu = document.getElementById('menu');

const update = () => header?.toggleAttribute('data-scrolled', scrollY > THRESHOLD);
addEventListener('scroll', update);
update();

if (header) {
  new ResizeObserver(() => {
    const height = header.offsetHeight;
    // The styles of all elements are computed anew for it: not on a phone, where 68 px is what the style sheet says.
    document.documentElement.style.setProperty('--header-end', height > 68 ? `${height}px` : '');
  }).observe(header);
}

// A link to the same page would leave the menu open over it. Browsers without popovers never show the menu over the page.
menu?.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a')) menu.hidePopover?.();
});
