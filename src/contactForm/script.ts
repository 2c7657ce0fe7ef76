/** The part of the contact form's code that every page with the form loads: all that has to work before the island does. */
const form = document.querySelector<HTMLFormElement>('#formulario form');
if (form) {
  explainFaults(form);
  chooseSubject();
  holdEarlySubmit(form);
}

/** Says beside a field what the browser says of it. The browser's own bubble would cover the next field, and close soon. */
function explainFaults(form: HTMLFormElement): void {
  function explain(field: HTMLInputElement, reason: string): boolean {
    const place = document.getElementById(`${field.id}-erro`);
    if (!place) return false;
    field.setAttribute('aria-invalid', `${reason !== ''}`);
    const text = document.createElement('span');
    text.textContent = reason;
    // A screen reader says the reason when the field gets the focus, or at once if it has the focus already.
    if (field === document.activeElement) text.setAttribute('role', 'alert');
    place.replaceChildren(...(reason ? [text] : []));
    return true;
  }
  // Only fields fire these events.
  const listener = (event: Event) => {
    const field = event.target as HTMLInputElement;
    const { valid, patternMismatch } = field.validity;
    if (event.type === 'input') {
      if (valid) explain(field, '');
      return;
    }
    if (!explain(field, patternMismatch ? field.title : field.validationMessage)) return;
    event.preventDefault();
    if (field === form.querySelector(':invalid')) field.focus();
  };
  form.addEventListener('input', listener);
  form.addEventListener('invalid', listener, true);
}

/** Shows the subject that the URL names: a service. A text of the URL is never shown. */
function chooseSubject(): void {
  const subject = document.getElementById('assunto');
  const box = subject?.querySelector('input');
  const label = subject?.querySelector('b');
  if (!subject || !box || !label) return;
  const subjects: Record<string, string> = JSON.parse(subject.dataset.subjects ?? '{}');
  const show = () => {
    const slug = new URLSearchParams(location.search).get('sobre') ?? '';
    if (!Object.hasOwn(subjects, slug)) return;
    label.textContent = box.value = subject.dataset.about = `${subjects[slug]}`;
    box.checked = true;
  };
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
 * the submit. A form with a URL needs this not: the browser sends it.
 */
function holdEarlySubmit(form: HTMLFormElement): void {
  let state: 'waiting' | 'held' | 'failed' | 'there' = 'waiting';
  const status = form.querySelector('[role=status] p');
  const failed = form.querySelector<HTMLElement>('[data-failed]');
  function become(next: typeof state, text = ''): void {
    state = next;
    if (status) status.textContent = text;
    failed?.replaceChildren();
  }
  form.addEventListener('submit', (event) => {
    if (state === 'there' || form.hasAttribute('action')) return;
    event.preventDefault();
    const island = form.querySelector('astro-island');
    // Put in again, the island loads again.
    if (state === 'failed') island?.replaceWith(island);
    become('held', failed?.dataset.submitting);
  });
  // `Island.tsx` listens from now on.
  form.addEventListener('island', () => {
    const wasHeld = state === 'held';
    become('there', wasHeld ? failed?.dataset.submitting : '');
    if (wasHeld) form.requestSubmit();
  });
  // Astro has tried twice, one second apart.
  addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    become('failed');
    const channels = document.querySelector('[data-channels]');
    failed?.append(`${failed.dataset.failed}`, ...(channels ? [channels.cloneNode(true)] : []));
  });
  // The browser may cache and restore the page: then the form must be idle.
  addEventListener('pagehide', () => {
    if (state === 'held') become('waiting');
  });
}
