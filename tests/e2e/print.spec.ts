import type { Locator } from '@playwright/test';
import { site } from '../../src/content/content.ts';
import { expect, home, test } from './fixtures.ts';

/** The text that print adds to a link. */
const addedTo = (link: Locator) => link.evaluate((anchor) => getComputedStyle(anchor, '::after').content);

for (const [path, most] of [
  [home, 3],
  ['webdesign', 4],
] as const) {
  test(`${path} is printed in black, on at most ${most} sheets, with the targets of links`, async ({ page }) => {
    await page.goto(path);
    const code = page.waitForResponse(/\/qr\.[\w-]+\.svg$/);
    await page.emulateMedia({ media: 'print' });
    expect((await code).status()).toBe(200);
    const letterhead = page.getByRole('banner').getByRole('paragraph');
    await expect(letterhead).toBeVisible();
    await expect(letterhead).toContainText(site.address.replace('https://', ''));
    await expect(letterhead).toContainText(site.contact.whatsapp);
    // Navigation, forms and buttons do nothing on paper.
    for (const one of await page.locator('nav, form, button').all()) await expect(one).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading').last()).toHaveCSS('color', 'rgb(0, 0, 0)');
    for (const section of await page.locator('main section').all())
      await expect(section).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    for (const link of await page.locator('main a[href^="https:"]:visible').all()) {
      const href = `${await link.getAttribute('href')}`;
      // A link that begins a message is of no use on paper, but the number is.
      expect(await addedTo(link)).toContain(href.includes('?text=') ? site.contact.whatsapp : href);
    }
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length;
    expect(sheets).toBeLessThanOrEqual(most);
  });
}

test('the address of a map is not printed, because it has a query', async ({ page }) => {
  await page.goto(home);
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('main a[href^="https:"]:visible').first();
  expect(await addedTo(link)).not.toBe('none');
  await link.evaluate((anchor) => anchor.setAttribute('href', 'https://mapa.example/?q=Rua'));
  expect(await addedTo(link)).toBe('none');
});

test('of the links in an item of a list, only one to a page of the site is printed with its host', async ({ page }) => {
  await page.goto(home);
  await page.emulateMedia({ media: 'print' });
  const host = site.address.replace('https://', '');
  const card = page.getByRole('link', { name: /sobre Agentes/ });
  await expect(card).toBeVisible();
  expect(await addedTo(card)).toBe(`": ${host}/agentes-ai"`);
  // The four kinds of links that a text of the owner can have.
  const item = page.locator('main li').first();
  await item.evaluate((one) => {
    const hrefs = ['mailto:ana@a.org', 'tel:+5511', '/casos', 'https://a.org'];
    const links = hrefs.map((href) => Object.assign(document.createElement('a'), { href, textContent: href }));
    for (const link of links) link.dataset.look = 'inText';
    one.replaceChildren(...links);
  });
  const links = await item.getByRole('link').all();
  expect(await Promise.all(links.map(addedTo))).toEqual(['none', 'none', 'none', '" https://a.org"']);
});
