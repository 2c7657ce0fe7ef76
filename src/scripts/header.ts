/**
 * Makes the header white after scrolling, tells the page where it ends, and closes the menu. Sent to every page;
 * without scripts the header is always white, ends where a short name ends it, and a tap outside closes the menu.
 */

/** In CSS pixels; at 50 the header is still transparent, further down it is white. */
const THRESHOLD = 50;

const header = document.querySelector('header');
const menu = document.getElementById('menu');

/** Browsers without popovers never show the menu over the page. */
const closeMenu = () => menu?.hidePopover?.();

const update = () => header?.toggleAttribute('data-scrolled', scrollY > THRESHOLD);
addEventListener('scroll', update);
update();

if (header) {
  new ResizeObserver(() => {
    const height = header.offsetHeight;
    // Computes the styles of all elements again: not on a phone, where 68 px is what the style sheet says.
    document.documentElement.style.setProperty('--header-end', height > 68 ? `${height}px` : '');
    // The device was turned: an open menu would cover a wide header, which has its links in a row.
    closeMenu();
  }).observe(header);
}

// A link to the same page would leave the menu open over it.
menu?.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a')) closeMenu();
});

addEventListener('focusin', ({ target }) => {
  if (!(target as Element).closest('#menu, [popovertarget]')) closeMenu();
});
