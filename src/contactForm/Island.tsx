import { useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/Button/Button.tsx';
import { ButtonLink } from '#components/Button/ButtonLink.tsx';
import { deliver } from './deliver.ts';
import type { Delivery } from './delivery.ts';
import styles from './Form.module.css';
import { type FormEvent, formReducer, IDLE } from './formState.ts';
import type { Draft } from './message.ts';

/** How long the success message of the simulated delivery stays, in milliseconds. */
const REST_MS = 3000;
/** The time limit for a delivery, in milliseconds. */
const TIMEOUT_MS = 15_000;

type IslandProps = {
  words: Record<'submit' | 'submitting' | 'success' | 'error' | 'newTab', string>;
  delivery: Delivery;
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
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => listen(messages.current as HTMLElement, delivery, dispatch), [delivery]);
  useEffect(() => {
    if (status === 'composed') link.current?.focus();
    // The success of a delivery that sends stays until the visitor types again or leaves.
    if (status !== 'success' || delivery.kind !== 'simulated') return;
    const timer = setTimeout(() => dispatch({ type: 'rested' }), REST_MS);
    return () => clearTimeout(timer);
  }, [status, delivery]);

  const chat = delivery.kind === 'whatsapp' ? delivery : undefined;
  const said = {
    idle: '',
    submitting: words.submitting,
    composed: chat?.words.ready,
    success: words.success,
    error: '',
  };
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
      <Button disabled={isSubmitting} hidden={status === 'composed'} widest={words.submit}>
        {isSubmitting ? words.submitting : words.submit}
      </Button>
      {chat && (
        <ButtonLink
          href={state.status === 'composed' ? state.address : chat.chat}
          hidden={status !== 'composed'}
          ref={link}
          outside
          label={`${chat.words.confirm} ${words.newTab}`}
        >
          {chat.words.confirm}
        </ButtonLink>
      )}
    </>
  );
}

/** Sends the form at each submit. Returns a function that stops that. */
function listen(messages: HTMLElement, delivery: Delivery, dispatch: (event: FormEvent) => void) {
  const form = messages.closest('form') as HTMLFormElement;
  const parts = [messages, ...messages.querySelectorAll('*')].map((part) => [part, part.parentElement] as const);
  let underWay: AbortController | undefined;

  /** Puts back what an extension removed. */
  function putBack() {
    for (const [part, parent] of parts) if (!part.isConnected) parent?.append(part);
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (underWay) return;
    const mine = new AbortController();
    underWay = mine;
    putBack();
    // The disabled button would lose the focus to the page, and a screen reader would leave the form.
    if (form.querySelector('button:focus')) messages.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    messages.scrollIntoView({ block: 'nearest' });
    dispatch({ type: 'submitted' });
    const sent = new FormData(form);
    const draft = Object.fromEntries([...sent].filter(([, value]) => value !== '')) as Draft;
    const timer = setTimeout(() => mine.abort(), TIMEOUT_MS);
    const outcome = await deliver(draft, delivery, mine.signal).catch(() => ({ status: 'error' }) as const);
    clearTimeout(timer);
    if (underWay !== mine) return;
    underWay = undefined;
    if (outcome.status === 'success') clear(form, sent);
    putBack();
    dispatch({ type: 'ended', outcome });
  }

  function leave() {
    underWay?.abort();
    underWay = undefined;
    // Rendered synchronously: after this event, Firefox drops React's own task if it caches the page.
    flushSync(() => dispatch({ type: 'left' }));
  }

  const listening = new AbortController();
  const { signal } = listening;
  form.addEventListener('submit', submit, { signal });
  // The simulated success stays for its whole time.
  if (delivery.kind !== 'simulated') form.addEventListener('input', () => dispatch({ type: 'edited' }), { signal });
  // The browser may cache and restore the page, so no pending request may continue unseen.
  addEventListener('pagehide', leave, { signal });
  // `script.ts` may hold a submit back until now.
  form.dispatchEvent(new Event('island'));
  return () => listening.abort();
}

/** Empties the fields whose values were sent, and unticks the subject. Fields that were edited since then keep their values. */
function clear(form: HTMLFormElement, sent: FormData): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]')) {
    if (field.value !== sent.get(field.name)) continue;
    if (field.type === 'checkbox') (field as HTMLInputElement).checked = false;
    else field.value = '';
  }
}
