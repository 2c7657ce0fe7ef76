import { resolve } from 'node:path';
import type { Content } from '../src/content/read.ts';
import { checkContent, checkFacts, writtenIn } from './content.ts';
import type { Finding } from './finding.ts';
import { checkOutside } from './outside.ts';

/** Whether a content folder is the demonstration's. It has no owner, so it has no facts to check. */
export const isDemo = (folder: string) => resolve(folder) === resolve('demo');

/** All findings about a site; only if `isOnline`, those about links to other sites. */
export async function check(folder: string, content: Content, isOnline: boolean): Promise<Finding[]> {
  const written = writtenIn(folder, content);
  return [
    ...checkContent(content, written),
    ...(isDemo(folder) ? [] : checkFacts(content)),
    ...(isOnline ? await checkOutside(written, content.site.address) : []),
  ];
}
