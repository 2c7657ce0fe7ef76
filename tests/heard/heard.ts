import { expect } from 'vitest';

/** As a voice says it: what the reader breaks into lines, in one line. */
export const spoken = (heard: readonly string[]) => heard.join(' ').replace(/\s+/g, ' ');

/** What the page says, without what the reader says of itself: how it takes its keys. */
export const ofThePage = (heard: readonly string[]) => heard.filter((line) => !/^Modo de/.test(line));

/** These sentences are heard one after the other, with whatever else between them. */
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

/** Lines that are heard twice in a row: a name, and then the same name again. */
export const doubled = (heard: readonly string[]) =>
  heard.filter((line, index) => index > 0 && line === heard[index - 1] && line !== 'link');

/**
 * Characters a second: what eSpeak NG 1.51 speaks in Brazilian Portuguese at its normal 175 words a minute, measured
 * on what the home page says on arrival, with a pause after each line.
 */
const NORMAL_SPEED = 13;

/** How long it takes to say that, without the parts of the page that the reader says it leaves. */
export const seconds = (heard: readonly string[]) =>
  spoken(heard.filter((line) => !line.startsWith('deixando '))).length / NORMAL_SPEED;
