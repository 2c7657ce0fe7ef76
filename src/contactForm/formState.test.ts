import { expect, test } from 'vitest';
import { type FormEvent, type FormState, formReducer, IDLE } from './formState.ts';

const submitting: FormState = { status: 'submitting' };
const composed = { status: 'composed', address: 'https://wa.me/1' } as const;
const [success, error] = [{ status: 'success' }, { status: 'error' }] as const;
const states: FormState[] = [IDLE, submitting, composed, success, error];

/** The next state of each of the `states`, in the same order. */
test.each<[FormEvent, FormState[]]>([
  [{ type: 'submitted' }, [submitting, submitting, submitting, submitting, submitting]],
  [{ type: 'ended', outcome: composed }, [IDLE, composed, composed, success, error]],
  [{ type: 'ended', outcome: success }, [IDLE, success, composed, success, error]],
  [{ type: 'ended', outcome: error }, [IDLE, error, composed, success, error]],
  [{ type: 'edited' }, [IDLE, submitting, IDLE, IDLE, error]],
  [{ type: 'rested' }, [IDLE, submitting, composed, IDLE, error]],
  [{ type: 'left' }, [IDLE, IDLE, IDLE, IDLE, IDLE]],
])('the event %j leads from the five states to %j', (event, next) => {
  expect(states.map((state) => formReducer(state, event))).toEqual(next);
});
