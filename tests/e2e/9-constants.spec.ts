import { contactForm, expect, filledForm, home, test } from './fixtures.ts';

test.describe('9. Business constants and limits', () => {
  test('the header’s threshold is 50 px of scroll', async ({ page }) => {
    await page.goto(home);
    const scrolled = page.locator('header[data-scrolled]');
    await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
    await expect(scrolled).toHaveCount(1);
    await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
    await expect(scrolled).toHaveCount(0);
  });

  test('the simulated delivery takes 1.5 s and the success message stays 3 s', async ({ page }) => {
    const form = await filledForm(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await form.button.click();
    await page.clock.runFor(1499);
    await expect(form.button).toHaveText('Enviando...');
    await page.clock.runFor(1);
    await expect(form.button).toHaveText('Enviar mensagem');
    await page.clock.runFor(2999);
    await expect(form.status).not.toBeEmpty();
    await page.clock.runFor(1);
    await expect(form.status).toBeEmpty();
  });

  test('the cross-subsidy is 1 free complete service for 10 paying clients', async ({ look }) => {
    const page = await look(home);
    await expect(page.locator('#impacto')).toContainText(
      'Para cada 10 clientes pagantes, entregamos 1 serviço completo',
    );
  });

  test('the message box has 5 rows', async ({ look }) => {
    const page = await look(home);
    await expect(contactForm(page).message).toHaveJSProperty('rows', 5);
  });

  test('the note promises a quick reply during business hours', async ({ look }) => {
    const page = await look(home);
    await expect(page.locator('#contato')).toContainText('Resposta rápida em horário comercial.');
  });
});
