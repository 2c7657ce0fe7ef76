import { chmodSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { build, change, copyTo } from '../../launch/copy.ts';
import { OFTEN, owner, type Receiver } from './receivers.ts';

/** The settings that decide how the site is built. */
type Built = { kind: Receiver['kind'] | 'netlify'; address: string };

/** Builds the demonstration in a folder, with a receiver or for Netlify, and returns the folder of the built site. */
export function buildFor({ kind, address }: Built, folder: string): string {
  // Servers run as another user, who cannot read a temporary folder by default.
  chmodSync(folder, 0o755);
  copyTo(folder);
  cpSync(join(folder, 'demo'), join(folder, 'content'), { recursive: true, filter: () => true });
  change(folder, 'content/site.yaml', /^address: .*/m, `address: ${address}/`);
  const mailboxes =
    kind === 'netlify'
      ? ''
      : `
    to: ${owner.to}
    from: ${owner.from}`;
  change(folder, 'content/site.yaml', '    kind: simulated', `    kind: ${kind}${mailboxes}`);
  change(folder, 'content/home.yaml', /^ {6}often: .*/m, `      often: ${JSON.stringify(OFTEN)}`);
  return build(folder, { SITE_CONTENT: '' });
}
