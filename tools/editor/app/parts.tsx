import { Fieldset, Input, Stack, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Field } from '../../../src/lib/schema/json.ts';

/** A word beside the title of a row: it is hidden, or has a mistake. */
export const Note = ({ children, isWrong = false }: { children?: ReactNode; isWrong?: boolean | undefined }) => (
  <Text span ms="xs" size="sm" c={isWrong ? 'var(--mantine-color-error)' : 'dimmed'}>
    {isWrong ? 'falta corrigir' : children}
  </Text>
);

/** Focuses a new heading or field, which replaces the button that the owner pressed. */
export const focus = (element: HTMLElement | null) => element?.focus();

/** A field that has other fields or controls in it. */
export function Framed({ field, children }: { field: Field; children: ReactNode }) {
  const id = useId();
  return (
    <Fieldset legend={field.title} aria-describedby={id}>
      <Stack>
        {field.description && <Input.Description id={id}>{field.description}</Input.Description>}
        {children}
      </Stack>
    </Fieldset>
  );
}
