/** The separator in a path of labels such as “Abertura › Título”. */
const SEPARATOR = ' › ';

/** Shows the field that a path of labels leads to, and puts the focus there. */
export function leadTo(path: string): void {
  const field = fieldAt(path);
  const control = field?.matches('[role="group"], [role="radiogroup"]')
    ? field.querySelector<HTMLElement>(FOCUSABLE)
    : field;
  control?.focus();
}

/** Leads to the field that the address of a form names after `#`, as soon as the form is there. */
export function leadToHash(): void {
  const path = decodeURIComponent(location.hash.slice(1));
  if (!path) return;
  const lead = new MutationObserver(() => {
    if (!fieldAt(path)) return;
    lead.disconnect();
    leadTo(path);
  });
  lead.observe(document.body, { childList: true, subtree: true });
}

const FOCUSABLE = 'input, textarea, button, [role="row"]';

/**
 * The field of the form at a path of labels; else the nearest part of the path that the page shows. The fields of an
 * item in a list are in a dialog that opens when the item is pressed, so such a path leads to the item.
 */
function fieldAt(path: string): HTMLElement | undefined {
  // The form does not show words in brackets, as in “Endereço da página (o nome do arquivo)”.
  const labels = path.replace(/ \([^()]*\)$/, '').split(SEPARATOR);
  return labels.reduce<HTMLElement | undefined>(
    (scope, label) => labelled(scope ?? document.body, label) ?? scope,
    undefined,
  );
}

/** The element with a label, or the item of a list for a label such as “Pessoas 2”. */
function labelled(scope: HTMLElement, label: string): HTMLElement | undefined {
  const named = [...scope.querySelectorAll<HTMLElement>('form [aria-labelledby]')].filter((one) =>
    labelsOf(one).includes(label),
  );
  // A field of the group itself, rather than one of the same name in a group within it.
  const [first] = named;
  const direct = named.find((one) => one.parentElement?.closest('[role="group"]') === scope.closest('[role="group"]'));
  if (direct ?? first) return direct ?? first;
  const [, list = '', number = ''] = /^(.+) (\d+)$/.exec(label) ?? [];
  const items = list && labelled(scope, list)?.querySelectorAll<HTMLElement>('[role="row"]');
  return items ? items[Number(number) - 1] : undefined;
}

const labelsOf = (one: Element): (string | null | undefined)[] =>
  (one.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
