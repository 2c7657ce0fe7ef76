import sharp from 'sharp';
import { expect, test } from './fixtures.ts';

test('a name becomes a wall and a picture and goes into the address, where the next name follows, without a request', async ({
  page,
}) => {
  await page.goto('azulejo', { waitUntil: 'networkidle' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const name = page.getByRole('textbox', { name: 'Seu nome' });
  await name.fill('Ana');
  await name.press('Enter');
  await expect(page).toHaveURL(/\/azulejo#n=Ana$/);
  await name.fill('<b>Zé</b>');
  await expect(page.getByRole('figure')).toHaveText('Parede de Ana e <b>Zé</b>');
  const group = page.getByRole('link', { name: 'Some o seu grupo' });
  expect(decodeURIComponent((await group.getAttribute('href')) ?? '')).toContain('/azulejo#n=Ana&n=%3Cb%3EZ');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Guardar para o feed' }).click();
  expect(await sharp(await (await saved).path()).metadata()).toMatchObject({ width: 1080, height: 1350 });
  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([]);
});
