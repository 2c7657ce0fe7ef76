import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site as owner } from '../../src/content/content.ts';
import { distFolder } from '../../src/content/folders.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { serve } from '../engines/site.ts';
import { doubled, expectInOrder, ofThePage, spoken } from './heard.ts';
import { isTested, listenTo, type Reader } from './reader.ts';

type Page = {
  path: string;
  title: string;
  heading: string;
  /** The sections' headings, on level 2. */
  sections: readonly string[];
  /** The first announcement in `main`, and the names of the landmarks in `main`. */
  landmarks: readonly string[];
  /** This page's own texts, in document order. */
  says: readonly string[];
};

const brand = owner.brand.name;
const { header, footer } = interfaceWords;

/**
 * Tests the announcements of a page on a wide screen: on loading, while the whole page is read, and while keys move by
 * landmarks or Tab stops.
 */
export function hear({ path, title, heading, sections, landmarks, says }: Page): void {
  describe.runIf(isTested)(`/${path}, read in Portuguese by Orca with Firefox,`, () => {
    let site: Awaited<ReturnType<typeof serve>>;
    let reader: Reader;
    let heard: string[];
    /** The page's own announcements on loading, up to the end of its heading. */
    let arrival: string[];

    beforeAll(async () => {
      site = await serve();
      reader = await listenTo(site.address + path);
      heard = reader.arrival;
      arrival = heard.slice(heard.indexOf(interfaceWords.skipLink), heard.indexOf('título nível 1') + 1);
    }, 120_000);

    afterAll(async () => {
      await reader?.stop();
      site?.close();
    }, 30_000);

    test('on loading, announces its title, then its heading once', () => {
      expectInOrder(heard, [`Carregamento de ${title} concluído.`, 'Página tem', ...arrival]);
      expect(arrival.filter((line) => line === heading)).toHaveLength(1);
      expect(arrival.at(-2)).toBe(heading);
    });

    test('read completely, announces its texts in order, and no line twice in a row', () => {
      expectInOrder(heard, says);
      expectInOrder(
        heard,
        [...sections, footer.servicesTitle, brand].map((name) => `${name} título nível 2`),
      );
      // The lines before the page are left out, because the browser window can be announced more than once.
      expect(doubled(heard.slice(heard.indexOf(interfaceWords.skipLink)))).toEqual([]);
    });

    test('announces no empty, decorative or clickable element, and no field as invalid', () => {
      const empty = /barra de status|inválid|clicável|em branco|gráfico|imagem/;
      expect(heard.filter((line) => empty.test(line))).toEqual([]);
    });

    /** Goes to the top of the page, then presses a key once per expected text. */
    async function walk(key: string, until: readonly string[]): Promise<string[]> {
      await reader.press('ctrl+Home', interfaceWords.skipLink);
      return reader.walk(
        key,
        until.map((one) => spoken([one])),
      );
    }

    test('announces its landmarks by their names', async () => {
      // The header, the main part and the footer have no name, so their first content is announced.
      const names = ['link.', header.navigationLabel, ...landmarks, 'link.', footer.servicesTitle, brand];
      expectInOrder(await walk('m', names), names);
    });

    test('Tab reaches every control, and each is announced once', async () => {
      // The walk starts at the first stop, so Tab announces only the stops after it.
      const [, ...expected] = stops(path || 'index');
      expect(ofThePage(await walk('Tab', expected))).toEqual(expected.map((one) => expect.stringContaining(one)));
    });
  });
}

/** Lists a page's Tab stops on a wide screen, as announced. */
function stops(name: string): string[] {
  const page = parse(readFileSync(join(distFolder(), `${name}.html`), 'utf8'));
  // A script adds this button after the text beside the wall.
  const wall = page.querySelector('[data-call]');
  wall?.nextElementSibling?.insertAdjacentHTML('afterend', `<button>${wall.getAttribute('data-call')}</button>`);
  for (const one of page.querySelectorAll('noscript, [hidden], [data-for=narrow], header > button, [aria-hidden=true]'))
    one.remove();
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  return page.querySelectorAll('a[href], button, input, textarea').map((one) => {
    if (one.tagName === 'A') return `${plain(one.getAttribute('aria-label') ?? one.text)} link.`;
    if (one.tagName === 'BUTTON') return `${plain(one.text)} botão de apertar.`;
    const label = page.querySelector(`label[for=${one.id}]`)?.text ?? '';
    return `${label} entrada ${one.getAttribute('placeholder')} obrigatório.`;
  });
}
