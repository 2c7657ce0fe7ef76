import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { sentences as delivery } from '../../src/contactForm/sentences.ts';
import { common, home, services } from '../../src/content/content.ts';
import { pages } from './dist.ts';

/** The maximum number of words in a sentence. Source: Linguagem Simples, Brazil's federal rules for plain language. */
const LONGEST = 25;

/**
 * Words that nobody uses in speech, exaggerated promises, words that screen readers misread, and a screen reader that
 * was not tried (docs/accessibility.md).
 */
const NEVER = [
  /revolucion/i,
  /potencializ/i,
  /alavan[cq]/i,
  /inovador/i,
  /transforme (?:o )?seu/i,
  /disrupt/i,
  /sinergi/i,
  /última geração/i,
  /de ponta/i,
  /o repetitivo/i,
  /\p{L}+@s?(?![\p{L}.])/iu,
  /\btod[xe]s\b/i,
  /leitor(?:es)? de tela(?! Orca)/i,
];

const WITHOUT_CODE = { blockTextElements: { script: false, style: false } };

/**
 * The texts of the pages and of the content. The content is included because some texts appear only if the owner chooses
 * another form delivery.
 */
const texts = [
  ...pages.map(
    ({ path, html }) => [path, parse(html, WITHOUT_CODE).querySelector('body')?.structuredText ?? ''] as const,
  ),
  ...Object.entries({ home, common, services, delivery }).map(
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

describe.each(texts)('%s', (_name, text) => {
  test(`has no sentence of more than ${LONGEST} words`, () => {
    expect(sentences(text).length).toBeGreaterThan(10);
    expect(sentences(text).filter((sentence) => words(sentence).length > LONGEST)).toEqual([]);
  });

  test.each(NEVER)('never says %s', (never) => {
    expect(sentences(text).filter((sentence) => never.test(sentence))).toEqual([]);
  });
});
