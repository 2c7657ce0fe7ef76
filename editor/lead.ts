/** The separator in a path of labels such as “Abertura › Título”. */
const SEPARATOR = ' › ';

/** Scrolls to the field at a path of labels, and focuses it. */
export function leadTo(path: string): void {
  const field = fieldAt(path);
  const control = field?.matches('[role="group"], [role="radiogroup"]')
    ? field.querySelector<HTMLElement>(FOCUSABLE)
    : field;
  control?.focus();
}

/** Goes to the field that the URL's fragment names, as soon as the form is rendered. */
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
 * Finds the field of the form at a path of labels. If the page does not show the field, finds the innermost part of the
 * path that the page shows. For a field of a list item, that part is the item: its fields are in a dialog, which opens
 * only when the item is pressed.
 */
function fieldAt(path: string): HTMLElement | undefined {
  // Removes text in brackets at the end, as in “Endereço da página (o nome do arquivo)”: forms' labels do not have it.
  const labels = path.replace(/ \([^()]*\)$/, '').split(SEPARATOR);
  return labels.reduce<HTMLElement | undefined>(
    (scope, label) => labelled(scope ?? document.body, label) ?? scope,
    undefined,
  );
}

/**
 * The element with the given label. For a label such as “Pessoa 2” or “Parte 3, Pessoas”: that item of the list whose name
 * begins alike, as in “Pessoas”, else of the first list.
 */
function labelled(scope: HTMLElement, label: string): HTMLElement | undefined {
  const named = [...scope.querySelectorAll<HTMLElement>('form [aria-labelledby]')].filter((one) =>
    labelsOf(one).includes(label),
  );
  // Prefers a field of the group itself to a field with the same label in an inner group.
  const [first] = named;
  const direct = named.find((one) => one.parentElement?.closest('[role="group"]') === scope.closest('[role="group"]'));
  if (direct ?? first) return direct ?? first;
  const [, item = '', number = ''] = /^(.+?) (\d+)(?:, .*)?$/.exec(label) ?? [];
  if (!item) return undefined;
  const lists = [...scope.querySelectorAll<HTMLElement>('[role="grid"]')];
  const alike = lists.find((one) => labelsOf(one).some((name) => name?.startsWith(item.slice(0, 4))));
  return (alike ?? lists[0])?.querySelectorAll<HTMLElement>('[role="row"]')[Number(number) - 1];
}

const labelsOf = (one: Element): (string | null | undefined)[] =>
  (one.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
