import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Content, readContent } from '../../content/read.ts';
import { textsIn } from '../../content/texts.ts';
import { checkContent, checkFacts, checkSentences, writtenIn } from './content.ts';
import type { Finding } from './finding.ts';
import { checkOutside } from './outside.ts';
import { sentencesIn } from './sentences.ts';

/** Whether a content folder is the demonstration's. */
export const isDemo = (folder: string) => resolve(folder) === resolve('demo');

/** All findings about a site; only if `isOnline`, those about links to other sites. */
export async function check(folder: string, content: Content, isOnline: boolean): Promise<Finding[]> {
  const written = writtenIn(folder, content);
  return [
    ...checkContent(content, written),
    ...(isDemo(folder) ? [] : [...checkFacts(content), ...checkSentences(written, demoSentences(), content.site.ours)]),
    ...(isOnline ? await checkOutside(written, content.site.address) : []),
  ];
}

/** The demonstration's sentences. A fork whose folder `demo` has its own brand has no demonstration. */
export function demoSentences(): string[] {
  if (!existsSync('demo/site.yaml')) return [];
  const demo = readContent('demo');
  return demo.site.demo ? textsIn(writtenIn('demo', demo)).flatMap(({ value }) => sentencesIn(value)) : [];
}
