import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { marked } from 'marked';
import { EDITOR } from './protocol.ts';

const GUIDE = 'docs/guia';
const HELP = `${EDITOR}/ajuda/`;
const PICTURES = `${EDITOR}/pictures/`;

const questionOf = (name: string): string => /^# (.*)/.exec(readFileSync(`${GUIDE}/${name}`, 'utf8'))?.[1] ?? name;

/** The pages of the owner's guide: the URL and the question that each answers. */
export const helpPages = () => readdirSync(GUIDE).map((name) => ({ url: HELP + name, title: questionOf(name) }));

/** A page of the guide, or one of its pictures; undefined if the URL is of neither. */
export function helpFile(url: string): { type: string; body: Buffer } | undefined {
  const name = basename(url);
  if (url === HELP + name && readdirSync(GUIDE).includes(name)) {
    const html = marked.parse(readFileSync(`${GUIDE}/${name}`, 'utf8'));
    return {
      type: 'text/html',
      body: Buffer.from(`${HEAD}<title>${questionOf(name)}</title><main class="guide">${html}`),
    };
  }
  if (url === PICTURES + name && readdirSync('docs/pictures').includes(name))
    return { type: 'image/png', body: readFileSync(`docs/pictures/${name}`) };
  return undefined;
}

const HEAD = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="${EDITOR}/editor.css">`;
