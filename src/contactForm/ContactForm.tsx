import { type ReactNode, type SubmitEvent, useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/Button/Button.tsx';
import { ButtonLink } from '#components/Button/ButtonLink.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './ContactForm.module.css';
import { type Deliver, forgetAbout } from './draft.ts';
import { formReducer, IDLE, type Outcome, REST_MS } from './formState.ts';
import { plainField, plainForm, plainPhone } from './plain.ts';
import { delivering, type FormDelivery } from './send.ts';

type Field = { label: string; placeholder: string };

export type ContactFormProps = {
  labels: {
    name: Field;
    email: Field;
    message: Field;
    /** Only a form that asks for a phone number has it. `wrong` says how to write the number. */
    phone?: (Field & { wrong: string }) | undefined;
    /** Only the error page has it: the words before the subject, which the visitor can remove there. */
    about?: string | undefined;
    submit: string;
    submitting: string;
    success: string;
    error: string;
  };
  delivery: FormDelivery;
  /** The subject of the message, for browsers without scripts. With scripts, `load.ts` shows it above the form. */
  about?: string | undefined;
  /** Replaces `delivery` in tests. Pages cannot use it, because they serialise the props: a function would be lost. */
  deliver?: Deliver;
};

/**
 * Whether to render the attributes that only a form without scripts needs. In production only the HTML has them:
 * React keeps attributes that it did not render, so the script needs no code for them.
 */
const IN_HTML = import.meta.env.SSR || import.meta.env.DEV;

/**
 * The name of a honeypot field: only bots fill it in. It stops only the simplest bots. Formspree documents this name,
 * and browsers do not autofill it.
 */
const TRAP = '_gotcha';

/** Empties the fields whose values were sent; fields that were edited since then keep their values. */
function clearSent(form: HTMLFormElement, sent: FormData): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]')) {
    if (field.value === sent.get(field.name)) field.value = '';
  }
}

/**
 * Marks a field as valid or invalid, and shows the browser's reason above it, because the browser's own bubble closes
 * soon. Without the attribute, Firefox marks every empty required field as invalid. The cast saves a check: the target
 * of these events is a field.
 */
function tell(target: EventTarget, refused: boolean): void {
  const field = target as HTMLInputElement;
  field.setAttribute('aria-invalid', `${refused}`);
  const { dataset } = field.parentElement as HTMLElement;
  if (refused) dataset.reason = field.validationMessage;
  else delete dataset.reason;
}

/** A field below its label. */
function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <p className={styles.field}>
      <label htmlFor={id} suppressHydrationWarning>
        {label}
      </label>
      {children}
    </p>
  );
}

/**
 * The contact form. React runs in the browser for it, because sending takes time and can fail, and announcing this in the page needs a
 * script. No other React is sent to the browser. The inputs are uncontrolled, so text typed before hydration stays. A
 * browser may translate the page before hydration, so the page's texts may differ from React's.
 */
