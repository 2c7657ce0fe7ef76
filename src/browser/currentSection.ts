/** Marks, in the menu, the link to the section that crosses the middle of the window. Only the home page has such sections. */

const links = document.querySelectorAll<HTMLAnchorElement>('#menu li a');
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
