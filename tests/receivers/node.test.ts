import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { Settings } from '../../receivers/readSettings.ts';
import { SETTINGS_FILE } from '../../receivers/settings.ts';
import { contractTests } from './contract.ts';

contractTests('server');

const settings: Settings = {
  to: ['equipe@roda.example'],
  from: 'site@roda.example',
  address: 'https://roda.example/',
  form: '/#contato',
  limits: { name: 100, email: 254, message: 5000 },
  phone: '',
  words: { name: '', email: '', phone: '', message: '', often: '', error: 'Erro' },
  pages: { sent: '', failed: '' },
};

const [folder, damaged] = [mkdtempSync(join(tmpdir(), 'settings-')), mkdtempSync(join(tmpdir(), 'settings-'))];
writeFileSync(join(folder, SETTINGS_FILE), JSON.stringify(settings));
writeFileSync(join(damaged, SETTINGS_FILE), '{"words":{"error":"Erro"}}');
afterAll(() => {
  for (const one of [folder, damaged]) rmSync(one, { recursive: true });
});

const good = { SMTP_URL: 'smtps://a:b@mail.roda.org.br', SITE_DIST: folder, PORT: '8787' };

function start(settings: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ['receivers/node.ts'], {
    env: { PATH: process.env.PATH, ...good, ...settings },
    encoding: 'utf8',
    // Ends a receiver that starts although it should not.
    timeout: 60_000,
  });
  return { status, stderr };
}

test.each([
  ['no SMTP account', { SMTP_URL: '' }, 'Falta SMTP_URL'],
  ['an invalid SMTP URL', { SMTP_URL: 'mail.roda.org.br' }, 'SMTP_URL não é um endereço'],
  ['a slash in the password', { SMTP_URL: 'smtps://a:1/2@mail.roda.org.br' }, 'SMTP_URL não é um endereço'],
  ['a question mark in the password', { SMTP_URL: 'smtps://a:1?2@mail.roda.org.br' }, '? como %3F'],
  ['an invalid port', { PORT: 'oito' }, 'PORT não é um número'],
  ['no built site', { SITE_DIST: '/nada' }, 'Não há /nada/.contato.json'],
  ['a settings file of another version', { SITE_DIST: damaged }, '.contato.json está incompleto ou é de outra versão'],
])('with %s, the receiver says what to fix, and ends', (_, settings, said) => {
  const { status, stderr } = start(settings);
  expect(stderr.split('\n')).toEqual([expect.stringContaining(said), '']);
  expect(status).toBe(1);
});

test('if its port is in use, the receiver says so, and ends', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  expect(start({ PORT: `${port}` })).toEqual({
    status: 1,
    stderr: `A porta ${port} já tem quem atenda: feche o outro programa, ou escolha outra em PORT.\n`,
  });
});
