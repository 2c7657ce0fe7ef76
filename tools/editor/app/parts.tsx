import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** A word beside the title of a row: it is hidden, or has a mistake. */
export const Note = ({ children, isWrong = false }: { children?: ReactNode; isWrong?: boolean | undefined }) => (
  <Text span ms="xs" size="sm" c={isWrong ? 'var(--mantine-color-error)' : 'dimmed'}>
    {isWrong ? 'falta corrigir' : children}
  </Text>
);

/** Focuses a new heading or field, which replaces the button that the owner pressed. */
export const focus = (element: HTMLElement | null) => element?.focus();
