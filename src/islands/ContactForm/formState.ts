/** What the contact form can be doing. There is nothing in between and nothing beside. */
export type FormStatus = 'idle' | 'submitting' | 'success' | 'error';

export type FormEvent = 'submit' | 'delivered' | 'failed' | 'rested' | 'left';

/** How long the success message stays, in milliseconds. */
export const REST_MS = 3000;

const transitions: Record<FormStatus, Partial<Record<FormEvent, FormStatus>>> = {
  idle: { submit: 'submitting' },
  submitting: { delivered: 'success', failed: 'error', left: 'idle' },
  success: { rested: 'idle', submit: 'submitting', left: 'idle' },
  error: { submit: 'submitting', left: 'idle' },
};

/** The next status; an event that means nothing in a status leaves it as it is. */
export function formReducer(status: FormStatus, event: FormEvent): FormStatus {
  return transitions[status][event] ?? status;
}
