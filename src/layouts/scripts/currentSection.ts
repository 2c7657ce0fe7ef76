/** Marks the menu's link to the section in the middle of the viewport. Every page loads this script. */

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = document.querySelector(`#menu [href="#${target.id}"]`);
      if (isIntersecting) link?.setAttribute('aria-current', 'location');
      else link?.removeAttribute('aria-current');
    }
  },
  { rootMargin: '-50% 0%' },
);

for (const section of document.querySelectorAll('section[id]')) observer.observe(section);
