import { expect, test } from 'vitest';
import { type FormEvent, type FormState, next } from './formState.ts';

const idle: FormState = { status: 'idle' };
const submitting: FormState = { status: 'submitting' };
const error: FormState = { status: 'error' };
const success: FormState = { status: 'success' };
const simulated: FormState = { status: 'success', restMs: 3000 };
const composed: FormState = { status: 'composed', address: 'https://wa.me/' };
const submit: FormEvent = { type: 'submit' };
const edit: FormEvent = { type: 'edit' };

test.each<[FormState, FormEvent, FormState]>([
  [idle, submit, submitting],
  [error, submit, submitting],
  [success, submit, submitting],
  [submitting, { type: 'outcome', outcome: error }, error],
  [submitting, { type: 'outcome', outcome: composed }, composed],
  [submitting, edit, submitting],
  [error, edit, error],
  [success, edit, idle],
  [composed, edit, idle],
  [simulated, edit, simulated],
  [simulated, { type: 'rest' }, idle],
])('the form is %j, and after the event %j it is %j', (state, event, after) => {
  expect(next(state, event)).toEqual(after);
});
