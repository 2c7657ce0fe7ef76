import styles from './Letterhead.module.css';

export type LetterheadProps = { address: string; phone: string };

/** Shown beside the brand, only in print: the site's address and phone number. */
export function Letterhead({ address, phone }: LetterheadProps) {
  return (
    <p className={styles.root}>
      {address}
      <br />
      {`WhatsApp ${phone}`}
    </p>
  );
}
