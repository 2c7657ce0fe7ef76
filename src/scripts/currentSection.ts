/** Marks, in the menu, the link to the section that crosses the middle of the window. Sent to the home page, which has them. */

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
