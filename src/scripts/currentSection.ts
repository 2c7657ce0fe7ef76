/** Marks the menu's link to the section in the middle of the viewport. Only the home page and pages with the form do. */

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      document.querySelector(`#menu [href="#${target.id}"]`)?.setAttribute('aria-current', `${isIntersecting}`);
    }
  },
  { rootMargin: '-50% 0%' },
);

for (const section of document.querySelectorAll('section')) observer.observe(section);
