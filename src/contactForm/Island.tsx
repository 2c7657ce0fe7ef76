import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/Button/Button.tsx';
import { ButtonLink } from '#components/Button/ButtonLink.tsx';
import { delivering } from './deliver.ts';
import type { Deliver, Draft, FormDelivery } from './delivery.ts';
import styles from './Form.module.css';
import { type FormEvent, formReducer, IDLE, type Outcome, REST_MS } from './formState.ts';
import { HONEYPOT } from './message.ts';

export type IslandProps = {
  words: { submit: string; submitting: string; success: string; error: string };
  delivery: FormDelivery;
};

/**
 * An island, because sending takes time and can fail, and saying so in the page needs a script. It renders what changes
 * and no field. React changes only texts and attributes and adds or removes no element. So a changed page, as extensions
 * and translators leave it, cannot break it.
 */
export function Island({ words, delivery }: IslandProps) {
  const [state, dispatch] = useReducer(formReducer, IDLE);
  const { status } = state;
  const messages = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const form = messages.current?.closest('form');
    if (!form?.parentElement || !messages.current || !button.current) return;
    const parts = { form, place: form.parentElement, messages: messages.current, button: button.current, link };
    return listen(parts, delivery, dispatch);
  }, [delivery]);

  // The success of a delivery that sends stays until the visitor types again or leaves.
  const isSimulated = delivery.kind === 'simulated';
  useEffect(() => {
    if (status !== 'success' || !isSimulated) return;
    const timer = setTimeout(() => dispatch({ type: 'rested' }), REST_MS);
    return () => clearTimeout(timer);
  }, [status, isSimulated]);

  const ready = delivery.kind === 'whatsapp' ? delivery.words.ready : '';
  const said = { idle: '', submitting: words.submitting, composed: ready, success: words.success, error: '' };
  const isSubmitting = status === 'submitting';
  return (
    <>
      <div className={styles.messages} ref={messages}>
        {/* Orca 43 announces an empty status, but not a status with an empty paragraph. */}
        <div role="status">
          {/* `script.ts` says “Enviando...” here before hydration. */}
          <p data-status={status} suppressHydrationWarning>
            {said[status]}
          </p>
        </div>
        {/* An alert is assertive by default, but Firefox 153 does not expose that to Orca. */}
        <p data-status="error" role="alert" aria-live="assertive" suppressHydrationWarning>
          {status === 'error' ? words.error : ''}
        </p>
      </div>
      <Button
        disabled={isSubmitting}
        hidden={status === 'composed'}
        ref={button}
        widest={widest(words.submit, words.submitting)}
      >
        {isSubmitting ? words.submitting : words.submit}
      </Button>
      {delivery.kind === 'whatsapp' && (
        <ButtonLink
          href={state.status === 'composed' ? state.address : delivery.chat}
          hidden={status !== 'composed'}
          ref={link}
          outside
          label={`${delivery.words.confirm} ${delivery.words.newTab}`}
        >
          {delivery.words.confirm}
        </ButtonLink>
      )}
    </>
  );
}

const widest = (one: string, other: string) => (other.length > one.length ? other : one);

type Parts = {
  form: HTMLFormElement;
  /** The form's parent, where the focus waits while the button is disabled. */
  place: HTMLElement;
  messages: HTMLElement;
  button: HTMLButtonElement;
  link: RefObject<HTMLAnchorElement | null>;
};

/** Sends the form at each submit. Returns a function that stops that. */
function listen(parts: Parts, delivery: FormDelivery, dispatch: (event: FormEvent) => void): () => void {
  const { form, place, messages, button, link } = parts;
  const own = [messages, ...messages.querySelectorAll('*')].map((one) => [one, one.parentElement] as const);
  const deliver = delivering(delivery);
  let underWay: AbortController | undefined;

  /** An extension may have removed the place of a message. */
  function putBack() {
    for (const [part, parent] of own) if (!part.isConnected) parent?.append(part);
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (underWay) return;
    const mine = new AbortController();
    underWay = mine;
    putBack();
    // The disabled button would lose the focus to the page, and a screen reader would leave the form.
    if (document.activeElement === button) place.focus({ preventScroll: true });
    messages.scrollIntoView({ block: 'nearest' });
    dispatch({ type: 'submitted' });
    const sent = new FormData(form);
    const outcome = await result(sent, deliver, mine.signal);
    if (mine.signal.aborted) return;
    underWay = undefined;
    if (outcome.status === 'success') clear(form, sent);
    putBack();
    // Rendered synchronously, because only a visible link can get the focus.
    flushSync(() => dispatch({ type: 'ended', outcome }));
    const focused = document.activeElement;
    if (outcome.status !== 'composed') return;
    if (focused === document.body || place.contains(focused)) link.current?.focus();
  }

  function leave() {
    underWay?.abort();
    underWay = undefined;
    dispatch({ type: 'left' });
  }

  const listening = new AbortController();
  const { signal } = listening;
  form.addEventListener('submit', submit, { signal });
  // The simulated success stays for its whole time.
  if (delivery.kind !== 'simulated') form.addEventListener('input', () => dispatch({ type: 'edited' }), { signal });
  // The browser may cache and restore the page, so no pending request may continue unseen.
  addEventListener('pagehide', leave, { signal });
  // After a submit, the focus waits on the form's parent. Tab, Enter or space moves it to the button. If the focus moved
  // earlier, the screen reader would announce the button, and interrupt the announcement of the result.
  place.addEventListener(
    'keydown',
    ({ target, key }) => {
      if (target === place && ['Tab', 'Enter', ' '].includes(key)) button.focus({ preventScroll: true });
    },
    { signal },
  );
  // `script.ts` may hold a submit back until now.
  form.dispatchEvent(new Event('island'));
  return () => {
    listening.abort();
    underWay?.abort();
  };
}

/** Delivers what was typed. */
async function result(sent: FormData, deliver: Deliver, signal: AbortSignal): Promise<Outcome> {
  // If the honeypot is filled in, the form reports success but sends nothing.
  if (sent.get(HONEYPOT)) return { status: 'success' };
  const draft = Object.fromEntries([...sent].filter(([, value]) => value !== '')) as Draft;
  try {
    const address = await deliver(draft, signal);
    return address === undefined ? { status: 'success' } : { status: 'composed', address };
  } catch {
    return { status: 'error' };
  }
}

/** Empties the fields whose values were sent, and unticks the subject. Fields that were edited since then keep their values. */
function clear(form: HTMLFormElement, sent: FormData): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]')) {
    if (field.value !== sent.get(field.name)) continue;
    if (field.type === 'checkbox') (field as HTMLInputElement).checked = false;
    else field.value = '';
  }
}
