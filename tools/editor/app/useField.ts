import type { Fault } from '../../../src/content/faults.ts';
import { type Field, valueAt } from '../../../src/lib/schema/json.ts';
import type { Path, Place } from '../protocol.ts';
import { useStore } from './store.ts';

/** `screen`: the only screen whose fields are shown. `fault`: the sentence about the field's mistake, if it has one. */
export type FieldProps = {
  field: Field;
  place: Place;
  isRequired: boolean;
  screen?: string | undefined;
  fault?: string | undefined;
};

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

/** The labels of a field, for the inputs of all kinds. */
export const labelsOf = ({ field, isRequired, fault }: FieldProps) => ({
  label: field.title,
  description: field.description,
  error: fault,
  withAsterisk: isRequired,
  'aria-required': isRequired,
});
