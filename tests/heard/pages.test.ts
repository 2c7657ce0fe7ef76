import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { common, home, notFound, site as owner, services } from '../../src/content/content.ts';
import { distFolder } from '../../src/content/read.ts';
import { homeTitle, pageTitle } from '../../src/lib/titles.ts';
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
  /** The names of the landmarks of the main part. */
  landmarks: readonly string[];
  /** What only this page says, in its order. */
  says: readonly string[];
};

const brand = owner.brand.name;
const { header, footer, servicePage } = common;
const newTab = common.newTab;
const fields = [home.contact.form.name, home.contact.form.email, home.contact.form.message];
const homeSections = [home.about, home.services, home.impact, home.contact].map(({ title }) => title);

const pages: readonly Page[] = [
  {
    path: '',
    file: 'index.html',
    title: homeTitle(brand, home.hero.headline),
    heading: home.hero.headline,
    sections: homeSections,
    landmarks: homeSections,
    says: [
      `${home.hero.eyebrow} link ${home.hero.headline} título nível 1`,
      ...home.about.values.map(({ title, text }) => `${title} título nível 3 ${text}`),
      // Each call says of which service it is.
      ...services.flatMap(({ name, free, summary }) => [
        `${name} título nível 3 ${free ? `${common.free} ` : ''}${summary}`,
        `${home.services.hire} link ${name} link ${home.services.more} link sobre ${name} link`,
      ]),
      home.impact.text,
      ...fields.map(({ label, placeholder }) => `${label} entrada ${placeholder} obrigatório`),
      `${home.contact.form.submit} botão de apertar`,
      ...home.contact.steps.map(({ title }) => `${title} título nível 4`),
    ],
  },
  ...services.map(({ slug, name, sections, questions, closing }): Page => {
    const titles = [...sections, questions, closing].map(({ title }) => title);
    const pictures = sections.flatMap((section) => (section.kind === 'explanation' ? [section.picture.caption] : []));
    return {
      path: slug,
      file: `${slug}.html`,
      title: pageTitle(name, brand),
      heading: name,
      sections: titles,
      landmarks: [servicePage.factsTitle, ...titles, servicePage.neighboursTitle],
      says: [
        `${servicePage.back} link`,
        `${name} título nível 1`,
        ...pictures.flatMap((caption) => [`${caption} figura Lista com`, 'deixando a lista. deixando a figura.']),
        ...questions.items.map(({ question }) => `${question} título nível 3`),
        `${servicePage.channelsTitle} título nível 3`,
        ...common.channels.map(({ short, who }) => `${short} link ${newTab} link ${who}`),
      ],
    };
  }),
  {
    path: 'nao-existe',
    file: '404.html',
    title: pageTitle(notFound.title, brand),
    heading: notFound.headline,
    sections: [notFound.servicesTitle],
    landmarks: [],
    says: [
      `${notFound.eyebrow} ${notFound.headline} título nível 1 ${notFound.lead}`,
      `${notFound.homeCall} link ${notFound.servicesCall} link`,
      notFound.technical,
    ],
  },
];

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

describe.runIf(missing.length === 0)('heard in Portuguese, with Orca and Firefox', () => {
  let site: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    site = await serve();
  });

  afterAll(() => site?.close());

  describe.each(pages)('/$path', ({ path, file, title, heading, sections, landmarks, says }) => {
    let reader: Reader;
    let heard: string[];
    /** What the page itself says, up to the end of its heading. */
    let arrival: string[];

    beforeAll(async () => {
      reader = await listenTo(site.address + path);
      heard = reader.arrival;
      arrival = heard.slice(heard.indexOf(common.skipLink), heard.indexOf('título nível 1') + 1);
    }, 120_000);

    afterAll(() => reader?.stop(), 30_000);

    /** A walk from the top, wherever the last one ended. */
    async function walk(key: string, until: readonly string[]): Promise<string[]> {
      await reader.press('ctrl+Home', common.skipLink);
      return reader.walk(
        key,
        until.map((one) => spoken([one])),
      );
    }

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

    test('its headings are heard one by one, each at its level', async () => {
      const headings = heard.flatMap((line, index) =>
        /^título nível/.test(line) ? [`${heard[index - 1]} ${line}.`] : [],
      );
      expect(await walk('h', headings)).toEqual(headings);
    });

    test('its landmarks are heard by their names', async () => {
      const main = path === 'nao-existe' ? notFound.eyebrow : 'link.';
      // The header, the main part and the footer have no name: what they begin with is heard.
      const names = ['link.', header.navigationLabel, main, ...landmarks, 'link.', footer.servicesTitle, brand];
      expectInOrder(await walk('m', names), names);
    });

    test('Tab leads through all that can be used, and each stop says what it is, once', async () => {
      // The first one is said on arrival, and is where the walk begins.
      const [, ...expected] = stops(file);
      expect(ofThePage(await walk('Tab', expected))).toEqual(expected.map((one) => expect.stringContaining(one)));
    });

    test('every link that leaves the site says so', () => {
      const all = spoken(heard);
      const outside = stops(file).filter((one) => one.includes(newTab));
      expect(outside.length).toBeGreaterThanOrEqual(footer.social.length + 1);
      for (const { label } of footer.social) expect(all).toContain(`${label} link ${newTab} link`);
      expect(all.split(newTab)).toHaveLength(outside.length + 1);
    });
  });

  describe('on a phone', () => {
    let reader: Reader;

    beforeAll(async () => {
      reader = await listenTo(site.address, 390);
    }, 120_000);

    afterAll(() => reader?.stop(), 30_000);

    test('the menu says that it is collapsed, and expanded, its links, and that it is collapsed again', async () => {
      const { menuLabel, items, callLabel } = header;
      const collapsed = `${menuLabel} recolhido botão de apertar.`;
      await reader.press('ctrl+Home', common.skipLink);
      expect(ofThePage(await reader.walk('Tab', [`${brand} link.`, collapsed]))).toEqual([`${brand} link.`, collapsed]);
      expect(ofThePage(await reader.press('Return', 'expandido'))).toEqual(['expandido']);
      const links = [...items.map(({ label }) => `${label} link.`), `${callLabel} ${newTab} link.`];
      expect(ofThePage(await reader.walk('Tab', links))).toEqual(links.map((one) => expect.stringContaining(one)));
      expectInOrder(await reader.press('Escape', collapsed), [collapsed]);
    });
  });
});
