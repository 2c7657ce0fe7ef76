/**
 * What the home page itself does for the contact form. Everything here is sent
 * to it; React and the rest of the form come when the form is less than one
 * viewport away.
 */

const island = document.querySelector<HTMLElement>('astro-island');
const form = island?.querySelector('form');
// Where the loader is, from the build; in development it stands in the page itself.
const loader = island?.dataset.loader;

// A submit before the form is ready would put what was typed into the address. The island sends what was pending.
form?.addEventListener('submit', (event) => {
  if ('ready' in form.dataset) return;
  event.preventDefault();
  form.dataset.pending = '';
});

if (form && loader) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      import(/* @vite-ignore */ loader);
    },
    { rootMargin: '100%' },
  );
  observer.observe(form);
}
