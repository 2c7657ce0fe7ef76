import { useEffect, useRef } from 'react';
import { type Field, valueAt } from '../../../src/schema/json.ts';
import type { Path, Place } from '../protocol.ts';
import { useStore } from './store.ts';

export type FieldProps = { field: Field; place: Place; isRequired: boolean };

/** The value of a field, as text. */
export const useText = ({ file, path }: Place): string =>
  useStore(({ files }) => {
    const value = valueAt(files[file], path);
    return typeof value === 'string' ? value : '';
  });

/** The sentence about a mistake. */
export const says = (fault: { expected: string; todo: string } | undefined) =>
  fault && `Esperava ${fault.expected}. Faça: ${fault.todo}.`;

export const isSame = (one: Place | undefined, other: Place): boolean =>
  one?.file === other.file && one.path.join() === other.path.join();

/** The mistake of a field, and the ref of its element, which gets the focus when the field is opened. */
export function useField<Element extends HTMLElement>(place: Place) {
  const element = useRef<Element>(null);
  const isWanted = useStore(({ focused }) => isSame(focused, place));
  const fault = useStore(({ faults }) =>
    faults.find(({ file, path }) => path && isSame({ file, path: path as Path }, place)),
  );
  useEffect(() => {
    if (!isWanted || element.current?.contains(document.activeElement)) return;
    const control = element.current?.querySelector<HTMLElement>('input, select, textarea, button');
    control?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  return { element, fault };
}
