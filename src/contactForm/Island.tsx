import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import button from '#components/Button/Button.module.css';
import { Button } from '#components/Button/Button.tsx';
import { deliver } from './deliver.ts';
import type { Delivery, Outcome } from './delivery.ts';
import styles from './Form.module.css';
import type { Draft } from './fields.ts';

/** How long the success message of the simulated delivery stays, in milliseconds. */
const REST_MS = 3000;

/** All states of the contact form. */
type FormState = { status: 'idle' | 'submitting' } | Outcome;

const IDLE: FormState = { status: 'idle' };

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
  const [state, setState] = useState(IDLE);
  const { status } = state;
  const said = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => listen(said.current as HTMLElement, delivery, setState), [delivery]);
  useEffect(() => {
    if (status === 'composed') link.current?.focus();
  }, [status]);

  const chat = delivery.kind === 'whatsapp' ? delivery : undefined;
  const message = { ...words, idle: '', composed: chat?.words.ready }[status];
  const isSubmitting = status === 'submitting';
  return (
    <>
      {/* Generated content reserves the space of the longest message. */}
      <div className={styles.said} data-longest={words.error}>
        {/* The focus waits here while the button is disabled. */}
        <div tabIndex={-1} ref={said}>
          {/* Orca 43 announces an empty status, but not a status with an empty paragraph. */}
          <div role="status">
            {/* `script.ts` says “Enviando...” here before hydration. */}
            <p className={styles.message} data-status={status} suppressHydrationWarning>
              {status === 'error' ? '' : message}
            </p>
          </div>
          {/* An alert is assertive by default, but Firefox 153 does not expose that to Orca. */}
          <p className={styles.message} data-status="error" role="alert" aria-live="assertive" suppressHydrationWarning>
            {status === 'error' ? message : ''}
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

/** Sends the form at each submit. */
function listen(said: HTMLElement, delivery: Delivery, setState: Dispatch<SetStateAction<FormState>>): void {
  const form = said.closest('form') as HTMLFormElement;
  const parts = [...form.querySelectorAll(`.${styles.end} :is(div, p, button)`)].map(
    (part) => [part, part.parentElement] as const,
  );
  let isUnderWay = false;

  function become(next: FormState) {
    // Puts back what an extension removed.
    for (const [part, parent] of parts) if (!part.isConnected) parent?.append(part);
    isUnderWay = next.status === 'submitting';
    setState(next);
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isUnderWay) return;
    // The disabled button would lose the focus to the page, and a screen reader would leave the form.
    if (form.querySelector('button:focus')) said.focus({ preventScroll: true });
    become({ status: 'submitting' });
    said.scrollIntoView({ block: 'nearest' });
    const sent = new FormData(form);
    const draft = Object.fromEntries([...sent].filter(([, value]) => value !== '')) as Draft;
    const outcome = await deliver(draft, delivery).catch(() => ({ status: 'error' }) as const);
    become(outcome);
    if (outcome.status !== 'success') return;
    clear(form, sent);
    // The success of a delivery that sends stays until the visitor types again.
    if (delivery.kind === 'simulated') setTimeout(() => setState((now) => (now === outcome ? IDLE : now)), REST_MS);
  }

  /** After an edit, the composed message is outdated, and the success is that of the message before. */
  function edit() {
    setState((now) => (now.status === 'composed' || now.status === 'success' ? IDLE : now));
  }

  /** Without a button, which an extension may have removed, browsers ignore Enter. */
  function press({ key, target }: KeyboardEvent) {
    if (key === 'Enter' && target instanceof HTMLInputElement && !form.querySelector('button')) form.requestSubmit();
  }

  form.addEventListener('submit', submit);
  form.addEventListener('keydown', press);
  // The simulated success stays for its whole time.
  if (delivery.kind !== 'simulated') form.addEventListener('input', edit);
  // `script.ts` may hold a submit back until now.
  form.dispatchEvent(new Event('island'));
}

/** Empties the fields whose values were sent, and unticks the subject. Fields that were edited since then keep their values. */
function clear(form: HTMLFormElement, sent: FormData): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('[name]')) {
    if (field.value !== sent.get(field.name)) continue;
    if (field.type === 'checkbox') field.checked = false;
    else field.value = '';
  }
}
