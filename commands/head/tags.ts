import type { HTMLElement } from 'node-html-parser';
import { readPage } from '../../build/slimMarkup.ts';

/** What a page's head says to a machine: `og:title`, say, and its content. */
export type HeadTag = { name: string; content: string };

/** What the browser alone needs, to show the page. */
const FOR_SHOWING = new Set(['charset', 'viewport', 'http-equiv', 'preload', 'expect']);

/** What a built page's head says, in its order, but what is only for showing the page. */
export function headTags(html: string): HeadTag[] {
  return readPage(html)
    .querySelectorAll('head :is(title, meta, link, script[type="application/ld+json"])')
    .map(read)
    .filter(({ name }) => !FOR_SHOWING.has(name));
}

function read(tag: HTMLElement): HeadTag {
  const { name, property, rel, content, href } = tag.attributes;
  switch (tag.rawTagName) {
    case 'title':
      return { name: 'title', content: tag.text };
    case 'script':
      return { name: 'JSON-LD', content: typesIn(tag.rawText) };
    case 'link':
      return { name: rel ?? '', content: href ?? '' };
    default:
      return { name: name ?? property ?? Object.keys(tag.attributes)[0] ?? '', content: content ?? '' };
  }
}

function typesIn(data: string): string {
  const { '@graph': nodes } = JSON.parse(data) as { '@graph': { '@type': string }[] };
  return nodes.map(({ '@type': type }) => type).join(', ');
}
