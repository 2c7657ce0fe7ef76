import type { Outcome } from './delivery.ts';

/** All states of the contact form. */
export type FormState = { status: 'idle' } | { status: 'submitting'; sent: FormData } | Outcome;

/** The events of the form. `rest` is the end of a success that does not stay. */
export type FormEvent =
  | { type: 'submit'; sent: FormData }
  | { type: 'outcome'; outcome: Outcome }
  | { type: 'edit' | 'rest' };

/** The state after an event. */
export function next(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'submit':
      // Each message is sent once.
      return state.status === 'submitting' ? state : { status: 'submitting', sent: event.sent };
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
