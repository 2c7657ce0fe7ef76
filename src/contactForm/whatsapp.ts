import type { ChatWords, Outcome } from './delivery.ts';
import type { Draft } from './message.ts';

/** Sends nothing. It makes a link to the owner's chat with the message in it, which the visitor sends there. */
export function whatsapp(
  { phone, about, ...draft }: Draft,
  { chat, words }: { chat: string; words: ChatWords },
): Outcome {
  // Replaces all placeholders in one pass, so that a visitor's text is never treated as a placeholder.
  const message = words.text.replace(/\{(name|email|message)\}/g, (_, field: keyof typeof draft) => draft[field]);
  const lines = [message, phone && `${words.phone} ${phone}`, about && `${words.about} ${about}`];
  return { status: 'composed', address: `${chat}?text=${encodeURIComponent(lines.filter(Boolean).join('\n'))}` };
}
