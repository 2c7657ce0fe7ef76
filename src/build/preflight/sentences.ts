import { hashNumber } from '../../look/hash.ts';

/** The sentences of a text, and its questions; not the labels of one or two words, which any site could have. */
export function sentencesIn(text: string): string[] {
  const parts = text.normalize('NFC').split(/(?<=[.!?…])\s+|\n+/);
  return parts
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => /^\S+ \S+ .*\p{L}|\p{L}\?$/u.test(part));
}

/** A sentence as `ours` in `site.yaml` has it. */
export const shortHash = (sentence: string): string => (hashNumber(sentence) >>> 0).toString(36);
