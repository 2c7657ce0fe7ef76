import { describe, expect, onTestFinished, test } from 'vitest';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { engines, isInstalled } from '../engines/engines.ts';
import { open } from '../engines/open.ts';
import { tapOn } from '../engines/tap.ts';
import { anyReceiver, serve } from './served.ts';

const written = { nome: 'Ângela "Zé"', email: 'ana@exemplo.com.br', mensagem: 'Olá!\n<b>Tudo</b> bem? 😀' };
const mailed = `Nome: ${written.nome}\nE-mail: ${written.email}\n\n${written.mensagem}\n\n-- \n`;

// Developers' machines may skip the tests of missing browsers; CI may not.
const tested = engines.filter(
  (engine) => /Firefox|WebKit/.test(engine.name) && (process.env.CI === 'true' || isInstalled(engine)),
);

// One receiver is enough, because a browser sends the same request to every receiver.
describe.runIf(anyReceiver.installed())(anyReceiver.name, () => {
  const served = serve(anyReceiver);

  test.each(tested)('in $name, the message is sent as typed, and the form is emptied', async (engine) => {
    const browser = await open(engine);
    onTestFinished(() => browser.close());
    const page = await browser.open();
    onTestFinished(() => page.close());
    await page.setSize(1280, 844);
    await page.goto(served.address);
    await tapOn(page, '#nome');
    await expect.poll(() => page.evaluate(() => !!document.querySelector('form[data-ready]'))).toBe(true);
    for (const [id, text] of Object.entries(written)) {
      await tapOn(page, `#${id}`);
      for (const [index, line] of text.split('\n').entries()) {
        if (index > 0) await page.press('Enter');
        await page.type(line);
      }
    }
    await tapOn(page, 'form button');
    const said = () => page.evaluate(() => document.querySelector('form [role=status]')?.textContent);
    await expect.poll(said).toBe(interfaceWords.form.success);
    expect(served.mail.texts()).toEqual([expect.stringContaining(mailed)]);
    const typed = (ids: string[]) => ids.map((id) => (document.getElementById(id) as HTMLInputElement).value);
    expect(await page.evaluate(typed, Object.keys(written))).toEqual(['', '', '']);
    expect(await page.wrong()).toEqual([]);
  });
});
