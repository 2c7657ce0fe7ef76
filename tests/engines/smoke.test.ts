import { existsSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { createStaticServer } from '../../commands/staticServer.ts';
import { distFolder } from '../../src/content/reader/folders.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { listening } from '../temporary.ts';
import { engines } from './driver.ts';

for (const { name, programs, open } of engines) {
  // Developers' machines may skip the tests of missing engines; CI may not.
  const isTested = process.env.CI === 'true' || programs.every((path) => existsSync(path));

  test.runIf(isTested)(`in ${name}, the menu works by taps, and the form sends and answers`, async () => {
    const port = await listening(createStaticServer({ folder: distFolder(), base: '' }));
    const page = await open(600, 800);
    onTestFinished(() => page.close());
    const poll = (code: string) => expect.poll(() => page.evaluate(code), { interval: 30, message: code });

    await page.goto(`http://127.0.0.1:${port}/`);
    await poll('document.querySelector("h1").textContent').toBe('Inteligência aplicada para impacto real');
    await poll('document.documentElement.scrollWidth <= innerWidth').toBe(true);
    // A tap is at the place of its element, which must be still.
    await page.evaluate('document.documentElement.style.scrollBehavior = "auto"');

    const ground = 'getComputedStyle(document.querySelector("header")).backgroundColor';
    await poll(ground).toBe('rgba(0, 0, 0, 0)');
    await page.evaluate('scrollTo(0, 400)');
    await poll(ground).toBe('rgb(255, 255, 255)');

    const isOpen = 'document.querySelector("#menu").matches(":popover-open")';
    await page.tap('header button');
    await poll(isOpen).toBe(true);
    await page.tap('#menu a[href$="#contato"]');
    await poll(isOpen).toBe(false);
    await poll('location.hash').toBe('#contato');

    for (const [id, text] of Object.entries({ nome: 'Ana', email: 'ana@exemplo.com.br', mensagem: 'Olá!' })) {
      await page.tap(`#${id}`);
      await page.type(`#${id}`, text);
    }
    await page.tap('form button');
    await poll('document.querySelector("form [role=status]").textContent').toBe(interfaceWords.form.success);
  });
}
