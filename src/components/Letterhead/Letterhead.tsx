import styles from './Letterhead.module.css';

export type LetterheadProps = { address: string; phone: string };

/** On paper only, beside the brand: where to find us, and how to answer. */
export function Letterhead({ address, phone }: LetterheadProps) {
  return (
    <p className={styles.root}>
      {address}
      <br />
      {`WhatsApp ${phone}`}
    </p>
  );
}
