import type { ChatWords, Deliver } from './delivery.ts';

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
