import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Stopped } from './talk.ts';

/** Builds the site, not the editor's draft. If the build fails, throws its output with a sentence for the owner. */
export async function build(): Promise<void> {
  const options = { env: { ...process.env, SITE_DRAFT: '', NODE_ENV: 'production' }, maxBuffer: 100_000_000 };
  const command = promisify(execFile)(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], options);
  await command.catch(({ stdout, stderr }) => {
    throw new Stopped(`${(stdout + stderr).trim()}\n\nO site não foi construído, e nada foi publicado.`);
  });
}

const FOLDER = 'docs/hosts/cloudflare';
const WRANGLER = 'node_modules/wrangler/bin/wrangler.js';

/** Publishes a folder with wrangler, which asks for the login. Without a name, the site has that of `wrangler.jsonc`. */
export async function deployToCloudflare(folder: string, name?: string): Promise<void> {
  if (!existsSync(join(FOLDER, WRANGLER))) await run('npm', ['ci', '--loglevel=error'], process.platform === 'win32');
  const named = name ? [`--name=${name}`] : [];
  // Node starts wrangler without a shell, because the shell of Windows would split a path at its spaces.
  await run(process.execPath, [WRANGLER, 'deploy', '--assets', resolve(folder), ...named], false);
}

async function run(command: string, args: string[], shell: boolean): Promise<void> {
  const [status] = await once(spawn(command, args, { cwd: FOLDER, stdio: 'inherit', shell }), 'close');
  if (status !== 0)
    throw new Stopped('O programa da Cloudflare não terminou; o motivo está acima. O site no ar continua inteiro.');
}
