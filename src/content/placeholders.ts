import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { phoneNumber } from '#lib/links.ts';

/** Reserved host names, which never lead to a public site: RFC 2606 and RFC 6761. */
const RESERVED_HOST = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i;
/** Addresses of the local machine. */
const LOOPBACK = /^(?:127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

const HOSTS = /(?:\/\/|@)(\[[\da-f:.]+\]|[\p{L}\p{N}._-]+)/giu;
const PHONES = /(?:\+|wa\.me\/)([1-9][\d\s().-]{7,}\d)/g;

/** Country codes have one, two or three digits, and none is a prefix of another: ITU-T E.164. */
const COUNTRY = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Whether a text has a reserved host, or a phone number of zeros only, which no country has. */
export function isPlaceholder(text: string): boolean {
  const hosts = [...text.matchAll(HOSTS)].map(([, host = '']) => host.replace(/\.+$/, ''));
  const phones = [...text.matchAll(PHONES)].map(([, phone = '']) => phoneNumber(phone).slice(1).replace(COUNTRY, ''));
  return (
    hosts.some((host) => RESERVED_HOST.test(host) || LOOPBACK.test(host)) || phones.some((one) => /^0+$/.test(one))
  );
}

/** A text of one of the owner's files. */
export type Text = { path: (string | number)[]; value: string };

/**
 * The texts of a file that can never be right, or that still name the demonstration's brand, in the file's order. The
 * demonstration's short name is also an ordinary word, so only a field of the brand is not allowed to have it.
 * @param demo The brand, for a caller with many files: it is read from a file.
 */
export function placeholdersIn(file: unknown, demo = demoBrand()): Text[] {
  return textsIn(file).filter(({ path: [group], value }) => {
    const said = plain(value);
    const isDemo = demo && (said.includes(demo.legalName) || (group === 'brand' && said === demo.name));
    return isDemo || isPlaceholder(value);
  });
}

/** The texts in a value, at any depth. */
export function textsIn(value: unknown, path: (string | number)[] = []): Text[] {
  if (typeof value === 'string') return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((part, index) => textsIn(part, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
}

/** The line that a build prints about placeholders, or undefined if none is left. */
export function placeholderNotice(site: object): string | undefined {
  const { length } = placeholdersIn(site);
  if (length === 0) return undefined;
  const [left, which] = length === 1 ? ['um dado', 'qual'] : [`${length} dados`, 'quais'];
  return `Ainda há ${left} de exemplo: rode \`npm run preflight\` para ver ${which}.`;
}

/** The names of the demonstration's brand. In a fork whose folder `demo` has its own brand, the line `demo: true` goes. */
export function demoBrand(): { name: string; legalName: string } | undefined {
  const site = existsSync('demo/site.yaml') && parse(readFileSync('demo/site.yaml', 'utf8'));
  if (site?.demo !== true) return undefined;
  return { name: plain(site.brand.name), legalName: plain(site.brand.legalName) };
}

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();
