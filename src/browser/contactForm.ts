/**
 * What the home page itself does for the contact form. Everything here is sent
 * to it; React and the rest of the form come when the form is less than one
 * viewport away.
 */

/** Astro's element: once its code has come it can be started again. */
type Island = HTMLElement & { start?: () => Promise<void> };

const island = document.querySelector<Island>('astro-island');
const form = island?.querySelector('form');
// Where the loader is, from the build; in development it stands in the page itself.
const loader = island?.dataset.loader;

// What was submitted waits for the form's script; some of that did not come.
const waiting = document.getElementById('espera');
const failed = document.getElementById('falha');

function show(shown?: HTMLElement | null): void {
  for (const one of [waiting, failed]) if (one) one.hidden = one !== shown;
}

/** Brings the form to life. */
async function bring(): Promise<void> {
  // A browser keeps what failed under its address: each try has its own.
  const fresh = `${loader}?${performance.now()}`;
  try {
    if (island?.start) await island.start();
    else await import(/* @vite-ignore */ fresh);
  } catch {
    fail();
  }
}

function fail(): void {
  show(failed);
  // What waited to be sent is the visitor's to send again.
  delete form?.dataset.pending;
}

island?.addEventListener('astro:hydrate', () => show());

// Some part of it did not come, twice: Astro asks again by itself once.
island?.addEventListener('astro:hydration-error', (event) => {
  event.preventDefault();
  fail();
});

// A submit before the form is ready would put what was typed into the address. The island sends what was pending.
form?.addEventListener('submit', (event) => {
  if ('ready' in form.dataset) return;
  event.preventDefault();
  form.dataset.pending = '';
  if (!failed?.hidden) bring();
  show(waiting);
});

if (form && loader) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      bring();
    },
    { rootMargin: '100%' },
  );
  observer.observe(form);
}
