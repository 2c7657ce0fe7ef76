import { deliveryFrom } from '../../src/contactForm/delivery.ts';
import { site } from '../../src/content/content.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { contactForm, expect, test } from './fixtures.ts';

const { chat, success } = interfaceWords.form;
const delivery = deliveryFrom(site);

test(`the form works with the chosen delivery: ${delivery.kind}`, async ({ page }) => {
  if ('address' in delivery) {
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    await page.route(delivery.address, (route) => route.fulfill({ headers }));
  }
  await page.goto('./');
  const form = contactForm(page);
  await form.ready();
  await form.fill();
  await form.button.click();
  await expect(form.status).toHaveText(delivery.kind === 'whatsapp' ? chat.ready : success);
});
