import type { ReactNode } from 'react';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { interfaceWords } from '#interfaceWords.ts';
import type { Delivery } from './delivery.ts';
import styles from './Form.module.css';
import { fieldsOf, HONEYPOT, limits, type MessageField, OWN_LIMIT, ownName, PHONE } from './message.ts';

const words = interfaceWords.form;

type FormProps = {
  delivery: Delivery;
  hasPhone: boolean;
  /** Where a message goes. It is read before the fields. */
  notice: string;
  /** The fields that the owner added. */
  own?: readonly { label: string; required?: boolean | undefined }[] | undefined;
  /** The subject of the message, such as a service's name. */
  about?: string | undefined;
  /** The names of the services by their slugs, for an address with `?sobre=`. */
  subjects?: Record<string, string>;
  /** Whether the form is in the receiver's page. The receiver replaces the placeholders in braces. */
  isAnswer?: boolean | undefined;
  /** The button, and what else changes. */
  children: ReactNode;
};

const attributes = {
  name: { id: 'nome', type: 'text', autoComplete: 'name', required: true },
  email: { id: 'email', type: 'email', autoComplete: 'email', required: true },
  phone: { id: 'telefone', type: 'tel', autoComplete: 'tel', pattern: PHONE, title: words.phone.wrong },
  message: { id: 'mensagem', rows: 5, required: true },
} satisfies Record<MessageField, object>;

/**
 * The contact form. It is HTML that no script renders again, so text that is typed early is safe, and so is what an
 * extension or a translator adds. `script.ts` and `Island.tsx` act on it.
 */
export function Form({ delivery, hasPhone, notice, own = [], about = '', subjects, isAnswer, children }: FormProps) {
  const address = 'address' in delivery ? delivery.address : undefined;
  const isReceiver = delivery.kind === 'php';
  const added = own.map(({ label, required }, index) => ({
    name: isReceiver ? ownName(index) : label,
    label: required ? label : `${label} ${words.optional}`,
    placeholder: undefined,
    most: OWN_LIMIT,
    attributes: { id: `campo-${index + 1}`, type: 'text', required },
  }));
  const known = fieldsOf(hasPhone).map((name) => {
    const { label, placeholder } = words[name];
    return { name, label, placeholder, most: limits[name], attributes: attributes[name] };
  });
  // The message is the last field.
  const fields = [...known.slice(0, -1), ...added, ...known.slice(-1)];
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
        {fields.map(({ name, label, placeholder, most, attributes }) => {
          const Tag = name === 'message' ? 'textarea' : 'input';
          const { id } = attributes;
          return (
            <p className={styles.field} key={name}>
              <label htmlFor={id}>{label}</label>
              <span id={`${id}-erro`}>{isAnswer && `{{${name}-fault}}`}</span>
              <Tag
                {...attributes}
                name={name}
                placeholder={placeholder}
                maxLength={isReceiver ? most : undefined}
                defaultValue={isAnswer ? `{{${name}}}` : undefined}
                aria-describedby={`${id}-erro`}
                // Otherwise, Firefox marks every empty required field.
                aria-invalid={isAnswer ? (`{{${name}-invalid}}` as 'true') : false}
              />
            </p>
          );
        })}
        {address && (
          // Not `display: none`, which even simple bots detect.
          <VisuallyHidden silent>
            <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
          </VisuallyHidden>
        )}
        <div className={styles.end}>{children}</div>
        <div className={styles.failed} role="alert" data-failed={words.failed} data-submitting={words.submitting} />
      </form>
    </>
  );
}
