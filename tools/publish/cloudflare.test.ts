import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../tests/temporary.ts';

/** Makes `process.platform` say Windows. Node would then start a shell with this system's rules for cmd.exe. */
const WINDOWS = "data:text/javascript,Object.defineProperty(process,'platform',{value:'win32'})";
const TOOL = 'deploy/cloudflare/node_modules/wrangler/bin/wrangler.js';
const COMMAND = `import { deployToCloudflare } from ${JSON.stringify(resolve('tools/publish/cloudflare.ts'))};
await deployToCloudflare('dist', process.env.NAME);`;

test.each([
  ['this system', [], ''],
  ['this system, for a site with a name', [], 'um-coletivo'],
  ['Windows', ['--import', WINDOWS], ''],
])('on %s, wrangler gets a folder with a space in its name whole, and no password', (_, args, name) => {
  const folder = join(emptyFolder(), 'um site');
  mkdirSync(dirname(join(folder, TOOL)), { recursive: true });
  writeFileSync(join(folder, TOOL), 'console.log(JSON.stringify([process.argv.slice(2), process.env]))');
  const { stdout } = spawnSync(process.execPath, [...args, '--input-type=module', '--eval', COMMAND], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PUBLISH_PASSWORD: 'segredo', NAME: name, comspec: '/bin/false' },
  });
  const [given, env] = JSON.parse(stdout || '[[], {}]');
  expect(given).toEqual(['deploy', '--assets', join(folder, 'dist'), ...(name ? [`--name=${name}`] : [])]);
  expect(JSON.stringify(env)).not.toContain('segredo');
});

test('if wrangler fails, the owner reads where the reason is', async () => {
  const folder = emptyFolder();
  mkdirSync(dirname(join(folder, TOOL)), { recursive: true });
  writeFileSync(join(folder, TOOL), 'process.exitCode = 1;');
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', COMMAND], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toContain('O programa da Cloudflare não terminou');
});
