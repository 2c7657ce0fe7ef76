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
