import { contactForm, expect, FORM_SCRIPT, filledForm, findings, home, phone, smallTargets, test } from './fixtures.ts';

test.use({ expectedErrors: [/net::ERR_FAILED/] });

test('axe finds nothing on the form with the subject of a message; its target is at least 44 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  await page.goto(`${home}?sobre=automacoes#contato`);
  await contactForm(page).ready();
  await expect(contactForm(page).subject).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
});

test('axe finds nothing on a form that is sent empty', async ({ page }) => {
  await page.goto(home);
  const form = contactForm(page);
  await form.ready();
  await form.button.click();
  await expect(form.name).toBeFocused();
  expect(await findings(page)).toEqual([]);
});

test('axe finds nothing on the form while it is submitting, and after success', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = await filledForm(page);
  await form.button.click();
  await expect(form.button).toBeDisabled();
  expect(await findings(page)).toEqual([]);
  await form.release();
  await expect(form.status).toHaveText(/sucesso/);
  expect(await findings(page)).toEqual([]);
});

test('axe finds nothing on the form whose message was not delivered', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = await filledForm(page, true);
  await form.button.click();
  await expect(form.alert).not.toBeEmpty();
  await expect(form.message).toHaveValue('Olá!');
  expect(await findings(page)).toEqual([]);
});

test('axe finds nothing on a form that did not load', async ({ page }) => {
  await page.route(FORM_SCRIPT, (route) => route.abort());
  await page.goto(home);
  await contactForm(page).form.scrollIntoViewIfNeeded();
  await expect(page.getByText(/O formulário não carregou/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
