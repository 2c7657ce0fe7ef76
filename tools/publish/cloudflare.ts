import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { childEnv } from './ready.ts';

const FOLDER = 'deploy/cloudflare';
const WRANGLER = 'node_modules/wrangler/bin/wrangler.js';

/**
 * Publishes a folder with wrangler, Cloudflare's tool: wrangler asks for the login and sends the changed files.
 * @param name The site's name at Cloudflare; undefined for the one of `wrangler.jsonc`.
 */
export async function deployToCloudflare(folder: string, name?: string): Promise<void> {
  if (!existsSync(join(FOLDER, WRANGLER)))
    await run('npm', ['ci', '--loglevel=error'], { shell: process.platform === 'win32' });
  const named = name ? [`--name=${name}`] : [];
  // Node starts wrangler without a shell, because the shell of Windows would split a path at its spaces.
  await run(process.execPath, [WRANGLER, 'deploy', '--assets', resolve(folder), ...named]);
}

async function run(command: string, args: string[], options: SpawnOptions = {}): Promise<void> {
  const child = spawn(command, args, { cwd: FOLDER, stdio: 'inherit', env: childEnv(), ...options });
  const [status] = await once(child, 'close');
  if (status !== 0)
    throw new Error('O programa da Cloudflare não terminou; o motivo está acima. O site no ar continua inteiro.');
}
