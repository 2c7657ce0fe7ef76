import type { Fault } from '../../../src/content/reader/faults.ts';
import { type Field, valueAt } from '../../../src/lib/schema/json.ts';
import type { Place } from '../protocol.ts';
import { trailOf } from './places.ts';
import { current } from './state.ts';

/**
 * `isTyping`: until it is left, a field shows the text as typed. `fault`: the sentence about the field's mistake, if it
 * has one and is not being typed in.
 */
export type FieldProps = {
  field: Field;
  place: Place;
  isRequired: boolean;
  isTyping: boolean;
  fault: string | undefined;
};

export function textAt({ file, path }: Place): string {
  const value = valueAt(current().files[file], path);
  return typeof value === 'string' ? value : '';
}

/** A mistake in sentences: “Falta um texto. Escreva o que falta.” */
export const sentences = ({ isMissing, expected, todo }: Fault): string =>
  `${isMissing ? 'Falta' : 'Use'} ${expected}. ${todo.charAt(0).toUpperCase()}${todo.slice(1)}.`;

export function faultAt(place: Place): string | undefined {
  const fault = current().faults.find((known) => known.path && trailOf(known) === trailOf(place));
  return fault && sentences(fault);
}

export const labelsOf = ({ field, isRequired, fault }: FieldProps) => ({
  label: field.title,
  description: field.description,
  error: fault,
  withAsterisk: isRequired,
});
