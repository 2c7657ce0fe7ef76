import { hashNumber } from '../../look/hash.ts';

/**
 * The sentences of a text that can be recognized, such as a promise: long ones, and those of three words, or of five
 * without a full stop, that are no question.
 */
export function sentencesIn(text: string): string[] {
  const parts = text.normalize('NFC').split(/(?<=[.!?…])\s+|\n+/);
  return parts
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => /^\S+ \S+ .*[.!…]$|^(?:\S+ ){4}.*[^?]$/.test(part) || (part.length >= 40 && part.includes(' ')));
}

/** A sentence as `ours` in `site.yaml` has it. */
export const shortHash = (sentence: string): string => (hashNumber(sentence) >>> 0).toString(36);
