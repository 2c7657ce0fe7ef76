/** The header's few lines. Sent to every page; without scripts the header is white and a tap outside closes the menu. */

/** In CSS pixels; at 50 the header is still transparent, further down it is white. */
const THRESHOLD = 50;

const header = document.querySelector('header');
const menu = document.getElementById('menu');

const update = () => header?.toggleAttribute('data-scrolled', scrollY > THRESHOLD);
addEventListener('scroll', update);
update();

// A followed link that stays on the page would leave the menu open over it. Without popovers it is never over the page.
menu?.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a')) menu.hidePopover?.();
});
