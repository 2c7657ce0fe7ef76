import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type FoundText, textsIn } from './texts.ts';

/** Reserved host names, which never lead to a public site: RFC 2606 and RFC 6761. */
const RESERVED_HOST = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i;

const HOSTS = /(?:\/\/|@)([\p{L}\p{N}._-]+)/gu;

/** Whether a text has a reserved host, or a phone number of zeros only, which no country has. */
export function isPlaceholder(text: string): boolean {
  const hosts = [...text.matchAll(HOSTS)].map(([, host = '']) => host.replace(/\.+$/, ''));
  return hosts.some((host) => RESERVED_HOST.test(host)) || /0{10}/.test(text.replace(/[\s().-]/g, ''));
}

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();

const site = existsSync('demo/site.yaml') && parse(readFileSync('demo/site.yaml', 'utf8'));

/** The names of the demonstration's brand. In a fork whose folder `demo` has its own brand, the line `demo: true` goes. */
const demo: { name: string; legalName: string } | undefined = site?.demo === true ? site.brand : undefined;

/**
 * The texts of a file that can never be right, or that still name the demonstration's brand, in the file's order. The
 * demonstration's short name is also an ordinary word, so only a field of the brand is not allowed to have it.
 */
export function placeholdersIn(file: unknown): FoundText[] {
  return textsIn(file).filter(({ path: [group], value }) => {
    const text = plain(value);
    const isDemo = demo && (text.includes(plain(demo.legalName)) || (group === 'brand' && text === plain(demo.name)));
    return isDemo || isPlaceholder(value);
  });
}
