import { chmodSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { build, change, copyTo } from '../../launch/copy.ts';
import { owner, type Receiver } from './receivers.ts';

/** Builds the demonstration in a folder, with a receiver, and returns the folder of the built site. */
export function buildFor({ kind, address }: Pick<Receiver, 'kind' | 'address'>, folder: string): string {
  // Servers run as another user, who cannot read a temporary folder by default.
  chmodSync(folder, 0o755);
  copyTo(folder);
  cpSync(join(folder, 'demo'), join(folder, 'content'), { recursive: true, filter: () => true });
  change(folder, 'content/site.yaml', /^address: .*/m, `address: ${address}/`);
  const { to, from } = owner;
  change(
    folder,
    'content/site.yaml',
    '    kind: simulated',
    `    kind: ${kind}\n    to: [${to}]\n    from: ${from}\n  phone: optional`,
  );
  // A form of its own, on a service's page.
  change(folder, 'content/services/automacoes.yaml', /$/, '  - { kind: contact, title: Escreva }\n');
  return build(folder, { SITE_CONTENT: '' });
}
