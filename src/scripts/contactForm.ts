/**
 * The part of the contact form's code that the home page always loads. React and
 * the rest of the form are fetched when the form is less than one viewport away.
 */

const root = document.getElementById('formulario');
const form = root?.querySelector('form');
const script = root?.dataset.script;

// Two notes: a submitted form waits for its script; the script could not be loaded.
const waiting = document.getElementById('espera');
const failed = document.getElementById('falha');

/** The pause before the second try: a mobile connection is often back after a second. */
const PAUSE_MS = 1000;

function show(shown?: HTMLElement | null): void {
  for (const one of [waiting, failed]) if (one) one.hidden = one !== shown;
}

let tries = 0;

/** Some browsers cache a module that failed by its address (Firefox 153), so each further try has another address. */
function load(): Promise<unknown> {
  tries++;
  return import(/* @vite-ignore */ tries > 1 ? `${script}#${tries}` : `${script}`);
}

/** Loads the script that hydrates the form, and tries twice. */
async function bring(): Promise<void> {
  try {
    await load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      await load();
    });
    show();
  } catch {
    show(failed);
    // A pending submit is dropped: the visitor has to send again.
    delete form?.dataset.pending;
  }
}

// Before hydration, the browser's own submit would put what was typed into the address. The island sends what is pending.
form?.addEventListener('submit', (event) => {
  if ('ready' in form.dataset) return show();
  event.preventDefault();
  form.dataset.pending = '';
  if (!failed?.hidden) bring();
  show(waiting);
});

if (form) {
  const observer = new IntersectionObserver(
    (entries) => {
      // One callback may report several changes at once.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      bring();
    },
    { rootMargin: '100%' },
  );
  observer.observe(form);
}
