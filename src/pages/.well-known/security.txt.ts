import { site } from '#content/content.ts';

/** The contact for reports of security problems. Source: RFC 9116. */
export function GET() {
  const fields = [
    ['Contact', site.security.contact],
    ['Expires', `${site.security.expires}T00:00:00Z`],
    ['Preferred-Languages', 'pt-BR, en'],
    ['Canonical', `${site.address}/.well-known/security.txt`],
  ];
  return new Response(fields.map(([name, value]) => `${name}: ${value}\n`).join(''));
}
