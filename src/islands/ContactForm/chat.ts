import type { Deliver } from './draft.ts';

/** What the form says and writes where the visitor sends the message himself. */
export type ChatWords = {
  /** What is written into the chat; `{name}`, `{email}` and `{message}` stand for what the visitor wrote. */
  text: string;
  /** Said once it is written. */
  ready: string;
  /** The link with which the visitor takes it to the chat. */
  confirm: string;
  newTab: string;
};

/** Sends nothing: writes the message into the address of the owner's chat, which the visitor opens and sends. */
export function composed(chat: string, text: string): Deliver {
  return async (draft) => {
    // In one pass, so that what a visitor writes is never read as a place to fill.
    const message = text.replace(/\{(name|email|message)\}/g, (_, field: keyof typeof draft) => draft[field]);
    return `${chat}?text=${encodeURIComponent(message)}`;
  };
}
