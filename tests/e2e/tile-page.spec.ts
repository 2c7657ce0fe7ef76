import sharp from 'sharp';
import { expect, test } from './fixtures.ts';

test('names become a wall, words, a message, an address and a picture, without a request', async ({ page }) => {
  // Only `runFor` lets the time pass.
  await page.clock.install();
  await page.goto('azulejo#n=Ana', { waitUntil: 'networkidle' });
  await page.clock.pauseAt(Date.now() + 60_000);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await expect(page.getByText('Esta é a parede de Ana. Ponha o seu nome.')).toBeVisible();
  const status = page.getByRole('status');
  const field = page.getByRole('textbox', { name: 'Seu nome' });
  await field.pressSequentially('João 🌾');
  await expect(status, 'while the name is typed').toHaveText('Parede de Ana em rios.');
  await page.clock.runFor(1000);
  await expect(status).toHaveText(/^Parede de Ana em rios e João em bandeirinhas. Só sei desenhar letras/);
  await expect(page).toHaveURL(/\/azulejo#n=Ana&n=Jo%C3%A3o$/);
  const message = await page.getByRole('link', { name: 'Mandar ao grupo' }).getAttribute('href');
  expect(decodeURIComponent(message ?? '')).toMatch(/João em bandeirinhas.*\/azulejo#n=Ana&n=Jo%C3%A3o$/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Foto para o feed' }).click();
  expect(await sharp(await (await saved).path()).metadata()).toMatchObject({ width: 1080, height: 1350 });
  await expect(status).toHaveText('Foto guardada: azulejo Ana João.png');
  await field.press('End');
  await field.pressSequentially('s');
  await expect(status, 'while the next name is typed').toHaveText(/^Parede de Ana em rios e João/);
  await page.getByRole('button', { name: 'Foto para o feed' }).click();
  await page.clock.runFor(1000);
  await expect(status, 'after a picture was saved at once').toHaveText('Foto guardada: azulejo Ana João s.png');
  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([]);
  await page.getByRole('link', { name: 'Começar outra parede' }).click();
  await expect(page).toHaveURL(/\/azulejo$/);
});

test('the address of another wall, opened in the same tab, shows that wall', async ({ page }) => {
  await page.goto('azulejo#n=Ana');
  await expect(page.getByText('Esta é a parede de Ana.')).toBeVisible();
  await page.goto('azulejo#n=Bia');
  await expect(page.getByText('Esta é a parede de Bia.')).toBeVisible();
});

test('a name that is typed before hydration is on the wall', async ({ page }) => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/_astro\/[\w.-]+\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('azulejo#n=Bia');
  await page.getByRole('textbox', { name: 'Seu nome' }).pressSequentially('Ana');
  release();
  await expect(page.getByRole('status')).toHaveText('Parede de Bia em bandeirinhas e Ana em rios.');
  await expect(page).toHaveURL(/\/azulejo#n=Bia&n=Ana$/);
});
