/** Turns the header white once the page is scrolled. Sent to every page; without scripts the header is white from the start. */

/** In CSS pixels; at 50 it is still transparent. */
const THRESHOLD = 50;

const header = document.querySelector('header');
const update = () => header?.toggleAttribute('data-scrolled', scrollY > THRESHOLD);
addEventListener('scroll', update, { passive: true });
update();
