import { expect, test } from 'vitest';
import { type FormEvent, type FormStatus, formReducer } from './formState.ts';

const statuses: FormStatus[] = ['idle', 'submitting', 'composed', 'success', 'error'];
/** The statuses that each event changes, and their next status. */
const changes: Record<FormEvent, Partial<Record<FormStatus, FormStatus>>> = {
  submit: { idle: 'submitting', composed: 'submitting', success: 'submitting', error: 'submitting' },
  composed: { submitting: 'composed' },
  delivered: { submitting: 'success' },
  failed: { submitting: 'error' },
  edited: { composed: 'idle' },
  rested: { success: 'idle' },
  left: { submitting: 'idle', composed: 'idle', success: 'idle', error: 'idle' },
};
const table = Object.entries(changes).flatMap(([event, next]) =>
  statuses.map((status) => [status, event as FormEvent, next[status] ?? status] as const),
);

test.each(table)('from the status “%s”, the event “%s” leads to “%s”', (status, event, next) => {
  expect(formReducer(status, event)).toBe(next);
});
