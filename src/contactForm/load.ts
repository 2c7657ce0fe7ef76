/**
 * The part of the contact form's code that the home page always loads. React and
 * the rest of the form are fetched when the form is less than one viewport away.
 */
import { forgetAbout } from './draft.ts';

const root = document.getElementById('formulario');
const form = root?.querySelector('form');
const script = root?.dataset.script;

// The notes “a submitted form waits for its script” and “the script could not be loaded”. Their texts are in attributes,
// because text browsers show hidden elements.
const waiting = document.getElementById('espera');
const failed = document.getElementById('falha');
const channels = document.querySelector('[data-channels]');

/** The line that says what the message is about. `ContactForm.tsx` sends its `data-about`. */
const about = document.getElementById('assunto');

/** Shows what the message is about: the service that the URL names, else what the page itself is about. */
function showAbout(): void {
  if (!about) return;
  const slug = new URL(location.href).searchParams.get('sobre');
  // The footer has the names of all services. A text of the URL is never shown.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[aria-labelledby=rodape-1] a')) {
    if (link.pathname.endsWith(`/${slug}`)) about.dataset.about = link.text;
  }
  const { about: name, label, forget } = about.dataset;
  if (!name) return;
  const button = document.createElement('button');
  button.setAttribute('aria-label', `${forget}`);
  button.onclick = () => {
    forgetAbout(about);
    form?.querySelector('input')?.focus();
  };
  about.replaceChildren(`${label} ${name}`, button);
}

// A link such as `?sobre=automacoes#contato` leads to the form on the same page. With the same query in the page's URL,
// the link only scrolls. Otherwise it would load the page again, and the visitor's text would be lost.
addEventListener('click', (event) => {
  // The target of a click is an element.
  const link = (event.target as Element).closest<HTMLAnchorElement>('[href^="?"]');
  // With these keys, the link opens elsewhere; also with the middle button, whose clicks only older browsers report here.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  history.replaceState(null, '', link.search);
  showAbout();
});
showAbout();

/** The pause before the retry, in milliseconds: a mobile connection often works again after a short time. */
const PAUSE_MS = 1000;

function show(shown?: HTMLElement | null): void {
  for (const one of [waiting, failed]) one?.replaceChildren(one === shown ? `${one.dataset.text}` : '');
  if (shown === failed && channels) failed?.append(channels.cloneNode(true));
}

let tries = 0;

/** Imports the form's script. Firefox 153 caches a failed module by its URL, so each try uses a different URL. */
function load(): Promise<unknown> {
  tries++;
  // A variable, because Vite adds a preloader to an import of a template.
  const url = `${script}#${tries}`;
  return import(/* @vite-ignore */ url);
}

/** Loads the script that hydrates the form. After a failure, tries once more. */
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

// Before hydration, the browser's own submit would leave the page, or the security policy would block it. After
// hydration, `ContactForm.tsx` sends the pending submit.
form?.addEventListener('submit', (event) => {
  if ('ready' in form.dataset) return show();
  event.preventDefault();
  form.dataset.pending = '';
  if (failed?.hasChildNodes()) bring();
  show(waiting);
});

// The browser may cache and restore the page: then the form must be idle.
addEventListener('pagehide', () => {
  if (!waiting?.textContent) return;
  delete form?.dataset.pending;
  show();
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
