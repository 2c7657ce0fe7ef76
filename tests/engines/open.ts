import type { Engine } from './engines.ts';
import type { Page } from './page.ts';
import { openByPuppeteer } from './puppeteer.ts';
import { openWebKit } from './webkit.ts';

export const open = ({ driver }: Engine): Promise<Page> =>
  driver.kind === 'webkit' ? openWebKit() : openByPuppeteer(driver);
