import { site, today } from '#content/content.ts';
import { links } from '#content/contextOf.ts';

/** Less than a year from now, as the RFC recommends. The day changes once a month, so most publications leave the file as it is. */
const expires = `${Number(today.slice(0, 4)) + 1}${today.slice(4, 7)}-01T00:00:00Z`;

const email = site.security.contact ?? site.facts.email;

/** The contact for reports of security problems: an e-mail address of the owner, or else the form. Source: RFC 9116. */
export function GET() {
  const fields = [
    ['Contact', email ? `mailto:${email}` : new URL(links.files.contact.href, site.address).href],
    ['Expires', expires],
    ['Preferred-Languages', 'pt-BR, en'],
    ['Canonical', `${site.address}/.well-known/security.txt`],
  ];
  return new Response(fields.map(([name, value]) => `${name}: ${value}\n`).join(''));
}
