import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Allowed, hashInline, type InlineHashes, securityPolicy } from './securityPolicy.ts';

/**
 * Writes into each page the security policy with the page's own hashes.
 * @returns the hashes of all pages, for the policy that hosts send as a header.
 */
export function writePolicies(folder: string, files: readonly string[], allowed: Allowed): InlineHashes {
  const all: InlineHashes = { scripts: new Set(), styles: new Set() };
  for (const page of files.filter((file) => file.endsWith('.html'))) {
    const hashes = writePolicy(join(folder, page), page, allowed);
    for (const one of hashes.scripts) all.scripts.add(one);
    for (const one of hashes.styles) all.styles.add(one);
  }
  return all;
}

/** Browsers look for the charset in the first 1,024 bytes only, so it precedes the policy, which is long. */
const HEAD = '<head><meta charset="utf-8">';

/** Writes a page's policy at the start of its head, because a policy applies only to the elements after it. */
function writePolicy(path: string, file: string, allowed: Allowed): InlineHashes {
  const html = readFileSync(path, 'utf8');
  if (!html.includes(HEAD)) throw new Error(`${file} has no ${HEAD} to put its security policy after.`);
  const hashes = hashInline(html, file);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${securityPolicy(hashes, allowed)}">`;
  writeFileSync(path, html.replace(HEAD, HEAD + meta));
  return hashes;
}
