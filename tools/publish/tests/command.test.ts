import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { stringify } from 'yaml';
import { buildEnv } from '../../../tests/launch/copy.ts';
import { emptyFolder } from '../../../tests/temporary.ts';
import { filledSite } from '../../../tests/variants/filledSite.ts';
import { isTested, makeKeys, PASSWORD, startProFtpd, USER } from './servers.ts';
import { filesOf } from './sites.ts';

test.runIf(isTested)('in a terminal, `npm run publish` asks three questions, and shows no password', async () => {
  const [folder, www, keys] = [emptyFolder(), emptyFolder(), makeKeys()];
  const { port, stop } = await startProFtpd(keys, 'sftp');
  onTestFinished(async () => {
    await stop();
    rmSync(keys, { recursive: true });
  });
  const command = `'${process.execPath}' tools/publish/command.ts`;
  cpSync('demo', join(folder, 'content'), { recursive: true, filter: () => true });
  const publishing = { kind: 'sftp', host: 'localhost', port, user: USER, folder: www };
  writeFileSync(join(folder, 'content/site.yaml'), stringify({ ...filledSite, publishing }));
  const site = { SITE_CONTENT: join(folder, 'content'), SITE_DIST: join(folder, 'dist') };

  // The proxy does not exist, so the visit to the public address fails.
  const visit = { NODE_USE_ENV_PROXY: '1', HTTPS_PROXY: 'http://127.0.0.1:1' };
  const env = { ...buildEnv, ...visit, ...site, SSH_AUTH_SOCK: '' };
  // The program `script` gives the command a terminal.
  const child = spawn('script', ['--quiet', '--command', command, '/dev/null'], { env });
  const dialogue = [
    ['É essa? (s/n) ', 's'],
    ['não fica guardada): ', PASSWORD],
    ['Publicar? (s/n) ', 's'],
  ] as const;
  let [out, answered] = ['', 0];
  child.stdout.on('data', (text) => {
    out += text;
    const [question, answer] = dialogue[answered] ?? [];
    if (question === undefined || !out.includes(question)) return;
    answered++;
    child.stdin.write(`${answer}\r`);
  });
  await once(child, 'close');
  expect(out).toMatch(/O que muda no servidor:[\s\S]*não abre[\s\S]*O site está inteiro no servidor/);
  expect(out).not.toContain(PASSWORD);
  expect(filesOf(www)).toEqual(filesOf(join(folder, 'dist')));

  // Without a terminal, nothing is asked.
  const run = (own: object) =>
    spawnSync(`${command} --yes --offline-check`, { encoding: 'utf8', shell: true, env: { ...env, ...own } });
  expect(run({})).toMatchObject({ status: 1, stdout: expect.stringContaining('PUBLISH_PASSWORD') });
  expect(run({ PUBLISH_PASSWORD: PASSWORD })).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Enviado.'),
  });
  rmSync(join(folder, 'content/.publicado/servidores.json'));
  const stranger = { PUBLISH_PASSWORD: PASSWORD, PUBLISH_KEY: 'SHA256:abc' };
  expect(run(stranger)).toMatchObject({ status: 1, stdout: expect.stringContaining('rode sem --yes') });
});
