import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import button from '#components/Button/Button.module.css';
import { Button } from '#components/Button/Button.tsx';
import type { Delivery, Outcome } from './delivery.ts';
import type { Draft } from './fields.ts';
import { next } from './formState.ts';
import styles from './Island.module.css';
import { sendMessage } from './sendMessage.ts';

type IslandProps = {
  words: Record<'submit' | 'submitting' | 'success' | 'error' | 'newTab', string>;
  delivery: Delivery;
};

/**
 * Why is this an island? Sending takes time and can fail, and saying so in the page needs a script. The island renders what
 * changes and no field. `formState.ts` has its states. React changes only texts and attributes and adds or removes no
 * element. So a changed page, as extensions and translators leave it, cannot break it.
 */
export function Island({ words, delivery }: IslandProps) {
  const [state, dispatch] = useReducer(next, { status: 'idle' });
  const { status } = state;
  const said = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);

  const send = useEffectEvent(async (form: HTMLFormElement) => {
    if (status === 'submitting') return;
    const sent = new FormData(form);
    // Rendered at once, so that a second submit finds this state.
    flushSync(() => dispatch({ type: 'submit' }));
    const draft = Object.fromEntries([...sent].filter(([, value]) => value !== '')) as Draft;
    const outcome = await sendMessage(draft, delivery).catch((): Outcome => ({ status: 'error' }));
    // A hidden link cannot have the focus.
    flushSync(() => dispatch({ type: 'outcome', outcome }));
    if (outcome.status === 'composed') link.current?.focus();
    if (outcome.status === 'success') clear(sent, form);
  });

  useEffect(() => listen(said.current as HTMLElement, send, () => dispatch({ type: 'edit' })), []);

  useEffect(() => {
    if (state.status !== 'success' || !state.restMs) return;
    const timer = setTimeout(() => dispatch({ type: 'rest' }), state.restMs);
    return () => clearTimeout(timer);
  }, [state]);

  const chat = 'chat' in delivery ? delivery : undefined;
  const message = { ...words, idle: '', composed: chat?.words.ready, error: '' }[status];
  const fault = state.status === 'error' ? (state.message ?? words.error) : '';
  const isSubmitting = status === 'submitting';
  return (
    <>
      {/* Generated content reserves the space of the longest message. */}
      <div className={styles.said} data-longest={'often' in delivery ? delivery.often : words.error}>
        {/* The focus waits here while the button is disabled. */}
        <div tabIndex={-1} ref={said}>
          {/* Orca 43 announces an empty status, but not a status with an empty paragraph. */}
          <div role="status">
            {/* `script.ts` says “Enviando...” here before hydration. */}
            <p className={styles.message} data-status={status} suppressHydrationWarning>
              {message}
            </p>
          </div>
          {/* An alert is assertive by default, but Firefox 153 does not expose that to Orca. */}
          <p className={styles.message} data-status="error" role="alert" aria-live="assertive" suppressHydrationWarning>
            {fault}
          </p>
        </div>
      </div>
      <Button disabled={isSubmitting} hidden={status === 'composed'} widest={words.submit}>
        {isSubmitting ? words.submitting : words.submit}
      </Button>
      {chat && (
        <a
          className={button.root}
          href={state.status === 'composed' ? state.address : chat.chat}
          target="_blank"
          rel="noopener"
          aria-label={`${chat.words.confirm} ${words.newTab}`}
          hidden={status !== 'composed'}
          ref={link}
          suppressHydrationWarning
        >
          {chat.words.confirm}
        </a>
      )}
    </>
  );
}

/** Listens to what a visitor does in the form. Returns how to stop. */
function listen(said: HTMLElement, send: (form: HTMLFormElement) => void, edit: () => void): () => void {
  const form = said.closest('form') as HTMLFormElement;
  const own = `.${styles.said}, .${styles.said} :is(div, p), button`;
  const parts = [...form.querySelectorAll(own)].map((part) => [part, part.parentElement] as const);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // Puts back what an extension removed.
    for (const [part, parent] of parts) if (!part.isConnected) parent?.append(part);
    // The disabled button would lose the focus to the page, and a screen reader would leave the form.
    if (form.querySelector('button:focus')) said.focus({ preventScroll: true });
    send(form);
    said.scrollIntoView({ block: 'nearest' });
  }

  /** Without a button, which an extension may have removed, browsers ignore Enter. */
  function press({ key, target }: KeyboardEvent) {
    if (key === 'Enter' && target instanceof HTMLInputElement && !form.querySelector('button')) form.requestSubmit();
  }

  const listening = new AbortController();
  const { signal } = listening;
  form.addEventListener('submit', submit, { signal });
  form.addEventListener('keydown', press, { signal });
  form.addEventListener('input', edit, { signal });
  // `script.ts` may hold a submit back until now. React renders no state inside an effect.
  queueMicrotask(() => form.dispatchEvent(new Event('island')));
  return () => listening.abort();
}

/** Empties the fields whose values were sent, and unticks the subject. Fields that were edited since then keep their values. */
function clear(sent: FormData, form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('[name]')) {
    if (field.value !== sent.get(field.name)) continue;
    if (field.type === 'checkbox') field.checked = false;
    else field.value = '';
  }
}
