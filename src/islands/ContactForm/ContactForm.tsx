import { type ComponentProps, type SubmitEvent, useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import button from '#components/Button/Button.module.css';
import { Button } from '#components/Button/Button.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './ContactForm.module.css';
import type { Deliver } from './draft.ts';
import { formReducer, REST_MS } from './formState.ts';
import { FORM_NAME, plainField, plainForm } from './plain.ts';
import { delivering, type FormDelivery } from './send.ts';

type Field = { label: string; placeholder: string };

export type ContactFormProps = {
  labels: {
    name: Field;
    email: Field;
    message: Field;
    submit: string;
    submitting: string;
    success: string;
    error: string;
  };
  delivery: FormDelivery;
  /** Instead of that delivery, where there is no page between: in a test. */
  deliver?: Deliver;
};

/**
 * Whether the attributes are written that only a form without scripts needs. In production they are only in the HTML:
 * React keeps attributes that it does not know, and the script is the same for every delivery.
 */
const IN_HTML = import.meta.env.SSR || import.meta.env.DEV;

/**
 * A field that only a machine fills in. A weak trap: it holds the simplest back, and no more. Its name is the one
 * that Formspree documents, and none that a browser fills in by itself.
 */
const TRAP = '_gotcha';

/** Netlify also needs the name of the form as a field. In the script of every other delivery, this is a paragraph. */
const Trap = import.meta.env.PUBLIC_DELIVERY === 'netlify' ? TrapAndName : 'p';

function TrapAndName(paragraph: ComponentProps<'p'>) {
  return (
    <>
      <p {...paragraph} />
      <input type="hidden" name="form-name" value={FORM_NAME} />
    </>
  );
}

/** Empties the fields whose values were sent; what was typed since then stays. */
function clearSent(form: HTMLFormElement, sent: FormData): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]')) {
    if (field.value === sent.get(field.name)) field.value = '';
  }
}

/** Says of a field whether it was refused. Unless told, Firefox says so of every required field that is empty. */
function tell(field: EventTarget, refused: boolean): void {
  (field as Element).setAttribute('aria-invalid', `${refused}`);
}

/**
 * Why this is an island: sending takes time, can fail and must be announced,
 * and that needs a script. It is the only React that is sent to the browser.
 * The inputs are uncontrolled, so what was typed before it arrived stays. The
 * texts may differ from the HTML's, because browsers translate pages.
 */
