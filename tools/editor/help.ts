import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Marked } from 'marked';
import { EDITOR } from './protocol.ts';

const GUIDE = 'docs/guia';
const HELP = `${EDITOR}/ajuda/`;
const PICTURES = `${EDITOR}/pictures/`;

/** The pages of the owner's guide, in the order of its contents: the URL and the question that each answers. */
export const helpPages = () =>
  [...readFileSync('LEIA-ME.md', 'utf8').matchAll(/^- \[(.+)\]\(docs\/guia\/(.+)\)/gm)].map(
    ([, title = '', name = '']) => ({ url: HELP + name, title }),
  );

/** Gives headings the ids that links expect: those of GitHub. */
const guide = new Marked({
  renderer: {
    heading({ depth, text, tokens }) {
      const id = text
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-');
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>`;
    },
  },
});

/** A page of the guide, or one of its pictures; undefined if the URL is of neither. */
export function helpFile(url: string): { type: string; body: Buffer } | undefined {
  const name = basename(url);
  const page = helpPages().find((one) => one.url === url);
  if (page) {
    const html = guide.parse(readFileSync(`${GUIDE}/${name}`, 'utf8'));
    return { type: 'text/html', body: Buffer.from(`${HEAD}<title>${page.title}</title><main class="guide">${html}`) };
  }
  if (url === PICTURES + name && readdirSync('docs/pictures').includes(name))
    return { type: 'image/png', body: readFileSync(`docs/pictures/${name}`) };
  return undefined;
}

const HEAD = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="${EDITOR}/editor.css">`;
