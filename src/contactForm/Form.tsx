import type { ReactNode } from 'react';
import { Field } from '#components/Field/Field.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { interfaceWords } from '#interfaceWords.ts';
import type { Delivery } from './delivery.ts';
import styles from './Form.module.css';
import { type FieldSettings, fieldsOf } from './fields.ts';

const words = interfaceWords.form;

type FormProps = {
  delivery: Delivery;
  /** The owner's choices about the fields. */
  contact: FieldSettings;
  /** Where a message goes. It is read before the fields. */
  notice: string;
  /** The subject of the message, such as a service's name. */
  about?: string | undefined;
  /** The names of the services by their slugs, for an address with `?sobre=`. */
  subjects?: Record<string, string>;
  /** Whether the form is in the receiver's page. The receiver replaces the placeholders in braces. */
  isAnswer?: boolean | undefined;
  /** The button, and what else changes. */
  children: ReactNode;
};

/**
 * The contact form. It is HTML that no script renders again, so text that is typed early is safe, and so is what an
 * extension or a translator adds. `script.ts` and `Island.tsx` act on it.
 */
export function Form({ delivery, contact, notice, about = '', subjects, isAnswer, children }: FormProps) {
  const address = 'address' in delivery ? delivery.address : undefined;
  return (
    <>
      {!address && (
        <noscript>
          <p>{words.noScript}</p>
        </noscript>
      )}
      <form
        className={styles.root}
        // Text browsers ignore scripts and the security policy: with `get`, they would put the typed text into the URL.
        method="post"
        // With a URL, the browser can send the form without scripts.
        action={address}
        // Without this, Firefox 153 exposes the form, and marks it as invalid while a field is empty.
        role="none"
      >
        {/* On a small screen, the first invalid field of an answer is in view. */}
        {!isAnswer && <p className={styles.notice}>{notice}</p>}
        {/* An empty subject is hidden. */}
        <label className={styles.about} data-about={about} data-subjects={JSON.stringify(subjects)}>
          <input name="about" type="checkbox" defaultChecked={about !== ''} value={about} />
          <span>
            {words.about} <b>{about}</b>
          </span>
        </label>
        {fieldsOf(contact).map(({ name, label, most, ...attributes }) => {
          const Tag = attributes.rows ? 'textarea' : 'input';
          const fault = `${attributes.id}-erro`;
          return (
            <Field key={name} id={attributes.id} label={attributes.required ? label : `${label} ${words.optional}`}>
              <span id={fault}>{isAnswer && `{{${name}-fault}}`}</span>
              <Tag
                {...attributes}
                name={name}
                maxLength={delivery.kind === 'php' ? most : undefined}
                defaultValue={isAnswer ? `{{${name}}}` : undefined}
                aria-describedby={fault}
                // Otherwise, Firefox marks every empty required field.
                aria-invalid={isAnswer ? (`{{${name}-invalid}}` as 'true') : false}
              />
            </Field>
          );
        })}
        {address && (
          // A honeypot: only bots fill it in. Formspree documents this name, and browsers do not autofill it. Not
          // `display: none`, which even simple bots detect.
          <VisuallyHidden silent>
            <input name="_gotcha" type="text" tabIndex={-1} autoComplete="off" />
          </VisuallyHidden>
        )}
        <div className={styles.end}>
          {children}
          <p>{contact.note}</p>
        </div>
        <div className={styles.failed} role="alert" data-failed={words.failed} data-submitting={words.submitting} />
      </form>
    </>
  );
}
