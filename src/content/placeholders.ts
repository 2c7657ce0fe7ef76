import { createHash } from 'node:crypto';
import { phoneNumber } from '#lib/links.ts';

/** A field that still has the demonstration's value, or a value that can never work. */
export type Placeholder = {
  /** The field's path in `site.yaml`, such as `links.discord`. */
  field: string;
  value: string;
};

/**
 * The SHA-256 of the demonstration brand's short and full names. Hashes, because a brand's name must be spelt only in
 * the content files, never in the code. Not read from demo/, because a fork may fill that folder with its own brand.
 */
const DEMO_NAME = 'ee603b18ad2cf6939fbe4b465bee7f944bb338e006f1c4d55c7e3a595b038f63';
const DEMO_LEGAL_NAME = '15d2d4b596921570119b351c78aef43664b8fa13870cf88e70942eb04d5217d1';

/** Reserved host names, which never lead to a public site: RFC 2606 and RFC 6761. */
const RESERVED_HOST = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/;
/** Addresses of the local machine. */
const LOOPBACK = /^(?:127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

const HOSTS = /(?:\/\/|@)(\[[\da-f:.]+\]|[\p{L}\p{N}._-]+)/giu;
const PHONES = /(?:\+|wa\.me\/)([1-9][\d\s().-]{7,}\d)/g;

/** Country codes have one, two or three digits, and none is a prefix of another: ITU-T E.164. */
const COUNTRY = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** The placeholders in a text, each once: reserved hosts, impossible phone numbers, the demonstration's brand. */
export function placeholdersIn(text: string): string[] {
  const hosts = [...text.matchAll(HOSTS)].map(([, host = '']) => host.replace(/\.+$/, ''));
  const phones = [...text.matchAll(PHONES)].map(([, phone = '']) => phoneNumber(phone));
  return [...new Set(hosts.filter(isNowhere)), ...new Set(phones.filter(isImpossible)), ...demoBrandIn(text)];
}

/** The fields of `site.yaml` that contain a placeholder, at any depth, in the file's order. */
export function findPlaceholders(site: object): Placeholder[] {
  return texts(site, '').filter(
    ({ field, value }) => (field.startsWith('brand.') && isDemoBrand(value)) || placeholdersIn(value).length > 0,
  );
}

/** The line that a build prints about placeholders, or undefined if none is left. */
export function placeholderNotice(found: readonly Placeholder[]): string | undefined {
  if (found.length === 0) return undefined;
  const left = found.length === 1 ? 'um dado' : `${found.length} dados`;
  const which = found.length === 1 ? 'qual' : 'quais';
  return `Ainda há ${left} de exemplo: rode \`npm run preflight\` para ver ${which}.`;
}

function isNowhere(host: string): boolean {
  const name = host.toLowerCase();
  return RESERVED_HOST.test(name) || LOOPBACK.test(name);
}

/** No country has phone numbers of zeros only. */
function isImpossible(phone: string): boolean {
  return /^0+$/.test(phone.slice(1).replace(COUNTRY, ''));
}

function isDemoBrand(name: string): boolean {
  return [DEMO_NAME, DEMO_LEGAL_NAME].includes(fingerprint(words(name)));
}

/** Looks only for the full name, because the short one is also an ordinary word. */
function demoBrandIn(text: string): string[] {
  const all = words(text);
  const pairs = new Set(all.slice(1).map((word, index) => `${all[index]} ${word}`));
  return [...pairs].filter((pair) => fingerprint(pair.split(' ')) === DEMO_LEGAL_NAME);
}

function words(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
}

function fingerprint(name: readonly string[]): string {
  return createHash('sha256').update(name.join(' ').toLowerCase()).digest('hex');
}

function texts(value: unknown, field: string): { field: string; value: string }[] {
  if (typeof value === 'string') return [{ field, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => texts(part, field === '' ? key : `${field}.${key}`));
}
