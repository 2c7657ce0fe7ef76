import { chmodSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { build, change, copyTo } from '../variants/copy.ts';
import { OFTEN, owner, type Receiver } from './receivers.ts';

/** Builds the demonstration with a receiver, in a folder of its own. */
export function buildFor({ kind, address }: Receiver, folder: string): string {
  // Servers run as another user, who by default cannot read a temporary folder.
  chmodSync(folder, 0o755);
  copyTo(folder);
  cpSync(join(folder, 'demo'), join(folder, 'content'), { recursive: true, filter: () => true });
  change(folder, 'content/site.yaml', /^address: .*/m, `address: ${address}/`);
  const chosen = `    kind: ${kind}\n    to: ${owner.to}\n    from: ${owner.from}`;
  change(folder, 'content/site.yaml', '    kind: simulated', chosen);
  change(folder, 'content/home.yaml', /^ {6}often: .*/m, `      often: ${JSON.stringify(OFTEN)}`);
  return build(folder, { SITE_CONTENT: '' });
}
