import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build, change, copyTo } from '../variants/copy.ts';
import { OFTEN, owner, type Receiver } from './receivers.ts';

/** Builds the demonstration with a receiver, or for Netlify, in a folder of its own. */
export function buildFor({ kind }: { kind: Receiver['kind'] | 'netlify' }, folder: string): string {
  copyTo(folder);
  cpSync(join(folder, 'demo'), join(folder, 'content'), { recursive: true, filter: () => true });
  change(folder, 'content/site.yaml', /^address: .*/m, `address: ${owner.address}`);
  const mailboxes = kind === 'netlify' ? '' : `\n    to: ${owner.to}\n    from: ${owner.from}`;
  change(folder, 'content/site.yaml', '    kind: simulated', `    kind: ${kind}${mailboxes}`);
  change(folder, 'content/home.yaml', /^ {6}often: .*/m, `      often: ${JSON.stringify(OFTEN)}`);
  return build(folder, { SITE_CONTENT: '' });
}
