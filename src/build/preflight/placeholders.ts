import type { FoundText } from '../../lib/texts.ts';

/** Reserved host names, which never lead to a public site: RFC 2606 and RFC 6761. */
const RESERVED_HOST = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i;

const HOSTS = /(?:\/\/|[\p{L}\p{N}]@)([\p{L}\p{N}._-]+)/gu;

/** Whether a text has a reserved host, or a phone number of zeros only, which no country has. */
export function isPlaceholder(text: string): boolean {
  const hosts = [...text.matchAll(HOSTS)].map(([, host = '']) => host.replace(/\.+$/, ''));
  return (
    hosts.some((host) => RESERVED_HOST.test(host)) || /(?<!\d)(?:55)?0{10,11}(?!\d)/.test(text.replace(/[\s().-]/g, ''))
  );
}

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();

/** The demonstration's brand. */
type Brand = { name: string; legalName: string };

/** Whether a text names a brand. The short name is also an ordinary word, so it counts only in a field of the brand. */
export function namesBrand({ path: [group], value }: FoundText, brand: Brand | undefined): boolean {
  const text = plain(value);
  return !!brand && (text.includes(plain(brand.legalName)) || (group === 'brand' && text === plain(brand.name)));
}
