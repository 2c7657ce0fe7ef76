import { deliveryFrom } from '../../src/contactForm/delivery.ts';
import { site } from '../../src/content/content.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { contactForm, expect, test } from '../e2e/fixtures.ts';

const words = interfaceWords.form;
const delivery = deliveryFrom(site);
const written = { [words.name.label]: 'Ana', [words.email.label]: 'ana@exemplo.com.br', [words.message.label]: 'Olá!' };

test(`the form works with the chosen delivery: ${delivery.kind}`, async ({ page }) => {
  const posted: string[] = [];
  if ('address' in delivery) {
    await page.route(delivery.address, async (route) => {
      posted.push(route.request().postData() ?? '');
      await route.fulfill({
        json: { success: true },
        headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      });
    });
  }
  await page.goto('./');
  const { form, ready } = contactForm(page);
  await ready();
  for (const [label, text] of Object.entries(written)) await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByRole('button', { name: words.submit }).click();
  if (delivery.kind === 'whatsapp') {
    await expect(form.getByRole('status')).toHaveText(words.chat.ready);
    await expect(form.getByRole('link')).toHaveAttribute('href', new RegExp(`^${delivery.chat}\\?text=.*Ana`));
  } else {
    await expect(form.getByRole('status')).toHaveText(words.success);
    expect(posted).toEqual('address' in delivery ? [expect.stringContaining('ana@exemplo.com.br')] : []);
  }
});
