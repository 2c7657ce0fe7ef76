import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import type { Finding } from '../../preflight/finding.ts';

/** Builds the site. If the build fails, throws an error with the build's output and a sentence for the owner. */
export async function build(): Promise<void> {
  const { isFine, out } = await node('node_modules/astro/bin/astro.mjs', 'build');
  if (!isFine) throw new Error(`${out.trim()}\n\nO site não foi construído, e nada foi publicado.`);
}

/** The findings of `npm run preflight`. If it fails, throws an error with its output and a sentence for the owner. */
export async function preflight(): Promise<Finding[]> {
  const { out, answer } = await node('commands/preflight.ts', '--json');
  try {
    return JSON.parse(answer);
  } catch (cause) {
    throw new Error(`${out.trim()}\n\nO site não foi conferido, e nada foi publicado.`, { cause });
  }
}

/** The public address that a built site was configured with. */
export function addressIn(folder: string): string {
  const home = parse(readFileSync(join(folder, 'index.html'), 'utf8'));
  const address = home.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
  return address.replace(/\/$/, '');
}

/** Variables that other programs do not get: the editor's settings (development mode, no base path) and the password. */
const PRIVATE = ['SITE_DRAFT', 'PUBLISH_PASSWORD'];

/** The environment of other programs. Windows ignores the case of names, so this does too. */
export function childEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !PRIVATE.includes(name.toUpperCase())));
}

/** Runs a program in Node. `out` is its whole output; `answer` is only its standard output. */
function node(...args: string[]): Promise<{ isFine: boolean; out: string; answer: string }> {
  const options = { env: { ...childEnv(), NODE_ENV: 'production' }, maxBuffer: 100_000_000 };
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, answer, errors) =>
      resolve({ isFine: !error, out: answer + errors, answer }),
    );
  });
}
