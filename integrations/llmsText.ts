import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'node-html-parser';
import Turndown from 'turndown';
import type { Content } from '../src/content/read.ts';
import { interfaceWords } from '../src/interfaceWords.ts';
import { legalPaths } from '../src/legalPages/legalPage.ts';
import { homeHref } from '../src/lib/links.ts';

/** After the build, writes the texts of the pages into llms.txt, for AI agents. Source: llmstxt.org */
export function llmsText({ site, filePages, listPages }: Content): AstroIntegration {
  const { address, brand } = site;
  // The next pages of a list would only repeat what the pages in it say themselves.
  const lists = listPages.filter(({ index }) => index === 0);
  const paths = [...[...filePages, ...lists].map(({ path }) => path), ...legalPaths(site.pages)];
  return {
    name: 'llms-text',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const read = (file: string) => readFileSync(fileURLToPath(new URL(file, dir)), 'utf8');
        const texts = [
          `# ${brand.name}\n\n> ${brand.tagline}`,
          pageText(read('index.html'), homeHref(address), address),
          ...paths.map((path) => pageText(read(`${path.slice(1)}.html`), address + path, address)),
        ];
        // Agents open no tabs. Outside a page, non-breaking spaces only hinder a search.
        const text = texts.join('\n\n').replaceAll('\u00a0', ' ').replaceAll(` ${interfaceWords.newTab}`, '');
        writeFileSync(fileURLToPath(new URL('llms.txt', dir)), `${text}\n`);
      },
    },
  };
}

/** Elements without meaning in a text, and `noscript`, which repeats the channels. */
const OMITTED = 'svg, picture, script, noscript, form, nav';

/** The `<main>` of a page as Markdown, below a heading that links to the page. */
function pageText(html: string, href: string, address: string): string {
  const main = parse(html).querySelector('main');
  const heading = main?.querySelector('h1');
  if (!main || !heading) throw new Error(`${href} has no main heading.`);
  for (const one of main.querySelectorAll(OMITTED)) one.remove();
  for (const link of main.querySelectorAll('a')) {
    // Absolute, because agents also read the text apart from its own URL.
    const to = new URL(link.getAttribute('href') ?? '', href).href;
    link.setAttribute('href', to);
    // On the page a margin separates a link from the words before it.
    link.insertAdjacentHTML('beforebegin', ' ');
    if (to === homeHref(address)) link.remove();
  }
  // On the page a smaller line can precede the heading.
  heading.remove();
  main.insertAdjacentHTML('afterbegin', `<h1><a href="${href}">${heading.innerHTML}</a></h1>`);
  return markdown.turndown(main.innerHTML);
}

/** A page is a part of the file, so its headings are one level lower. An item of a list is one line. */
const markdown = new Turndown()
  .addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4'],
    replacement: (text, { nodeName }) => `\n\n#${'#'.repeat(Number(nodeName[1]))} ${text}\n\n`,
  })
  .addRule('title', {
    filter: (node) => node.matches('li :is(h2, h3, h4), li p > strong, [data-from] > span, dt'),
    replacement: (text) => `**${text}**${/[?!.:]$/.test(text) ? '' : ':'} `,
  })
  .addRule('line', {
    filter: (node) => node.matches('li, dl > div'),
    replacement: (text) => `- ${text.trim().replace(/\s+/g, ' ')}\n`,
  })
  .addRule('quote', { filter: 'blockquote', replacement: (text) => text })
  .addRule('second line of a link', {
    filter: (node) => node.matches('a > span > span:last-child'),
    replacement: (text) => `– ${text}`,
  });
