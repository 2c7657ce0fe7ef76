import { expect, test } from 'vitest';
import { type FormEvent, type FormStatus, formReducer } from './formState.ts';

test.each<[FormStatus, FormEvent, FormStatus]>([
  ['idle', 'submit', 'submitting'],
  ['idle', 'delivered', 'idle'],
  ['idle', 'failed', 'idle'],
  ['idle', 'rested', 'idle'],
  ['submitting', 'submit', 'submitting'],
  ['submitting', 'delivered', 'success'],
  ['submitting', 'failed', 'error'],
  ['submitting', 'rested', 'submitting'],
  ['success', 'submit', 'submitting'],
  ['success', 'delivered', 'success'],
  ['success', 'failed', 'success'],
  ['success', 'rested', 'idle'],
  ['error', 'submit', 'submitting'],
  ['error', 'delivered', 'error'],
  ['error', 'failed', 'error'],
  ['error', 'rested', 'error'],
  ['idle', 'left', 'idle'],
  ['submitting', 'left', 'idle'],
  ['success', 'left', 'idle'],
  ['error', 'left', 'idle'],
])('%s, at “%s”, becomes %s', (status, event, next) => {
  expect(formReducer(status, event)).toBe(next);
});
