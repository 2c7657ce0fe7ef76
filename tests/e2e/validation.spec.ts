import { contactForm, expect, home, test } from './fixtures.ts';

/** Each entry is a field and an invalid text for this field. The other two fields get valid texts. */
const wrong: [field: 'name' | 'email' | 'message', text: string][] = [
  ['name', ''],
  ['email', ''],
  ['message', ''],
  ...['ana', 'ana@', '@exemplo.com', 'a b@c.d'].map((text): ['email', string] => ['email', text]),
];

test('with an invalid field the form stays idle, and the field gets the focus and keeps its text', async ({ page }) => {
  await page.goto(home);
  const form = contactForm(page);
  await form.ready();
  for (const [field, text] of wrong) {
    await test.step(`“${text}” is invalid as ${field}`, async () => {
      await form.fill();
      await form[field].fill(text);
      await form.button.click();
      await expect.soft(form[field]).toBeFocused();
      await expect.soft(form[field]).toHaveValue(text);
      await expect.soft(form.button).toHaveText('Enviar mensagem');
    });
  }
});
