import type { ReactNode } from 'react';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import type { Delivery } from './delivery.ts';
import styles from './Form.module.css';
import { fieldsOf, HONEYPOT, limits, type MessageField, PHONE, placeOf } from './message.ts';

type Field = { label: string; placeholder: string };

type FormProps = {
  words: Record<Exclude<MessageField, 'phone'>, Field> & {
    /** Only a form that asks for a phone number has it. `wrong` says how to write the number. */
    phone?: (Field & { wrong: string }) | undefined;
    about: string;
    submitting: string;
    success: string;
    error: string;
    failed: string;
    noScript: string;
  };
  delivery: Delivery;
  notice: string;
  /** The subject of the message, such as a service's name. */
  about?: string | undefined;
  /** The names of the services by their slugs, for an address with `?sobre=`. */
  subjects?: Record<string, string>;
  /** Whether the form is in the error page, where the receiver fills in the sent values. */
  isAnswer?: boolean;
  /** The button, and what else changes. */
  children: ReactNode;
};

const attributes = {
  name: { id: 'nome', type: 'text', autoComplete: 'name', required: true },
  email: { id: 'email', type: 'email', autoComplete: 'email', required: true },
  phone: { id: 'telefone', type: 'tel', autoComplete: 'tel', pattern: PHONE },
  message: { id: 'mensagem', rows: 5, required: true },
} satisfies Record<MessageField, object>;

/**
 * The contact form. It is HTML that no script renders again, so text that is typed early is safe, and so is what an
 * extension or a translator adds. `script.ts` and `Island.tsx` act on it.
 */
export function Form({ words, delivery, notice, about, subjects, isAnswer, children }: FormProps) {
  return (
    // The focus waits here while the button is disabled.
    <div id="formulario" tabIndex={-1}>
      {!('address' in delivery) && (
        <noscript>
          <p className={styles.noScript}>{words.noScript}</p>
        </noscript>
      )}
      <form
        className={styles.root}
        // Text browsers ignore scripts and the security policy: with `get`, they would put the typed text into the URL.
        method="post"
        // With a URL, the browser can send the form without scripts.
        action={'address' in delivery ? delivery.address : undefined}
        // Without this, Firefox 153 exposes the form, and marks it as invalid while a field is empty.
        role="none"
      >
        {/* An empty subject is hidden. */}
        <label className={styles.about} id="assunto" data-about={about ?? ''} data-subjects={JSON.stringify(subjects)}>
          <input name="about" type="checkbox" defaultChecked={!!about} value={about ?? ''} />
          <span>
            {words.about} <b>{about}</b>
          </span>
        </label>
        {fieldsOf(words.phone !== undefined).map((name) => {
          const Tag = name === 'message' ? 'textarea' : 'input';
          const { id } = attributes[name];
          return (
            <p className={styles.field} key={name}>
              <label htmlFor={id}>{words[name]?.label}</label>
              <span id={`${id}-erro`}>{isAnswer && placeOf.fault(name)}</span>
              <Tag
                {...attributes[name]}
                name={name}
                placeholder={words[name]?.placeholder}
                title={name === 'phone' ? words.phone?.wrong : undefined}
                maxLength={delivery.kind === 'php' ? limits[name] : undefined}
                defaultValue={isAnswer ? placeOf.value(name) : undefined}
                aria-describedby={`${id}-erro`}
                // Otherwise, Firefox marks every empty required field. The receiver replaces the placeholder.
                aria-invalid={isAnswer ? (placeOf.isInvalid(name) as 'true') : false}
              />
            </p>
          );
        })}
        {'address' in delivery && (
          // Not `display: none`, which even simple bots detect.
          <VisuallyHidden silent>
            <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
          </VisuallyHidden>
        )}
        {/* The messages cover the notice. Generated content reserves the space of the longest of them. */}
        <div className={styles.end} data-success={words.success} data-error={words.error}>
          <p className={styles.notice}>{notice}</p>
          {children}
        </div>
        <div className={styles.failed} role="alert" data-failed={words.failed} data-submitting={words.submitting} />
      </form>
    </div>
  );
}
