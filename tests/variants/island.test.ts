import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { build, change, withCopy } from './copy.ts';
import { launch, openWindow } from './window.ts';

const COUNTER = `import { useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
`;

/** What a newcomer would write: a component, and a directive on the page that shows it. */
function addIsland(folder: string): void {
  mkdirSync(join(folder, 'src/islands/Counter'));
  writeFileSync(join(folder, 'src/islands/Counter/Counter.tsx'), COUNTER);
  const page = 'src/pages/[service].astro';
  change(folder, page, 'import Page from', "import { Counter } from '#islands/Counter/Counter.tsx';\nimport Page from");
  change(folder, page, '</Page>', '  <Counter client:visible />\n</Page>');
}

test('an island of Astro’s own comes to life on another page, and the policy refuses nothing', {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'island-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  withCopy((copy) => {
    addIsland(copy);
    cpSync(build(copy), folder, { recursive: true, filter: () => true });
  });
  const browser = await launch();
  onTestFinished(() => browser.close());
  const { page, address } = await openWindow(browser, folder, 1280);

  await page.goto(`${address}webdesign`);
  await page.$eval('main button', (button) => button.scrollIntoView());
  await page.waitForSelector('astro-island:not([ssr])');
  await page.locator('main button').click();
  await expect.poll(() => page.$eval('main button', (button) => button.textContent)).toBe('1');
});
