import { type SubmitEvent, useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/Action/Button.tsx';
import styles from './ContactForm.module.css';
import { type Deliver, type DeliveryName, deliveries } from './delivery.ts';
import { formReducer, REST_MS } from './formState.ts';

type Field = { label: string; placeholder: string };

type ContactFormProps = {
  labels: {
    name: Field;
    email: Field;
    message: Field;
    submit: string;
    submitting: string;
    success: string;
    error: string;
  };
  delivery: DeliveryName;
  /** Instead of the named delivery, where there is no page between: in a test. */
  deliver?: Deliver;
};

/**
 * Why this is an island: sending takes time, can fail and must be announced,
 * and that needs a script. It is the only React that is sent to the browser.
 * The inputs are uncontrolled, so what was typed before it arrived stays.
 */
export function ContactForm({ labels, delivery, deliver = deliveries[delivery] }: ContactFormProps) {
  const [status, dispatch] = useReducer(formReducer, 'idle');
  const form = useRef<HTMLFormElement>(null);
  // A state would be one render late for the second of two submits in one frame.
  const underWay = useRef<AbortController>(null);

  useEffect(() => {
    const { current } = form;
    if (!current) return;
    // `browser/contactForm.ts` holds back a submit that comes before this line.
    current.dataset.ready = '';
    if ('pending' in current.dataset) {
      delete current.dataset.pending;
      current.requestSubmit();
    }
    // The page may be kept and shown again: nothing of what was under way goes on behind the visitor's back.
    const leave = () => {
      underWay.current?.abort();
      underWay.current = null;
      dispatch('left');
    };
    addEventListener('pagehide', leave);
    return () => {
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
    const button = target.querySelector('button');
    const hadFocus = document.activeElement === button;
    const controller = new AbortController();
    underWay.current = controller;
    dispatch('submit');
    const data = new FormData(target);
    const read = (name: string) => String(data.get(name) ?? '');
    let outcome: 'delivered' | 'failed';
    try {
      await deliver({ name: read('name'), email: read('email'), message: read('message') }, controller.signal);
      outcome = 'delivered';
    } catch {
      outcome = 'failed';
    }
    if (controller.signal.aborted) return;
    underWay.current = null;
    if (outcome === 'delivered') target.reset();
    // Drawn at once: a button that is still disabled takes no focus.
    flushSync(() => dispatch(outcome));
    // It lost the focus when it was disabled, and gets it back unless the visitor went elsewhere.
    if (hadFocus && document.activeElement === document.body) button?.focus({ preventScroll: true });
  }

  const submitting = status === 'submitting';
  return (
    <form ref={form} className={styles.root} onSubmit={submit} aria-busy={submitting || undefined}>
      <p className={styles.field}>
        <label htmlFor="nome">{labels.name.label}</label>
        <input id="nome" name="name" type="text" required autoComplete="name" placeholder={labels.name.placeholder} />
      </p>
      <p className={styles.field}>
        <label htmlFor="email">{labels.email.label}</label>
        <input
          id="email"
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder={labels.email.placeholder}
        />
      </p>
      <p className={styles.field}>
        <label htmlFor="mensagem">{labels.message.label}</label>
        <textarea id="mensagem" name="message" rows={5} required placeholder={labels.message.placeholder} />
      </p>
      <div className={styles.end}>
        <Button type="submit" disabled={submitting} widest={labels.submit}>
          {submitting ? labels.submitting : labels.submit}
        </Button>
        <div className={styles.messages} data-success={labels.success} data-error={labels.error}>
          <p className={styles.success} role="status">
            {status === 'success' && labels.success}
          </p>
          <p className={styles.error} role="alert">
            {status === 'error' && labels.error}
          </p>
        </div>
      </div>
    </form>
  );
}
