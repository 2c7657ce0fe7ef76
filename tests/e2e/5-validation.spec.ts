import { contactForm, expect, home, test } from './fixtures.ts';

test.describe('5. Validation rules', () => {
  for (const [label, placeholder] of [
    ['Nome', 'Seu nome'],
    ['E-mail', 'voce@exemplo.com.br'],
    ['Mensagem', 'Como podemos ajudar?'],
  ] as const) {
    test(`${label} is required, with its placeholder and a visible label`, async ({ look }) => {
      const page = await look(home);
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute('required');
      await expect(field).toHaveAttribute('placeholder', placeholder);
      await expect(page.locator('label', { hasText: label })).toBeVisible();
    });

    test(`without ${label}, stays idle and says which field`, async ({ page }) => {
      await page.goto(home);
      await contactForm(page).ready();
      const form = contactForm(page);
      await form.fill();
      await page.getByLabel(label, { exact: true }).fill('');
      await form.button.click();
      await expect(form.button).toHaveText('Enviar mensagem');
      await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    });
  }

  test('the e-mail field is of the e-mail type, the message box has 5 rows', async ({ look }) => {
    const page = await look(home);
    const { email, message } = contactForm(page);
    await expect(email).toHaveAttribute('type', 'email');
    await expect(message).toHaveAttribute('rows', '5');
  });

  for (const address of ['ana', 'ana@', '@exemplo.com', 'a b@c.d']) {
    test(`for e-mail “${address}”, stays idle`, async ({ page }) => {
      await page.goto(home);
      await contactForm(page).ready();
      const form = contactForm(page);
      await form.fill();
      await form.email.fill(address);
      await form.button.click();
      await expect(form.email).toBeFocused();
      await expect(form.button).toHaveText('Enviar mensagem');
      await expect(form.email).toHaveValue(address);
    });
  }

  test('there are no bounds of its own: no pattern, no length', async ({ look }) => {
    const page = await look(home);
    await expect(page.locator('form :is([pattern], [minlength], [maxlength], [title])')).toHaveCount(0);
    await expect(page.locator('form[novalidate]')).toHaveCount(0);
  });
});
