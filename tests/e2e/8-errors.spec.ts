import { expect, filledForm, missing, NOT_FOUND, test } from './fixtures.ts';

/*
 * The error text of the form is never shown by the shipped delivery: it is
 * tested where a delivery can fail, in ContactForm.test.tsx.
 */
test.describe('8. Error catalogue', () => {
  test('success reads “Mensagem enviada com sucesso! Entraremos em contato em breve.”', async ({ page }) => {
    const form = await filledForm(page);
    await form.button.click();
    await page.clock.runFor(1500);
    await expect(form.status).toHaveText('Mensagem enviada com sucesso! Entraremos em contato em breve.');
    await expect(form.alert).toBeEmpty();
  });

  test.describe('unknown routes', () => {
    test.use({ expectedErrors: [NOT_FOUND] });

    test('an unknown route says what happened in Portuguese, and the catalogue’s text in English', async ({ look }) => {
      const page = await look(missing);
      await expect(page.getByText('A página que você procura não existe ou mudou de lugar.')).toBeVisible();
      const technical = page.locator('[lang="en"]');
      await expect(technical).toHaveText('Unexpected Application Error! 404 Not Found');
      await expect(technical).toBeVisible();
    });
  });
});
