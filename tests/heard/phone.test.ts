import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { common, site as owner } from '../../src/content/content.ts';
import { expectInOrder, ofThePage } from './heard.ts';
import { listenTo, missing, type Reader } from './reader.ts';
import { serve } from './site.ts';

const brand = owner.brand.name;
const { header, newTab } = common;

describe.runIf(missing.length === 0)(
  'the home page as narrow as a phone, read in Portuguese by Orca with Firefox',
  () => {
    let site: Awaited<ReturnType<typeof serve>>;
    let reader: Reader;

    beforeAll(async () => {
      site = await serve();
      reader = await listenTo(site.address, { width: 390 });
    }, 120_000);

    afterAll(async () => {
      await reader?.stop();
      site?.close();
    }, 30_000);

    test('the menu is announced as collapsed, as expanded, with its links, and as collapsed again', async () => {
      const { menuLabel, items, callLabel } = header;
      const collapsed = `${menuLabel} recolhido botão de apertar.`;
      await reader.press('ctrl+Home', common.skipLink);
      expect(ofThePage(await reader.walk('Tab', [`${brand} link.`, collapsed]))).toEqual([`${brand} link.`, collapsed]);
      expect(ofThePage(await reader.press('Return', 'expandido'))).toEqual(['expandido']);
      const links = [...items.map(({ label }) => `${label} link.`), `${callLabel} ${newTab} link.`];
      expect(ofThePage(await reader.walk('Tab', links))).toEqual(links.map((one) => expect.stringContaining(one)));
      expectInOrder(await reader.press('Escape', collapsed), [collapsed]);
    });
  },
);
