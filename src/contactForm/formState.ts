/** The result of a submit. */
export type Outcome =
  | { status: 'success' | 'error' }
  /** The message is ready in a link to `address`; the visitor sends it. */
  | { status: 'composed'; address: string };

/** All states of the contact form. */
type FormState = { status: 'idle' | 'submitting' } | Outcome;

export type FormEvent = { type: 'submitted' | 'edited' | 'rested' | 'left' } | { type: 'ended'; outcome: Outcome };

export const IDLE: FormState = { status: 'idle' };

/** The next state. */
export function formReducer(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'submitted':
      return { status: 'submitting' };
    case 'ended':
      return event.outcome;
    case 'edited':
      // After an edit, the composed message is outdated, and the success is that of the message before.
      return state.status === 'composed' || state.status === 'success' ? IDLE : state;
    case 'rested':
    case 'left':
      return IDLE;
  }
}
