import type { Fault } from '../../../src/content/faults.ts';
import { type Field, valueAt } from '../../../src/lib/schema/json.ts';
import type { Place } from '../protocol.ts';
import { trailOf } from './place.ts';
import { useStore } from './store.ts';

/**
 * `screen`: the only screen whose fields are shown. `isTyping`: until it is left, a field shows the text as typed.
 * `fault`: the sentence about the field's mistake, if it has one and is not being typed in.
 */
export type FieldProps = {
  field: Field;
  place: Place;
  isRequired: boolean;
  screen: string | undefined;
  isTyping: boolean;
  fault: string | undefined;
};

export const useText = ({ file, path }: Place): string =>
  useStore(({ files }) => {
    const value = valueAt(files[file], path);
    // Written by hand, a text may be a list of its paragraphs.
    return Array.isArray(value) ? value.join('\n\n') : typeof value === 'string' ? value : '';
  });

/** A mistake in sentences: “Falta um texto. Escreva o que falta.” */
export const sentences = ({ found, expected, todo }: Fault): string =>
  `${found.startsWith('nada') ? 'Falta' : 'Aqui vai'} ${expected}. ${todo.charAt(0).toUpperCase()}${todo.slice(1)}.`;

export const useFault = (place: Place): string | undefined =>
  useStore(({ faults }) => {
    const fault = faults.find((one) => one.path && trailOf(one) === trailOf(place));
    return fault && sentences(fault);
  });

export const labelsOf = ({ field, isRequired, fault }: FieldProps) => ({
  label: field.title,
  description: field.description,
  error: fault,
  withAsterisk: isRequired,
});
