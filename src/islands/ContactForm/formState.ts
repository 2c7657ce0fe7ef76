/** What the contact form can be doing. There is nothing in between and nothing beside. */
export type FormStatus =
  | 'idle'
  | 'submitting'
  /** The message waits in a link for the visitor, who sends it himself. */
  | 'composed'
  | 'success'
  | 'error';

export type FormEvent = 'submit' | 'composed' | 'delivered' | 'failed' | 'edited' | 'rested' | 'left';

/** How long the success message stays, in milliseconds. */
export const REST_MS = 3000;

const transitions: Record<FormStatus, Partial<Record<FormEvent, FormStatus>>> = {
  idle: { submit: 'submitting' },
  submitting: { composed: 'composed', delivered: 'success', failed: 'error', left: 'idle' },
  // What was composed is no longer what is written.
  composed: { submit: 'submitting', edited: 'idle', left: 'idle' },
  success: { rested: 'idle', submit: 'submitting', left: 'idle' },
  error: { submit: 'submitting', left: 'idle' },
};

/** The next status; an event that means nothing in a status leaves it as it is. */
export function formReducer(status: FormStatus, event: FormEvent): FormStatus {
  return transitions[status][event] ?? status;
}
