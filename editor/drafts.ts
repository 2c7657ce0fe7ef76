import { createStore, del } from 'idb-keyval';

/*
 * Keystatic stores unsaved text in the browser, in one draft for each form.
 */

/** Deletes a draft. */
export function deleteDraft(key: string[]): Promise<void> {
  return del(key, createStore('keystatic', 'items'));
}

/** The file of the open form; undefined for a new file. */
export function openFile(): string | undefined {
  const [kind, name, slug] = openDraft();
  if (kind === 'singleton') return `${name}.yaml`;
  return kind === 'collection' ? `${name}/${slug}.yaml` : undefined;
}

/** The key of the open form's draft. */
export function openDraft(): string[] {
  const [, , kind = '', name = '', page, slug] = location.pathname.split('/').map(decodeURIComponent);
  if (kind === 'singleton') return [kind, name];
  if (page === 'item') return [kind, name, slug ?? ''];
  const duplicate = new URLSearchParams(location.search).get('duplicate');
  return ['collection-create', name, ...(duplicate ? [duplicate] : [])];
}
