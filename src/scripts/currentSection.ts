/** Marks the menu's link to the section in the middle of the viewport. Only the home page and pages with the form do. */

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = document.querySelector(`#menu [href="#${target.id}"]`);
      if (isIntersecting) link?.setAttribute('aria-current', 'true');
      else link?.removeAttribute('aria-current');
    }
  },
  { rootMargin: '-50% 0%' },
);

for (const section of document.querySelectorAll('section')) observer.observe(section);
