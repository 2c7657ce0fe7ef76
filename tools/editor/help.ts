import { readdirSync, readFileSync } from 'node:fs';
import { Marked } from 'marked';
import { EDITOR } from './protocol.ts';

/** The owner's guide, with its contents: paths in the project. A URL has the path of its file, so links between them work. */
export const helpFiles = () => ['LEIA-ME.md', ...readdirSync('docs/guia').map((name) => `docs/guia/${name}`)];

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

export function helpPage(file: string): string {
  const text = readFileSync(file, 'utf8');
  const [, title] = /^# (.*)/.exec(text) ?? [];
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="${EDITOR}/editor.css"><style>main{max-width:42rem;margin:auto;padding:1.5rem}img{max-width:100%}</style><title>${title}</title><main>${guide.parse(text)}`;
}
