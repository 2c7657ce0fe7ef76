import { useEffect, useRef } from 'react';
import type { Fault } from '../../../src/content/faults.ts';
import { type Field, valueAt } from '../../../src/lib/schema/json.ts';
import type { Path, Place } from '../protocol.ts';
import { set, useStore } from './store.ts';

/** `screen`: the only screen whose fields are shown. */
export type FieldProps = { field: Field; place: Place; isRequired: boolean; screen?: string | undefined };

/** The value of a field, as text. */
export const useText = ({ file, path }: Place): string =>
  useStore(({ files }) => {
    const value = valueAt(files[file], path);
    // Written by hand, a text may be a list of its paragraphs.
    return Array.isArray(value) ? value.join('\n\n') : typeof value === 'string' ? value : '';
  });

/** A mistake in sentences: “Falta um texto. Escreva o que falta.” */
export const sentences = ({ found, expected, todo }: Fault): string =>
  `${found.startsWith('nada') ? 'Falta' : 'Aqui vai'} ${expected}. ${todo.charAt(0).toUpperCase()}${todo.slice(1)}.`;

export const isSame = (one: Place | undefined, other: Place): boolean =>
  one?.file === other.file && one.path.join() === other.path.join();

/** The sentence about the mistake at a place; undefined if there is none. */
export const useFault = (place: Place): string | undefined =>
  useStore(({ faults }) => {
    const fault = faults.find(({ file, path }) => path && isSame({ file, path: path as Path }, place));
    return fault && sentences(fault);
  });

/** The ref of a field's element, which gets the focus when the field is opened, and its listener. */
export function useFocused<Element extends HTMLElement>(place: Place) {
  const ref = useRef<Element>(null);
  // The same field can be opened again.
  const wanted = useStore(({ focused }) => (isSame(focused, place) ? focused : undefined));
  useEffect(() => {
    if (!wanted || ref.current?.contains(document.activeElement)) return;
    const control = ref.current?.querySelector<HTMLElement>(
      'input:not([type="file"]), select, textarea, [contenteditable], button',
    );
    control?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  return { ref, onFocus: () => set({ focused: place }) };
}

/** The labels of a field, for the inputs of all kinds. */
export const labelsOf = ({ field, isRequired }: FieldProps, fault?: string) => ({
  label: field.title,
  description: field.description,
  error: fault,
  withAsterisk: isRequired,
  'aria-required': isRequired,
});
