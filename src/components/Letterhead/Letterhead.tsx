import styles from './Letterhead.module.css';

export type LetterheadProps = { address: string; phone: string };

/** The site's address and phone number, shown beside the brand only in print. */
export function Letterhead({ address, phone }: LetterheadProps) {
  return (
    <p className={styles.root}>
      {address}
      <br />
      {`WhatsApp ${phone}`}
    </p>
  );
}
