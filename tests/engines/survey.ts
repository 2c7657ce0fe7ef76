import { join } from 'node:path';
import sharp from 'sharp';
import { packages } from './engines.ts';
import type { Page } from './page.ts';

export const WIDTHS = [320, 390, 768, 1280, 1440];
export const WALL_WIDTHS = [390, 1280];

/** The file of what was measured in the reference, for each page and width. */
export const measured = join(packages, '.reference.json');
export type Reference = { surveys: Record<string, Survey>; walls: Record<number, (Colour | null)[]> };

/**
 * Where a box is and how large, from the left edge of the window; how far down it is, its text decides.
 * `lines`: of the texts that its height comes from; a card is as high as its neighbours.
 */
export type Box = { name: string; x: number; width: number; height: number; lines: number };

export type Survey = {
  /** Texts in their order: of the header, of the form, and of all the rest. */
  header: string[];
  form: string[];
  words: string[];
  /** Texts that something lies over, and what. */
  covered: string[];
  boxes: Box[];
  /** How far the page scrolls sideways. */
  sideways: number;
};

/** All that is compared of a page, as it stands in its window. Leaves it at its top. */
export async function survey(page: Page, width: number): Promise<Survey> {
  await page.setSize(width, 844);
  return page.evaluate(async () => {
    const root = document.documentElement;
    root.style.scrollBehavior = 'auto';
    // The font is optional: a page goes on without it where it comes late. Compared are pages that have it.
    for (const { cssRules } of document.styleSheets) {
      for (const rule of cssRules) {
        if (!(rule instanceof CSSFontFaceRule) || !rule.style.getPropertyValue('src').startsWith('url')) continue;
        const [family, source, weight] = ['font-family', 'src', 'font-weight'].map((name) =>
          rule.style.getPropertyValue(name),
        );
        document.fonts.add(await new FontFace(family || '', source || '', { weight: weight || '' }).load());
      }
    }
    for (const animation of document.getAnimations()) animation.finish();
    root.scrollLeft = 9999;
    const sideways = root.scrollLeft;
    root.scrollLeft = 0;

    const result = { header: [] as string[], form: [] as string[], words: [] as string[], covered: [] as string[] };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const header = document.querySelector('header') as Element;
    const isFixed = getComputedStyle(header).position === 'fixed';
    const linesIn = new Map<Element, number>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.nodeValue || '').replace(/\s+/g, ' ').trim();
      const parent = node.parentElement as Element;
      if (text === '' || parent.closest('script, style, noscript, template')) continue;
      range.selectNodeContents(node);
      const lines = Array.from(range.getClientRects()).filter(({ width, height }) => width > 0 && height > 0);
      for (let one: Element | null = parent; one; one = one.parentElement) {
        linesIn.set(one, (linesIn.get(one) || 0) + lines.length);
      }
      if (lines.length === 0 || getComputedStyle(parent).visibility !== 'visible') continue;
      // Said to screen readers alone, or shown when it takes the focus.
      if ([parent, parent.parentElement].some((one) => one && getComputedStyle(one).clipPath === 'inset(50%)'))
        continue;
      const part = parent.closest('header') ? 'header' : parent.closest('form') ? 'form' : 'words';
      result[part].push(text);
      for (const { left, top, width, height } of lines) {
        // What stays in the window while the page goes by is looked at where the page begins.
        root.scrollTop = part === 'header' && isFixed ? 0 : top - innerHeight / 2;
        const hit = document.elementFromPoint(left + width / 2, top + height / 2 - root.scrollTop);
        if (hit && (hit.contains(parent) || parent.contains(hit))) continue;
        result.covered.push(
          `“${text}” by ${hit ? `<${hit.tagName}> ${(hit.textContent || '').trim().slice(0, 30)}` : 'an edge'}`,
        );
      }
      root.scrollTop = 0;
    }

    const boxes = [];
    const opening = document.querySelector('section');
    const counts: Record<string, number> = {};
    for (const one of document.querySelectorAll('main, main *, footer')) {
      // Bands, cards and pictures: where a word in a line stands, its letters decide.
      const isBox = one.matches('main > *, section, section > *, figure, svg, form, footer');
      // A drawing within a drawing has the box of its shapes in some engines, and its own in others.
      if (
        one.closest('a') ||
        one.matches('svg svg') ||
        (!isBox && !(one.matches('li') && one.querySelector('svg, h3')))
      )
        continue;
      const { left, width, height } = one.getBoundingClientRect();
      const place = one.closest('section');
      const label = `${place === opening ? 'opening ' : place?.id ? `#${place.id} ` : ''}${one.tagName.toLowerCase()}`;
      counts[label] = (counts[label] || 0) + 1;
      boxes.push({
        name: `${label} ${counts[label]}`,
        x: left,
        width,
        height,
        lines: linesIn.get(one.matches('li') ? (one.parentElement as Element) : one) || 0,
      });
    }
    return { ...result, boxes, sideways };
  });
}

export type Colour = [red: number, green: number, blue: number];

/** Asks a picture of the window for its colours. */
export async function picture(page: Page): Promise<(x: number, y: number) => Colour> {
  // Of the page as it is now, and not one frame ago.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))),
  );
  const { data, info } = await sharp(await page.picture())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const at = (Math.floor(y) * info.width + Math.floor(x)) * info.channels;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
}

/** The colours of the opening wall at the page's top: four points of each cell, `null` where none is in sight. */
export async function wallColours(page: Page): Promise<(Colour | null)[]> {
  const points = await page.evaluate(() => {
    const wall = document.querySelector('main section svg')?.parentElement;
    for (const animation of document.getAnimations()) animation.finish();
    const parts = [0.3, 0.7].flatMap((x) => [0.3, 0.7].map((y) => [x, y] as const));
    return Array.from(wall?.children ?? []).flatMap((cell) => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      return parts.map(([x, y]) => {
        const point = [left + width * x, top + height * y] as const;
        return wall?.parentElement?.contains(document.elementFromPoint(...point)) ? point : null;
      });
    });
  });
  const at = await picture(page);
  return points.map((point) => point && at(...point));
}