export function ContactForm({ labels, delivery, deliver = delivering(delivery) }: ContactFormProps) {
  const [status, dispatch] = useReducer(formReducer, 'idle');
  const [chat, setChat] = useState('');
  /** The page itself says that an early submit waits: “Enviando...” is not to be heard again. */
  const [waited, setWaited] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // A state would be one render late for the second of two submits in one frame.
  const underWay = useRef<AbortController>(null);

  useEffect(() => {
    const { current } = form;
    if (!current) return;
    // `scripts/contactForm.ts` holds back a submit that comes before this line.
    current.dataset.ready = '';
    if ('pending' in current.dataset) {
      delete current.dataset.pending;
      setWaited(true);
      // A click, and not `requestSubmit()`, which Safari has from 16 on.
      current.querySelector('button')?.click();
    }
    // The page may be kept and shown again: nothing of what was under way goes on behind the visitor's back.
    const leave = () => {
      underWay.current?.abort();
      underWay.current = null;
      dispatch('left');
    };
    addEventListener('pagehide', leave);
    const place = current.parentElement;
    // The focus that waited goes on from the button, and only when a key is meant for it: what takes the focus is named
    // aloud, over the result.
    const goOn = ({ target, key }: KeyboardEvent) => {
      if (target === place && ['Tab', 'Enter', ' '].includes(key)) {
        current.querySelector('button')?.focus({ preventScroll: true });
      }
    };
    place?.addEventListener('keydown', goOn);
    return () => {
      place?.removeEventListener('keydown', goOn);
      removeEventListener('pagehide', leave);
      underWay.current?.abort();
    };
  }, []);

  useEffect(() => {
    if (status !== 'success') return;
    const timer = setTimeout(() => dispatch('rested'), REST_MS);
    return () => clearTimeout(timer);
  }, [status]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const target = event.currentTarget;
    // Disabled, the button would lose the focus to the page, and a screen reader would leave the form. It waits around it:
    // on an element inside, Orca says “clicável”, for it hears of a click listener further out.
    const place = target.parentElement;
    if (document.activeElement === target.querySelector('button')) place?.focus({ preventScroll: true });
    const controller = new AbortController();
    underWay.current = controller;
    dispatch('submit');
    const data = new FormData(target);
    const read = (name: string) => String(data.get(name) ?? '');
    let outcome: 'composed' | 'delivered' | 'failed';
    let address: string | undefined;
    try {
      // What fills in the trap is told that it was sent, and is not.
      if (!read(TRAP)) {
        const draft = { name: read('name'), email: read('email'), message: read('message') };
        address = await deliver(draft, controller.signal);
      }
      outcome = address === undefined ? 'delivered' : 'composed';
    } catch {
      outcome = 'failed';
    }
    if (controller.signal.aborted) return;
    underWay.current = null;
    if (outcome === 'delivered') clearSent(target, data);
    // Drawn at once: what takes the focus has to be there.
    flushSync(() => {
      setWaited(false);
      if (address !== undefined) setChat(address);
      dispatch(outcome);
    });
    // The next step is a link in the button's place.
    if (outcome === 'composed' && (document.activeElement === document.body || place?.contains(document.activeElement)))
      target.querySelector('a')?.focus();
  }

  const inChat = delivery.kind === 'whatsapp' && delivery.words;
  const done = inChat ? inChat.ready : labels.success;
  const submitting = status === 'submitting';
  return (
    <form
      ref={form}
      className={styles.root}
      // Text browsers know neither scripts nor the policy: with `get` they would put what was typed into the URL.
      method="post"
      {...(IN_HTML ? plainForm(delivery, TRAP) : {})}
      onSubmit={submit}
      onInput={({ target }) => {
        dispatch('edited');
        if ((target as HTMLInputElement).validity.valid) tell(target, false);
      }}
      // A form without a name is none to ARIA. Firefox 153 has it, calls all of it invalid while a field is empty, and left by
      // the focus that waits.
      role="none"
      onInvalidCapture={({ target }) => tell(target, true)}
    >
      <p className={styles.field}>
        <label htmlFor="nome" suppressHydrationWarning>
          {labels.name.label}
        </label>
        <input
          id="nome"
          name="name"
          type="text"
          required
          aria-invalid={false}
          autoComplete="name"
          placeholder={labels.name.placeholder}
          {...(IN_HTML ? plainField(delivery, 'name') : {})}
        />
      </p>
      <p className={styles.field}>
        <label htmlFor="email" suppressHydrationWarning>
          {labels.email.label}
        </label>
        <input
          id="email"
          name="email"
          type="email"
          required
          aria-invalid={false}
          autoComplete="email"
          placeholder={labels.email.placeholder}
          {...(IN_HTML ? plainField(delivery, 'email') : {})}
        />
      </p>
      <p className={styles.field}>
        <label htmlFor="mensagem" suppressHydrationWarning>
          {labels.message.label}
        </label>
        <textarea
          id="mensagem"
          name="message"
          rows={5}
          required
          aria-invalid={false}
          placeholder={labels.message.placeholder}
          {...(IN_HTML ? plainField(delivery, 'message') : {})}
        />
      </p>
      {'address' in delivery && (
        <Trap className={styles.trap} aria-hidden="true">
          <input name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
        </Trap>
      )}
      <div className={styles.end}>
        {status === 'composed' && inChat ? (
          // No `Link`: the home page would carry the names of all its styles, for a link that it does not show.
          <a
            className={button.root}
            href={chat}
            target="_blank"
            rel="noopener"
            aria-label={`${inChat.confirm} ${inChat.newTab}`}
          >
            {inChat.confirm}
          </a>
        ) : (
          <Button type="submit" disabled={submitting} widest={labels.submit}>
            {submitting ? labels.submitting : labels.submit}
          </Button>
        )}
        <div className={styles.messages} data-success={done} data-error={labels.error}>
          {/* Orca 43 reads an empty status aloud, and not one that holds an empty paragraph. */}
          <div role="status">
            <p className={inChat ? styles.ready : styles.success}>
              {(status === 'success' || status === 'composed') && done}
            </p>
          </div>
          {/* An alert is assertive by itself, but Firefox 153 does not tell Orca so. */}
          <p className={styles.error} role="alert" aria-live="assertive">
            {status === 'error' && labels.error}
          </p>
          <div aria-live="polite">{submitting && !waited && <VisuallyHidden>{labels.submitting}</VisuallyHidden>}</div>
        </div>
      </div>
    </form>
  );
}
