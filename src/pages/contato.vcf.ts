import { iconMark } from '#content/brandMark.ts';
import { common, site } from '#content/content.ts';
import { links } from '#content/contextOf.ts';
import { vcard } from '#content/structuredData/vcard.ts';
import { linked, outsideOf } from '#lib/links.ts';
import { pixelIcons, png } from '#look/icons/icons.ts';

/**
 * The owner as a contact for a phone's address book. The contact's picture is the maskable icon, because phones crop
 * pictures of contacts to a circle.
 */
export async function GET() {
  const chats = outsideOf(linked(common.channels, links.files));
  const picture = await png(iconMark, { ...pixelIcons['icone-512'], side: 192 });
  return new Response(vcard(site, chats, picture), { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
}
