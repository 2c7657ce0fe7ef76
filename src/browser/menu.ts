/** The menu on the home page, whose links stay on the page. Without it the menu closes with a tap outside. */

const menu = document.getElementById('menu');
const links = document.querySelectorAll<HTMLAnchorElement>('#menu li a');

// A followed link would leave the menu open over its target.
menu?.addEventListener('click', (event) => {
  if ((event.target as Element).closest('a')) menu.hidePopover();
});

// The link to the section that crosses the middle of the window is the current one.
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      for (const link of links) {
        if (link.hash.slice(1) !== target.id) continue;
        if (isIntersecting) link.ariaCurrent = 'true';
        else link.removeAttribute('aria-current');
      }
    }
  },
  { rootMargin: '-50% 0% -50% 0%' },
);

for (const { hash } of links) {
  const section = document.querySelector(hash);
  if (section) observer.observe(section);
}
