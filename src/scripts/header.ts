/**
 * Gives the header a background after scrolling, sets `--header-end`, and closes the menu. Sent to every page; without scripts
 * the header always has one, `--header-end` assumes a short name, and a tap outside closes the menu.
 */

/** The largest scroll position, in CSS pixels, at which the header is still transparent. */
const THRESHOLD = 50;

const header = document.querySelector('header');
const menu = document.getElementById('menu');

/** Without popovers there is nothing to close: such browsers never show the menu over the page. */
const closeMenu = () => menu?.hidePopover?.();

const update = () => header?.toggleAttribute('data-scrolled', scrollY > THRESHOLD);
addEventListener('scroll', update);

if (header) {
  new ResizeObserver(() => {
    const height = header.offsetHeight;
    // Setting this recomputes the styles of all elements, so it is skipped for the height that the style sheet has.
    const isHigher = height > Number.parseFloat(getComputedStyle(header).minHeight);
    document.documentElement.style.setProperty('--header-end', isHigher ? `${height}px` : '');
    // After a device is turned, an open menu could cover a wide header, which shows its links in a row.
    closeMenu();
    // Reads the scroll position after the first layout: an earlier read would cause one more, in the fallback font.
    update();
  }).observe(header);
}

// After a link to the same page, the menu would stay open over the page.
menu?.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a')) closeMenu();
});

addEventListener('focusin', ({ target }) => {
  if (!(target as Element).closest('#menu, [popovertarget]')) closeMenu();
});
