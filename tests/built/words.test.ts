import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { sentences as delivery } from '../../src/contactForm/sentences.ts';
import { common, home, services } from '../../src/content/content.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { pages } from './dist.ts';

/** The maximum number of words in a sentence. Source: Linguagem Simples, Brazil's federal rules for plain language. */
const LONGEST = 25;

/** Words that the texts never have. `docs/accessibility.md` lists the screen readers that were not tried. */
const NEVER = {
  'what nobody says': /revolucion|potencializ|alavan[cq]|inovador|transforme (?:o )?seu|disrupt|sinergi|o repetitivo/i,
  'what promises too much': /última geração|de ponta/i,
  'what screen readers misread': /\p{L}+@s?(?![\p{L}.])|\btod[xe]s\b/iu,
  'a screen reader that was not tried': /leitor(?:es)? de tela(?! Orca)/i,
};

const WITHOUT_CODE = { blockTextElements: { script: false, style: false } };

/**
 * The texts of the pages and of the content. The content is included because some texts appear only if the owner chooses
 * another form delivery.
 */
const texts = [
  ...pages.map(
    ({ path, html }) => [path, parse(html, WITHOUT_CODE).querySelector('body')?.structuredText ?? ''] as const,
  ),
  ...Object.entries({ home, common, interfaceWords, services, delivery }).map(
    ([name, words]) => [name, strings(words).join('\n')] as const,
  ),
];

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

function sentences(text: string): string[] {
  return text.split(/\n|(?<=[.!?…][”"]?)\s+/u).filter((sentence) => /\p{L}/u.test(sentence));
}

const words = (sentence: string) => sentence.match(/[\p{L}\d]+(?:[-’'/][\p{L}\d]+)*/gu) ?? [];

test.each(texts)(`%s has no sentence of more than ${LONGEST} words, and none of the words to avoid`, (_name, text) => {
  const all = sentences(text);
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter((sentence) => words(sentence).length > LONGEST)).toEqual([]);
  for (const [what, never] of Object.entries(NEVER)) {
    expect(
      all.filter((sentence) => never.test(sentence)),
      what,
    ).toEqual([]);
  }
});
