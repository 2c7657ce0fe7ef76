import type { FigureOf } from '../fields.ts';
import styles from './Figure.module.css';
import { Words } from './parts.tsx';

/** The messages of a conversation, in order. Each message starts with its author; notes have no author. */
export function Conversation({ messages }: FigureOf<'conversation'>) {
  return (
    <ol role="list" className={styles.conversation}>
      {messages.map((message) =>
        message.from === 'note' ? (
          <li key={message.text} className={styles.note}>
            {message.text}
          </li>
        ) : (
          <li key={message.text} data-by={message.from}>
            <Words {...message} />
          </li>
        ),
      )}
    </ol>
  );
}
