import { site, today } from '#content/content.ts';

/** Less than a year from now, as the RFC recommends. The day changes once a month, so most publications leave the file as it is. */
const expires = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), 1));

/** The contact for reports of security problems. Source: RFC 9116. */
export function GET() {
  const fields = [
    ['Contact', `mailto:${site.security.contact}`],
    ['Expires', expires.toISOString().replace('.000', '')],
    ['Preferred-Languages', 'pt-BR, en'],
    ['Canonical', `${site.address}/.well-known/security.txt`],
  ];
  return new Response(fields.map(([name, value]) => `${name}: ${value}\n`).join(''));
}
