/** The result of a submit. */
export type Outcome =
  | { status: 'success' | 'error' }
  /** The message is ready in a link to `address`; the visitor sends it. */
  | { status: 'composed'; address: string };

/** All states of the contact form. */
export type FormState = { status: 'idle' | 'submitting' } | Outcome;

export type FormEvent = { type: 'submitted' | 'edited' | 'rested' | 'left' } | { type: 'ended'; outcome: Outcome };

export const IDLE: FormState = { status: 'idle' };

/** How long the success message of the simulated delivery stays, in milliseconds. */
export const REST_MS = 3000;

/** The next state; an event that does not apply to the state keeps it. */
export function formReducer(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'submitted':
      return { status: 'submitting' };
    case 'ended':
      return state.status === 'submitting' ? event.outcome : state;
    case 'edited':
      // After an edit, the composed message is outdated, and the success is that of the message before.
      return state.status === 'composed' || state.status === 'success' ? IDLE : state;
    case 'rested':
      return state.status === 'success' ? IDLE : state;
    case 'left':
      return IDLE;
  }
}
