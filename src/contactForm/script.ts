/** The part of the contact form's code that every page with the form loads: all that has to work before the island does. */
const form = document.querySelector('form');
if (form) {
  form.addEventListener('input', explainFault);
  form.addEventListener('invalid', explainFault, true);
  const subject = form.querySelector<HTMLElement>('[data-subjects]');
  if (subject) chooseSubject(subject);
  // A form with a URL needs this not: the browser sends it.
  if (!form.hasAttribute('action')) holdEarlySubmit(form);
}

/** Says beside a field what the browser says of it. The browser's own bubble would cover the next field, and close soon. */
function explainFault(event: Event): void {
  // Only fields fire these events.
  const field = event.target as HTMLInputElement;
  const place = document.getElementById(`${field.id}-erro`);
  const reason = field.validity.patternMismatch ? field.title : field.validationMessage;
  // While the visitor types, a reason disappears, but none appears.
  if (!place || (event.type === 'input' && reason)) return;
  field.setAttribute('aria-invalid', `${reason !== ''}`);
  const text = document.createElement('span');
  text.textContent = reason;
  // A screen reader says the reason when the field gets the focus, or at once if it has the focus already.
  if (field === document.activeElement) text.setAttribute('role', 'alert');
  place.replaceChildren(...(reason ? [text] : []));
  event.preventDefault();
  if (field === field.form?.querySelector(':invalid')) field.focus();
}

/** Shows the subject that the URL names: a service. A text of the URL is never shown. */
function chooseSubject(subject: HTMLElement): void {
  const subjects: Record<string, string> = JSON.parse(subject.dataset.subjects ?? '{}');
  function show(): void {
    const slug = new URLSearchParams(location.search).get('sobre') ?? '';
    const [box, name] = [subject.querySelector('input'), subject.querySelector('b')];
    if (!box || !name || !Object.hasOwn(subjects, slug)) return;
    name.textContent = box.value = subject.dataset.about = `${subjects[slug]}`;
    box.checked = true;
  }
  show();
  // A link such as `?sobre=automacoes#contato` leads to the form on the same page. With the same query in the page's
  // URL, the link only scrolls. Otherwise it would load the page again, and the visitor's text would be lost.
  addEventListener('click', (event) => {
    // The target of a click is an element.
    const link = (event.target as Element).closest<HTMLAnchorElement>('[href^="?"]');
    // With these keys, the link opens elsewhere.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    history.replaceState(null, '', link.search);
    show();
  });
}

/**
 * Holds a submit until the island is there. Otherwise the browser would leave the page, or the security policy would block
 * the submit.
 */
function holdEarlySubmit(form: HTMLFormElement): void {
  let state: 'waiting' | 'held' | 'failed' | 'there' = 'waiting';
  const status = form.querySelector('[role=status] p');
  const failed = form.querySelector<HTMLElement>('[data-failed]');
  function become(next: typeof state, ...failure: (string | Node)[]): void {
    state = next;
    if (status) status.textContent = next === 'held' ? `${failed?.dataset.submitting}` : '';
    failed?.replaceChildren(...failure);
  }
  form.addEventListener('submit', (event) => {
    if (state === 'there') return;
    event.preventDefault();
    const island = form.querySelector('astro-island');
    // Put in again, the island loads again.
    if (state === 'failed') island?.replaceWith(island);
    become('held');
  });
  // `Island.tsx` listens from now on.
  form.addEventListener('island', () => {
    const wasHeld = state === 'held';
    state = 'there';
    if (wasHeld) form.requestSubmit();
  });
  // Astro has tried twice, one second apart.
  addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    become('failed', `${failed?.dataset.failed}`, document.querySelector('[data-channels]')?.cloneNode(true) ?? '');
  });
  // The browser may cache and restore the page: then the form must be idle.
  addEventListener('pagehide', () => {
    if (state === 'held') become('waiting');
  });
}
