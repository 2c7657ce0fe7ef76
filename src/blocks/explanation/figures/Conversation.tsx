import type { Message } from '../fields.ts';
import styles from './Conversation.module.css';

/** The messages of a conversation, in order. Each message starts with its author; notes have no author. */
export function Conversation({ messages }: { messages: readonly Message[] }) {
  return (
    <ol role="list" className={styles.root}>
      {messages.map((message) =>
        message.from === 'note' ? (
          <li key={message.text} className={styles.note}>
            {message.text}
          </li>
        ) : (
          <li key={message.text} className={styles.message} data-from={message.from}>
            <b>{message.name}</b>
            {` ${message.text}`}
          </li>
        ),
      )}
    </ol>
  );
}
