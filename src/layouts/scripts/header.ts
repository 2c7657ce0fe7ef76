/**
 * Gives the header a background after scrolling, sets `--header-end`, and closes the menu. Every page loads this
 * script. Without scripts the header always has a background, `--header-end` is the header's minimum height, and only
 * the browser closes the menu.
 */

/** The largest scroll position, in CSS pixels, at which the header is still transparent. */
const THRESHOLD = 50;

const header = document.querySelector('header');
const menu = document.getElementById('menu');

/** Closes the menu. Browsers without popovers never show it over the page, so there is nothing to close. */
const closeMenu = () => menu?.hidePopover?.();

const update = () => header?.toggleAttribute('data-scrolled', scrollY > THRESHOLD);
addEventListener('scroll', update);

if (header) {
  new ResizeObserver(() => {
    const height = header.offsetHeight;
    // Setting the property recomputes the styles of all elements, so it stays empty at the header's minimum height.
    const isHigher = height > Number.parseFloat(getComputedStyle(header).minHeight);
    document.documentElement.style.setProperty('--header-end', isHigher ? `${height}px` : '');
    // After a device is turned, an open menu could cover a wide header, which shows its links in a row.
    closeMenu();
    // Reads the scroll position after the first layout. An earlier read would force one more layout, in the fallback
    // font.
    update();
  }).observe(header);
}

// A link to the same page loads no page, so the menu would stay open over the page.
menu?.addEventListener('click', ({ target }) => {
  // The target of a click is an element.
  if ((target as Element).closest('a')) closeMenu();
});

addEventListener('focusin', ({ target }) => {
  // Only elements get the focus.
  if (!(target as Element).closest('#menu, [popovertarget]')) closeMenu();
});
