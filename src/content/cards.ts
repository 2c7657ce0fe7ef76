import { otherSite, type PageContext } from '#blocks/pageContext.ts';
import { shownAddress } from '#content/files/shownAddress.ts';
import { interfaceWords } from '#interfaceWords.ts';
import type { Detail } from '#lib/links.ts';
import type { ListedKind } from '#lib/pageKinds.ts';
import { cardPhoto } from '#lib/photo.ts';
import { typesetAll } from '#lib/typography.ts';
import { type ContentPage, listed, pageAt, words } from './content.ts';
import { photoOf } from './pictures.ts';

type PageCard = PageContext['lists'][string]['items'][number];

/** The facts in the small line of a page: a page has those that its kind has. */
export function detailsOf({ notice, date, author, client, link, year, service }: ContentPage): Detail[] {
  const source = client ?? (link && shownAddress(new URL(link).origin));
  const about = words.services.find(({ slug }) => slug === service);
  return [
    ...(notice ? [{ text: interfaceWords.draft[notice], isNotice: true as const }] : []),
    ...(date ? [{ date }] : []),
    ...(author ? [{ text: `${interfaceWords.lists.by} ${author}` }] : []),
    ...(source ? [{ text: source, ...(link && { to: otherSite(link) }) }] : []),
    ...(year ? [{ text: year }] : []),
    ...(about ? [{ text: about.name, to: about.page }] : []),
  ];
}

async function pageCardOf(page: ContentPage): Promise<PageCard> {
  const shown = typesetAll(page);
  return {
    name: shown.name,
    text: shown.summary,
    to: pageAt(page.path),
    // A link inside a card would be a second target beside the card's own.
    details: detailsOf(page).map((detail) => ('to' in detail ? { text: detail.text } : detail)),
    photo: await photoOf(shown, cardPhoto),
    service: page.service,
  };
}

/** The cards of the pages of a kind that has a list. */
export const cardsOf = (kind: ListedKind): Promise<PageCard[]> => Promise.all(listed[kind].map(pageCardOf));
