import { join } from 'node:path';
import sharp from 'sharp';
import { packages } from './engines.ts';
import type { Page } from './page.ts';

export const WIDTHS = [320, 390, 768, 1280, 1440];

/** The file with the measurements of the reference engine, for each page and width. */
export const measured = join(packages, '.reference.json');
export type Reference = { surveys: Record<string, Survey>; looks: Look[][] };

/**
 * The size of a box, and its distance from the left edge of the viewport. The vertical position is not compared,
 * because it depends on the text above. `lines` is the number of text lines that decide the height. A card is as high
 * as its neighbours, so the lines of the neighbours count too.
 */
export type Box = { name: string; x: number; width: number; height: number; lines: number };

export type Survey = {
  /** The texts in document order, in three parts: the header, the form, and all other texts. */
  header: string[];
  form: string[];
  words: string[];
  /** The covered texts, each with the element that covers it. */
  covered: string[];
  boxes: Box[];
  /** How far the page can be scrolled sideways, in pixels. */
  sideways: number;
};

/** Measures the texts and boxes of a page at a width. Leaves the page scrolled to its top. */
export async function survey(page: Page, width: number): Promise<Survey> {
  await page.setSize(width, 844);
  while (!(await page.evaluate(hasPictures)));
  return page.evaluate(async () => {
    const root = document.documentElement;
    root.style.scrollBehavior = 'auto';
    // With `font-display: optional`, a page does not use a font that loads too late. Loading the font here makes all
    // pages use it, so that their layouts can be compared.
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
    const stays = getComputedStyle(header).position === 'sticky';
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
      // The skip link is outside the window until focused.
      if (parent.matches('body > a')) continue;
      // This text is only for screen readers.
      if ([parent, parent.parentElement].some((one) => one && getComputedStyle(one).clipPath === 'inset(50%)'))
        continue;
      const part = parent.closest('header') ? 'header' : parent.closest('form') ? 'form' : 'words';
      result[part].push(text);
      for (const { left, top, width, height } of lines) {
        // A sticky header is checked at the top of the page.
        root.scrollTop = part === 'header' && stays ? 0 : top - innerHeight / 2;
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
      // Only large parts are compared, because the position of inline elements depends on the widths of letters.
      const isBox = one.matches('main > *, section, section > *, figure, svg, form, footer');
      // In some engines, the box of a nested SVG has the size of the shapes in the SVG.
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

/** Loads all pictures, and says whether they are loaded. The footer's picture loads late; its file depends on the width. */
function hasPictures(): boolean {
  return Array.from(document.images).every((image) => {
    image.loading = 'eager';
    const source = image.parentElement?.querySelector('source');
    const file = source && matchMedia(source.media).matches ? source.srcset : image.src;
    return image.complete && image.currentSrc.endsWith(file);
  });
}

/** An element as 24 by 24 points of three colours each, so that small differences between engines do not count. */
export type Look = number[];

/** The parts that are compared by their look: the tile wall at two widths, and the platform logos in the footer. */
export const LOOKS: [selector: string, width: number][] = [
  ['.Opening-wall', 390],
  ['.Opening-wall', 1280],
  ['footer [data-platform]', 1280],
];

/** Takes pictures of elements of the home page, as far as the viewport shows them. */
export async function looks(page: Page, selector: string): Promise<Look[]> {
  const places = await page.evaluate(async (one) => {
    document.documentElement.style.scrollBehavior = 'auto';
    for (const animation of document.getAnimations()) animation.finish();
    const all = Array.from(document.querySelectorAll(one));
    if (all.length > 1) all[0]?.scrollIntoView({ block: 'center' });
    // Waits for two frames, so that the screenshot shows the current state.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return all.map((element) => {
      const box = element.getBoundingClientRect();
      const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
      return [left, top, Math.min(box.right, innerWidth) - left, Math.min(box.bottom, innerHeight) - top].map(
        Math.floor,
      );
    });
  }, selector);
  const picture = await page.picture();
  return Promise.all(
    places.map(async ([left = 0, top = 0, width = 0, height = 0]) =>
      Array.from(
        await sharp(picture)
          .extract({ left, top, width, height })
          .resize(24, 24, { fit: 'fill' })
          .removeAlpha()
          .raw()
          .toBuffer(),
      ),
    ),
  );
}

/** The mean difference of two looks, from 0 to 255. */
export const difference = (one: Look, other: Look) =>
  one.reduce((sum, part, index) => sum + Math.abs(part - (other[index] ?? 0)), 0) / one.length;
