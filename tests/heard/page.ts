import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { common, site as owner } from '../../src/content/content.ts';
import { distFolder } from '../../src/content/folders.ts';
import { doubled, expectInOrder, ofThePage, seconds, spoken } from './heard.ts';
import { listenTo, missing, type Reader } from './reader.ts';
import { serve } from './site.ts';

type Page = {
  path: string;
  file: string;
  title: string;
  heading: string;
  /** The sections' headings, of the second level. */
  sections: readonly string[];
  /** What is heard on arrival at the main part, and the names of its landmarks. */
  landmarks: readonly string[];
  /** What only this page says, in its order. */
  says: readonly string[];
  /** True if the tests walk through another page with the same landmarks and links. */
  isAlike?: boolean;
};

const brand = owner.brand.name;
const { header, footer, newTab } = common;

/** The tests of a page on a wide screen: on arrival and read through; then by headings, by landmarks and by Tab. */
export function hear({ path, file, title, heading, sections, landmarks, says, isAlike = false }: Page): void {
  describe.runIf(missing.length === 0)(`/${path}, heard in Portuguese, with Orca and Firefox`, () => {
    let site: Awaited<ReturnType<typeof serve>>;
    let reader: Reader;
    let heard: string[];
    /** What the page itself says, up to the end of its heading. */
    let arrival: string[];

    beforeAll(async () => {
      site = await serve();
      reader = await listenTo(site.address + path);
      heard = reader.arrival;
      arrival = heard.slice(heard.indexOf(common.skipLink), heard.indexOf('título nível 1') + 1);
    }, 120_000);

    afterAll(async () => {
      await reader?.stop();
      site?.close();
    }, 30_000);

    test('on arrival says its title, and its heading once, within 20 s of its own words', () => {
      expectInOrder(heard, [`Carregamento de ${title} concluído.`, 'Página tem', ...arrival]);
      expect(arrival.filter((line) => line === heading)).toHaveLength(1);
      expect(arrival.at(-2)).toBe(heading);
      expect(seconds(arrival)).toBeLessThan(20);
    });

    test('read through, says all in its order, and no name twice', () => {
      expectInOrder(heard, says);
      expectInOrder(
        heard,
        [...sections, footer.servicesTitle, brand].map((name) => `${name} título nível 2`),
      );
      // Before its first words the reader names the browser's window, as often as it comes to the front.
      expect(doubled(heard.slice(heard.indexOf(common.skipLink)))).toEqual([]);
    });

    test('says nothing of what is empty, decoration, or not wrong', () => {
      const empty = /barra de status|inválid|clicável|em branco|gráfico|imagem/;
      expect(heard.filter((line) => empty.test(line))).toEqual([]);
    });

    test('every link that leaves the site says so', () => {
      const all = spoken(heard);
      const outside = stops(file).filter((one) => one.includes(newTab));
      expect(outside.length).toBeGreaterThanOrEqual(footer.social.length + 1);
      for (const { label } of footer.social) expect(all).toContain(`${label} link ${newTab} link`);
      expect(all.split(newTab)).toHaveLength(outside.length + 1);
    });

    // tests/e2e/reading.spec.ts and keyboard.spec.ts have the headings, landmarks and stops of every page.
    if (isAlike) return;

    /** A walk from the top, wherever the last one ended. */
    async function walk(key: string, until: readonly string[]): Promise<string[]> {
      await reader.press('ctrl+Home', common.skipLink);
      return reader.walk(
        key,
        until.map((one) => spoken([one])),
      );
    }

    test('its headings are heard one by one, each at its level', async () => {
      const headings = heard.flatMap((line, index) =>
        /^título nível/.test(line) ? [`${heard[index - 1]} ${line}.`] : [],
      );
      expect(await walk('h', headings)).toEqual(headings);
    });

    test('its landmarks are heard by their names', async () => {
      // The header, the main part and the footer have no name: what they begin with is heard.
      const names = ['link.', header.navigationLabel, ...landmarks, 'link.', footer.servicesTitle, brand];
      expectInOrder(await walk('m', names), names);
    });

    test('Tab leads through all that can be used, and each stop says what it is, once', async () => {
      // The first one is said on arrival, and is where the walk begins.
      const [, ...expected] = stops(file);
      expect(ofThePage(await walk('Tab', expected))).toEqual(expected.map((one) => expect.stringContaining(one)));
    });
  });
}

/** What the Tab key stops at on a wide screen, each as it is heard. */
function stops(file: string): string[] {
  const page = parse(readFileSync(join(distFolder(), file), 'utf8'));
  for (const one of page.querySelectorAll('noscript, [hidden], [data-for=narrow], header > button, [aria-hidden=true]'))
    one.remove();
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  return page.querySelectorAll('a[href], button, input, textarea').map((one) => {
    if (one.tagName === 'A') return `${plain(one.text)} link.`;
    if (one.tagName === 'BUTTON') return `${plain(one.text)} botão de apertar.`;
    const label = page.querySelector(`label[for=${one.id}]`)?.text ?? '';
    return `${label} entrada ${one.getAttribute('placeholder')} obrigatório.`;
  });
}
