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

export const useFault = (place: Place): string | undefined =>
  useStore(({ faults }) => {
    const fault = faults.find(({ file, path }) => path && isSame({ file, path: path as Path }, place));
    return fault && sentences(fault);
  });

let isPressed = false;
for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
  addEventListener(
    type,
    () => {
      isPressed = type === 'pointerdown';
    },
    true,
  );

/** Runs at once, or when the pointer is released: a message that appears before would move what is being pressed. */
export function whenReleased(run: () => void): void {
  const later = () => requestAnimationFrame(run);
  if (!isPressed) run();
  else for (const type of ['pointerup', 'pointercancel']) addEventListener(type, later, { once: true });
}

export const labelsOf = ({ field, isRequired, fault }: FieldProps) => ({
  label: field.title,
  description: field.description,
  error: fault,
  withAsterisk: isRequired,
  'aria-required': isRequired,
});
