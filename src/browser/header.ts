/**
 * The header's few lines in the browser. Everything here is sent to every page.
 * Without it the header is solid and the menu closes with a tap outside.
 */

/** The header turns white once the page is scrolled further than this, in CSS pixels. */
const THRESHOLD = 50;

const header = document.querySelector<HTMLElement>('[data-header]');
const menu = document.getElementById('menu');

if (header && menu) {
  const update = () => header.toggleAttribute('data-scrolled', scrollY > THRESHOLD);
  addEventListener('scroll', update, { passive: true });
  update();

  // A followed link that stays on the page would leave the menu open over it.
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) menu.hidePopover();
  });
}
