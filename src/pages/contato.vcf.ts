import { iconMark } from '#content/brandMark.ts';
import { common, site } from '#content/content.ts';
import { links } from '#content/contextOf.ts';
import { localityOf } from '#content/ownerFacts.ts';
import { vcard } from '#content/structuredData/vcard.ts';
import { interfaceWords } from '#interfaceWords.ts';
import { homeHref, linked } from '#lib/links.ts';
import { hoursInWords } from '#lib/openingHours.ts';
import { pixelIcons, png } from '#look/icons/icons.ts';

/**
 * The owner as a contact for a phone's address book. The contact's picture is the maskable icon, because phones crop
 * pictures of contacts to a circle.
 */
export async function GET() {
  const { facts } = site;
  const size = { ...pixelIcons['icone-512'], side: 192 };
  const card = vcard({
    name: site.brand.name,
    phone: site.contact.whatsapp,
    landline: facts.landline,
    address: homeHref(site.address),
    email: facts.email,
    place: localityOf(facts),
    chats: linked(common.channels, links.files).map(({ to }) => to.href),
    note: [
      site.brand.tagline,
      ...(facts.hours ? [`${interfaceWords.facts.hours} ${hoursInWords(facts.hours)}.`] : []),
    ].join('\n'),
    picture: await png(iconMark, size),
  });
  return new Response(card, { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
}
