/**
 * What the home page itself does for the contact form. Everything here is sent
 * to it; React and the rest of the form come when the form is less than one
 * viewport away.
 */

const root = document.getElementById('formulario');
const form = root?.querySelector('form');
const script = root?.dataset.script;

// What was submitted waits for the form's script; that script did not come.
const waiting = document.getElementById('espera');
const failed = document.getElementById('falha');

/** A second between two tries: on the road a connection is often back by then. */
const PAUSE_MS = 1000;

function show(shown?: HTMLElement | null): void {
  for (const one of [waiting, failed]) if (one) one.hidden = one !== shown;
}

let tries = 0;

/** Some browsers keep a module that failed under its address (Firefox 153): each further try has an address of its own. */
function load(): Promise<unknown> {
  tries++;
  return import(/* @vite-ignore */ tries > 1 ? `${script}#${tries}` : `${script}`);
}

/** Brings the form to life, with a second try of its own. */
async function bring(): Promise<void> {
  try {
    await load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      await load();
    });
    show();
  } catch {
    show(failed);
    // What waited to be sent is the visitor's to send again.
    delete form?.dataset.pending;
  }
}

// A submit before the form is ready would put what was typed into the address. The island sends what was pending.
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
      // One call may tell of several changes at once.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      bring();
    },
    { rootMargin: '100%' },
  );
  observer.observe(form);
}