export function ContactForm({ labels, delivery, about, deliver = delivering(delivery) }: ContactFormProps) {
  const [state, dispatch] = useReducer(formReducer, IDLE);
  const { status } = state;
  const form = useRef<HTMLFormElement>(null);
  // A ref: with a state, a second submit in the same frame would not see the first.
  const underWay = useRef<AbortController>(null);

  useEffect(() => {
    const { current } = form;
    if (!current) return;
    // Until this attribute is set, `contactForm/load.ts` holds submits back.
    current.dataset.ready = '';
    if ('pending' in current.dataset) {
      // Not `requestSubmit()`, which needs Safari 16. `submit` reads `pending` before the next line deletes it.
      current.querySelector('button')?.click();
      delete current.dataset.pending;
    }
    // The browser may cache and restore the page, so no pending request may continue unseen.
    const leave = () => {
      underWay.current?.abort();
      underWay.current = null;
      dispatch({ type: 'left' });
    };
    addEventListener('pagehide', leave);
    const place = current.parentElement;
    // After a submit, the focus waits on the form's parent. Tab, Enter or space moves it to the button. If the focus moved
    // earlier, the screen reader would announce the button, and interrupt the announcement of the result.
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
    // The success of a delivery that sends stays until the visitor types again or leaves.
    if (status !== 'success' || delivery.kind !== 'simulated') return;
    const timer = setTimeout(() => dispatch({ type: 'rested' }), REST_MS);
    return () => clearTimeout(timer);
  }, [status, delivery.kind]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const target = event.currentTarget;
    // The disabled button would lose the focus to the page, and a screen reader would leave the form. So the focus waits on
    // the form's parent. If an element inside the form had the focus, Orca would say “clicável”, because an ancestor of
    // that element has a click listener.
    const place = target.parentElement;
    if (document.activeElement === target.querySelector('button')) place?.focus({ preventScroll: true });
    // The space for the messages is below the button: on a phone it may be below the screen.
    target.lastElementChild?.scrollIntoView({ block: 'nearest' });
    const controller = new AbortController();
    underWay.current = controller;
    dispatch({ type: 'submitted', isAnnounced: 'pending' in target.dataset });
    const data = new FormData(target);
    const line = document.getElementById('assunto');
    const subject = line?.dataset.about;
    const read = (name: string) => String(data.get(name) ?? '');
    let outcome: Outcome = { status: 'success' };
    try {
      // If the honeypot is filled in, the form reports success but sends nothing.
      if (!read(TRAP)) {
        const draft = {
          name: read('name'),
          email: read('email'),
          message: read('message'),
          phone: read('phone') || undefined,
          about: subject,
        };
        const address = await deliver(draft, controller.signal);
        if (address !== undefined) outcome = { status: 'composed', address };
      }
    } catch {
      outcome = { status: 'error' };
    }
    if (controller.signal.aborted) return;
    underWay.current = null;
    if (outcome.status === 'success') {
      clearSent(target, data);
      // The next message has a subject only if the visitor chooses one.
      if (line && subject && line.dataset.about === subject) {
        // The focused button would lose the focus to the page.
        if (line.contains(document.activeElement)) place?.focus({ preventScroll: true });
        forgetAbout(line);
      }
    }
    // Rendered synchronously, because the element to focus must already exist.
    flushSync(() => dispatch({ type: 'ended', outcome }));
    // A link has replaced the button, so the focus moves to the link.
    const focused = document.activeElement;
    if (outcome.status === 'composed' && (focused === document.body || place?.contains(focused)))
      target.querySelector('a')?.focus();
  }

  const inChat = delivery.kind === 'whatsapp' && delivery.words;
  const done = inChat ? inChat.ready : labels.success;
  const submitting = status === 'submitting';
  const longer = labels.submitting.length > labels.submit.length ? labels.submitting : labels.submit;
  return (
    <form
      ref={form}
      className={styles.root}
      // Text browsers ignore scripts and the security policy: with `get`, they would put the typed text into the URL.
      method="post"
      {...(IN_HTML ? plainForm(delivery) : {})}
      onSubmit={submit}
      onInput={({ target }) => {
        // The simulated success stays for its whole time.
        if (delivery.kind !== 'simulated') dispatch({ type: 'edited' });
        // Only fields fire this event.
        if ((target as HTMLInputElement).validity.valid) tell(target, false);
      }}
      // ARIA gives forms without a name no role. Without this attribute, Firefox 153 exposes the form, marks it as
      // invalid while a field is empty, and announces leaving the form when the focus waits outside.
      role="none"
      onInvalidCapture={({ target }) => tell(target, true)}
    >
      <Labelled id="nome" label={labels.name.label}>
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
      </Labelled>
      <Labelled id="email" label={labels.email.label}>
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
      </Labelled>
      {labels.phone && (
        <Labelled id="telefone" label={labels.phone.label}>
          <input
            id="telefone"
            name="phone"
            type="tel"
            inputMode="tel"
            aria-invalid={false}
            autoComplete="tel"
            placeholder={labels.phone.placeholder}
            {...(IN_HTML ? { ...plainPhone(labels.phone.wrong), ...plainField(delivery, 'phone') } : {})}
          />
        </Labelled>
      )}
      <Labelled id="mensagem" label={labels.message.label}>
        <textarea
          id="mensagem"
          name="message"
          rows={5}
          required
          aria-invalid={false}
          placeholder={labels.message.placeholder}
          {...(IN_HTML ? plainField(delivery, 'message') : {})}
        />
      </Labelled>
      {about &&
        (IN_HTML && labels.about ? (
          // Answer.module.css hides an empty subject.
          <label data-about={about}>
            <input name="about" type="checkbox" defaultChecked defaultValue={about} />
            <span>
              {labels.about} {about}
            </span>
          </label>
        ) : (
          <input name="about" type="hidden" {...(IN_HTML ? { defaultValue: about } : {})} />
        ))}
      {'address' in delivery && (
        // Not `display: none`, which even simple bots detect.
        <VisuallyHidden silent>
          <input name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
        </VisuallyHidden>
      )}
      <div className={styles.end}>
        {status === 'composed' && inChat ? (
          <ButtonLink href={state.address} outside label={`${inChat.confirm} ${inChat.newTab}`}>
            {inChat.confirm}
          </ButtonLink>
        ) : (
          <Button disabled={submitting} widest={longer}>
            {submitting ? labels.submitting : labels.submit}
          </Button>
        )}
        {delivery.kind === 'simulated' && delivery.instead && (
          <ButtonLink
            href={delivery.instead.href}
            look="outline"
            outside
            label={`${delivery.instead.label} ${delivery.instead.newTab}`}
          >
            {delivery.instead.label}
          </ButtonLink>
        )}
        <div className={styles.messages} data-success={done} data-error={labels.error}>
          {/* Orca 43 announces an empty status, but not a status with an empty paragraph. */}
          <div role="status">
            <p className={inChat ? styles.ready : styles.success}>
              {(status === 'success' || status === 'composed') && done}
            </p>
          </div>
          {/* An alert is assertive by default, but Firefox 153 does not expose that to Orca. */}
          <p className={styles.error} role="alert" aria-live="assertive">
            {status === 'error' && labels.error}
          </p>
          <div aria-live="polite">
            {submitting && !state.isAnnounced && <VisuallyHidden>{labels.submitting}</VisuallyHidden>}
          </div>
        </div>
      </div>
    </form>
  );
}
