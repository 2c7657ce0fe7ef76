import { expect } from 'vitest';

/** The screen reader's lines, joined into one line as spoken. */
export const spoken = (heard: readonly string[]) => heard.join(' ').replace(/\s+/g, ' ');

/** The page's own lines, without the screen reader's messages about its mode. */
export const ofThePage = (heard: readonly string[]) => heard.filter((line) => !/^Modo de/.test(line));

/** Expects these sentences in this order; other sentences may come between them. */
export function expectInOrder(heard: readonly string[], sentences: readonly string[]): void {
  const all = spoken(heard);
  let from = 0;
  for (const sentence of sentences.map((one) => spoken([one]))) {
    const at = all.indexOf(sentence, from);
    expect(
      at,
      `“${sentence}” is heard after: ${all.slice(Math.max(0, from - 80), from)}\nthen: ${all.slice(from, from + 300)}`,
    ).toBeGreaterThanOrEqual(0);
    from = at + sentence.length;
  }
}

/** The lines that are announced twice in a row, except “link”. */
export const doubled = (heard: readonly string[]) =>
  heard.filter((line, index) => index > 0 && line === heard[index - 1] && line !== 'link');

/**
 * The characters per second of eSpeak NG 1.51 in Brazilian Portuguese, at its normal 175 words per minute. Measured
 * with the announcements of the home page on loading, with a pause after each line.
 */
const NORMAL_SPEED = 13;

/** The speaking time in seconds, without the announcements that the screen reader leaves a region. */
export const seconds = (heard: readonly string[]) =>
  spoken(heard.filter((line) => !line.startsWith('deixando '))).length / NORMAL_SPEED;
