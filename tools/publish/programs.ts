/* The programs that publishing starts: the site's build, and wrangler, Cloudflare's tool. */

import { execFile, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Stopped } from './talk.ts';

/** Builds the site. If the build fails, throws an error with the build's output and a sentence for the owner. */
export async function build(): Promise<void> {
  const options = { env: { ...childEnv(), NODE_ENV: 'production' }, maxBuffer: 100_000_000 };
  const args = ['node_modules/astro/bin/astro.mjs', 'build'];
  const out = await new Promise<string | undefined>((done) => {
    execFile(process.execPath, args, options, (error, said, errors) => done(error ? said + errors : undefined));
  });
  if (out !== undefined) throw new Stopped(`${out.trim()}\n\nO site não foi construído, e nada foi publicado.`);
}

const FOLDER = 'docs/hosts/cloudflare';
const WRANGLER = 'node_modules/wrangler/bin/wrangler.js';

/**
 * Publishes a folder with wrangler, which asks for the login and sends the changed files.
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
    throw new Stopped('O programa da Cloudflare não terminou; o motivo está acima. O site no ar continua inteiro.');
}

/** Variables that other programs do not get: the editor's settings (development mode, no base path) and the password. */
const PRIVATE = ['SITE_DRAFT', 'PUBLISH_PASSWORD'];

/** The environment of other programs. Windows ignores the case of names, so this does too. */
export function childEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !PRIVATE.includes(name.toUpperCase())));
}
