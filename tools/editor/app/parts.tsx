import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

export const Help = ({ children, id }: { children: ReactNode; id?: string }) =>
  children && (
    <Text id={id} size="xs" c="dimmed">
      {children}
    </Text>
  );

/** A word beside the title of a row: it is hidden, or has a mistake. */
export const Note = ({ children, isWrong = false }: { children?: ReactNode; isWrong?: boolean | undefined }) => (
  <Text span ms="xs" size="sm" c={isWrong ? 'var(--mantine-color-error)' : 'dimmed'}>
    {isWrong ? 'falta corrigir' : children}
  </Text>
);

/** Focuses a new heading or field, which replaces the button that the owner pressed. */
export const focus = (element: HTMLElement | null) => element?.focus();

/** A time as the owner says it: “hoje, 15:40”, “ontem, 9:05”, “3 de março de 2026, 10:00”. */
export function when(time: number): string {
  const date = new Date(time);
  const clock = date.toLocaleTimeString('pt-BR', { hour: 'numeric', minute: '2-digit' });
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(time).setHours(0, 0, 0, 0)) / 86_400_000);
  const day = ['hoje', 'ontem'][days] ?? date.toLocaleDateString('pt-BR', { dateStyle: 'long' });
  return `${day}, ${clock}`;
}
