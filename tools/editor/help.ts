import { readFileSync } from 'node:fs';
import { Marked } from 'marked';
import { EDITOR } from './protocol.ts';

/** The pages of the owner's guide, in the order of its contents: the URL and the question that each answers. */
export const helpPages = () =>
  [...readFileSync('LEIA-ME.md', 'utf8').matchAll(/^- \[(.+)\]\((docs\/guia\/(.+))\)/gm)].map(
    ([, title = '', path = '', name = '']) => ({ url: `${EDITOR}/ajuda/${name}`, title, path }),
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

/** A page of the guide as HTML. */
export const helpPage = ({ title, path }: { title: string; path: string }): string =>
  `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="${EDITOR}/editor.css"><style>main{max-width:42rem;margin:auto;padding:1.5rem}img{max-width:100%}</style><title>${title}</title><main>${guide.parse(readFileSync(path, 'utf8'))}`;
