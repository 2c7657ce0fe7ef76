/** The part of the contact form's code that every page with the form loads: all that has to work before the island does. */
const form = document.querySelector('form');
if (form) {
  form.addEventListener('input', explainFault);
  form.addEventListener('invalid', explainFault, true);
  const subject = form.querySelector<HTMLElement>('[data-subjects]');
  if (subject) chooseSubject(subject);
  // The browser sends a form with a URL without this.
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
  // A screen reader says the reason when the field gets the focus, or at once if it has the focus already.
  place.setAttribute('role', reason && field === document.activeElement ? 'alert' : 'none');
  place.textContent = reason;
  event.preventDefault();
  if (field !== field.form?.querySelector(':invalid')) return;
  field.focus({ preventScroll: true });
  // In Chromium, a smooth scroll ends too soon, with the label below the header.
  field.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Shows the subject that the URL names: a service. A text of the URL is never shown. */
function chooseSubject(subject: HTMLElement): void {
  const subjects = JSON.parse(`${subject.dataset.subjects}`);
  const [box, name] = [subject.querySelector('input'), subject.querySelector('b')];
  function show(): void {
    const chosen = subjects[new URLSearchParams(location.search).get('sobre') ?? ''];
    if (!box || !name || typeof chosen !== 'string') return;
    name.textContent = box.value = subject.dataset.about = chosen;
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
  const island = form.querySelector('astro-island');
  const status = form.querySelector('[role=status] p');
  const failed = form.querySelector<HTMLElement>('[data-failed]');
  const waiting = new AbortController();
  let isHeld = false;
  function hold(next: boolean, ...failure: (string | Node)[]): void {
    isHeld = next;
    if (status) status.textContent = next ? `${failed?.dataset.submitting}` : '';
    failed?.replaceChildren(...failure);
  }
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    // Put in again, the island loads again.
    if (failed?.hasChildNodes()) island?.replaceWith(island);
    hold(true);
  }
  form.addEventListener('submit', submit, { signal: waiting.signal });
  // `Island.tsx` listens from now on. The message is sent once, also if the island listens again.
  form.addEventListener('island', () => {
    waiting.abort();
    if (isHeld) form.requestSubmit();
    isHeld = false;
  });
  // Astro has tried twice, one second apart.
  addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    hold(false, `${failed?.dataset.failed}`, document.querySelector('[data-channels]')?.cloneNode(true) ?? '');
  });
}
