import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = 'deploy/cloudflare';

/** The built site has this file if Cloudflare also receives the messages of the contact form. */
const RECEIVER = '.contato.json';

/** Publishes a folder with wrangler, Cloudflare's tool: wrangler asks for the login and sends the changed files. */
export async function deployToCloudflare(folder: string): Promise<void> {
  if (!existsSync(`${FOLDER}/node_modules/wrangler`)) await npm('ci', '--loglevel=error');
  // `--env` names an environment of wrangler.jsonc. The empty name selects the top level, which has no receiver.
  // Without the option, wrangler prints a warning.
  const env = existsSync(join(folder, RECEIVER)) ? 'receiver' : '';
  await npm('exec', '--', 'wrangler', 'deploy', '--assets', resolve(folder), `--env=${env}`);
}

async function npm(...args: string[]): Promise<void> {
  const child = spawn('npm', args, { cwd: FOLDER, stdio: 'inherit', shell: process.platform === 'win32' });
  const [status] = await once(child, 'close');
  if (status !== 0)
    throw new Error('O programa da Cloudflare não terminou; o motivo está acima. O site no ar continua inteiro.');
}
