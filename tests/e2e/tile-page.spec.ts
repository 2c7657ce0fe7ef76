import sharp from 'sharp';
import { expect, test } from './fixtures.ts';

test('names become a wall, words, a message, an address and a picture, without a request', async ({ page }) => {
  await page.goto('azulejo#n=Ana', { waitUntil: 'networkidle' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const status = page.getByRole('status');
  await expect(status).toHaveText('Parede de Ana em rios');
  await page.getByRole('textbox', { name: 'Seu nome' }).fill('<b>Zé</b>, João');
  await expect(status).toHaveText(/^Parede de Ana em rios, <b>Zé<\/b> em [\wí-]+ e João em bandeirinhas$/);
  const group = page.getByRole('link', { name: 'Mandar ao grupo' });
  const message = decodeURIComponent((await group.getAttribute('href')) ?? '');
  expect(message).toMatch(/Parede de Ana em rios.*\/azulejo#n=Ana&n=%3Cb%3EZ%C3%A9%3C%2Fb%3E&n=Jo%C3%A3o$/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Foto para o feed' }).click();
  expect(await sharp(await (await saved).path()).metadata()).toMatchObject({ width: 1080, height: 1350 });
  await expect(page).toHaveURL(/\/azulejo#n=Ana&n=%3Cb%3EZ%C3%A9%3C%2Fb%3E&n=Jo%C3%A3o$/);
  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([]);
});
