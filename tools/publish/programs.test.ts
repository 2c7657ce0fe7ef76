import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../tests/temporary.ts';
import { write } from './tests/sites.ts';

/** Makes `process.platform` say Windows. Node would then start a shell with this system's rules for cmd.exe. */
const WINDOWS = "data:text/javascript,Object.defineProperty(process,'platform',{value:'win32'})";
const TOOL = 'docs/hosts/cloudflare/node_modules/wrangler/bin/wrangler.js';
const COMMAND = `import { deployToCloudflare } from ${JSON.stringify(resolve('tools/publish/programs.ts'))};
await deployToCloudflare('dist', process.env.NAME);`;

/** Publishes a folder with a space in its name, with a program in the place of wrangler. */
function deploy(program: string, name = '', args: readonly string[] = []) {
  const folder = join(emptyFolder(), 'um site');
  write(folder, TOOL, program);
  const env = { ...process.env, NAME: name, comspec: '/bin/false' };
  const settings = { cwd: folder, encoding: 'utf8', env } as const;
  return { folder, ...spawnSync(process.execPath, [...args, '--input-type=module', '--eval', COMMAND], settings) };
}

test.each([
  ['this system', ''],
  ['Windows, for a site with a name', 'um-coletivo', '--import', WINDOWS],
])('on %s, wrangler gets a folder with a space in its name whole', (_, name, ...args) => {
  const { folder, stdout } = deploy('console.log(JSON.stringify(process.argv.slice(2)))', name, args);
  const named = name ? [`--name=${name}`] : [];
  expect(JSON.parse(stdout || '[]')).toEqual(['deploy', '--assets', join(folder, 'dist'), ...named]);
});

test('if wrangler fails, the owner reads where the reason is', () => {
  expect(deploy('process.exitCode = 1;').stderr).toContain('O programa da Cloudflare não terminou');
});
