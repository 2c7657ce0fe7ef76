import type { Outcome } from './delivery.ts';

/** All states of the contact form. */
export type FormState = { status: 'idle' | 'submitting' } | Outcome;

/** The events of the form. `rest` is the end of a success that does not stay. */
export type FormEvent = { type: 'submit' | 'edit' | 'rest' } | { type: 'outcome'; outcome: Outcome };

/** The state after an event. */
export function next(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'submit':
      return { status: 'submitting' };
    case 'outcome':
      return event.outcome;
    case 'edit': {
      // The composed message is outdated, and a success that stays is that of the message before.
      const isOver = state.status === 'composed' || (state.status === 'success' && !state.restMs);
      return isOver ? { status: 'idle' } : state;
    }
    case 'rest':
      return { status: 'idle' };
  }
}
