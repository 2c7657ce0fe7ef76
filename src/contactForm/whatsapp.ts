import type { Deliver } from './deliver.ts';

/** The form's texts for a message that visitors send themselves. */
export type ChatWords = {
  /** The chat message, with the placeholders `{name}`, `{email}` and `{message}` for the visitor's values. */
  text: string;
  /** The words before the phone number and before the subject. */
  phone: string;
  about: string;
  /** The status text when the chat message is ready. */
  ready: string;
  /** The label of the link that opens the chat. */
  confirm: string;
  newTab: string;
};

/** Sends nothing. It returns a URL that opens the owner's chat with the message in it, which the visitor sends there. */
export function whatsapp({
  chat,
  words,
}: {
  chat: string;
  words: Pick<ChatWords, 'text' | 'phone' | 'about'>;
}): Deliver {
  return async ({ phone, about, ...draft }) => {
    // Replaces all placeholders in one pass, so that a visitor's text is never treated as a placeholder.
    const message = words.text.replace(/\{(name|email|message)\}/g, (_, field: keyof typeof draft) => draft[field]);
    const lines = [message, phone && `${words.phone} ${phone}`, about && `${words.about} ${about}`];
    return `${chat}?text=${encodeURIComponent(lines.filter(Boolean).join('\n'))}`;
  };
}
