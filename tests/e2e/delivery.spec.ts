import { deliveryFrom } from '../../src/contactForm/delivery.ts';
import { site } from '../../src/content/content.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { contactForm, expect, test } from './fixtures.ts';

const words = interfaceWords.form;
const delivery = deliveryFrom(site);

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
  const { form, status, ...visitor } = contactForm(page);
  await visitor.ready();
  await visitor.fill();
  await visitor.button.click();
  if (delivery.kind === 'whatsapp') {
    await expect(status).toHaveText(words.chat.ready);
    await expect(form.getByRole('link')).toHaveAttribute('href', new RegExp(`^${delivery.chat}\\?text=.*Ana`));
  } else {
    await expect(status).toHaveText(words.success);
    expect(posted).toEqual('address' in delivery ? [expect.stringContaining('ana@exemplo.com.br')] : []);
  }
});
