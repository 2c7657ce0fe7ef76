/** All states of the contact form. */
export type FormStatus =
  | 'idle'
  | 'submitting'
  /** The message is ready in a link; the visitor sends it. */
  | 'composed'
  | 'success'
  | 'error';

export type FormEvent = 'submit' | 'composed' | 'delivered' | 'failed' | 'edited' | 'rested' | 'left';

/** How long the success message stays, in milliseconds. */
export const REST_MS = 3000;

const transitions: Record<FormStatus, Partial<Record<FormEvent, FormStatus>>> = {
  idle: { submit: 'submitting' },
  submitting: { composed: 'composed', delivered: 'success', failed: 'error', left: 'idle' },
  // After an edit, the composed message is outdated.
  composed: { submit: 'submitting', edited: 'idle', left: 'idle' },
  success: { rested: 'idle', submit: 'submitting', left: 'idle' },
  error: { submit: 'submitting', left: 'idle' },
};

/** The next status; an event without a transition keeps the current status. */
export function formReducer(status: FormStatus, event: FormEvent): FormStatus {
  return transitions[status][event] ?? status;
}
