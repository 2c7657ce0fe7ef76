import { expect } from 'vitest';

/** Joins the screen reader's lines into one line. */
export const spoken = (heard: readonly string[]) => heard.join(' ').replace(/\s+/g, ' ');

/** Returns the page's own lines, without the screen reader's messages about its mode. */
export const ofThePage = (heard: readonly string[]) => heard.filter((line) => !/^Modo de/.test(line));

/** Expects the sentences in the given order. Other sentences may come between them. */
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

/** Finds the lines, except “link”, that are announced twice in a row. */
export const doubled = (heard: readonly string[]) =>
  heard.filter((line, index) => index > 0 && line === heard[index - 1] && line !== 'link');

/**
 * The number of characters that eSpeak NG 1.51 speaks per second in Brazilian Portuguese, at its normal 175 words per
 * minute. The number was measured with the announcements of the home page on loading, with a pause after each line.
 */
const NORMAL_SPEED = 13;

/** Estimates the speaking time in seconds. The announcements that the screen reader leaves a region do not count. */
export const seconds = (heard: readonly string[]) =>
  spoken(heard.filter((line) => !line.startsWith('deixando '))).length / NORMAL_SPEED;
