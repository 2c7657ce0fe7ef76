import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hasWrangler, startWrangler } from '../../launch/hosts.ts';
import { buildFor } from './build.ts';
import { contractTests } from './contract.ts';
import { owner } from './receivers.ts';
import { posts, send } from './send.ts';

contractTests('cloudflare');

test.runIf(hasWrangler())('with the site’s configuration, Cloudflare’s mail binding accepts a message', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'));
  let log = '';
  const site = buildFor({ kind: 'cloudflare', address: 'https://roda.example' }, folder);
  const running = await startWrangler(['--env', 'receiver', '--assets', site], (text) => (log += text));
  onTestFinished(() => {
    running.stop();
    rmSync(folder, { recursive: true });
  });
  const message = { name: 'Ângela', email: 'ana@exemplo.com.br', message: 'Olá' };
  const url = `http://127.0.0.1:${running.port}`;
  const { status } = await send(`${url}/contato`, posts.JSON.body(message), {
    headers: posts.JSON.headers,
    from: '127.0.0.1',
  });
  expect(status).toBe(200);
  await expect
    .poll(() => log)
    .toMatch(
      new RegExp(`From: ${owner.from}\\s+To: ${owner.to.join(',\\s*')}\\s+Subject: Mensagem de Ângela pelo site`),
    );
  const [, file = ''] = /Text: (\S+)/.exec(log) ?? [];
  expect(readFileSync(file, 'utf8')).toContain('E-mail: ana@exemplo.com.br\n\nOlá');
  // The settings contain the owner's e-mail addresses, so they must not be public.
  expect((await fetch(`${url}/.contato.json`)).status).toBe(404);
});
