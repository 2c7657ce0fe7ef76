import type { PageCard } from '#blocks/page.ts';
import { interfaceWords } from '#interfaceWords.ts';
import { cardPhoto } from '#lib/photo.ts';
import { typesetField } from '#lib/typography.ts';
import { listed, pageAt, words } from './content.ts';
import { kindOf, type ListedKind } from './kinds.ts';
import { photoOf } from './pictures.ts';
import type { ContentPage } from './read.ts';

const names = new Map(words.services.map(({ slug, name }) => [slug, name]));

/** The facts in the small line of a page. */
export function detailsOf(page: ContentPage): NonNullable<PageCard['details']> {
  const details = kindOf(page.kind).details?.(page, names) ?? [];
  const facts = details.map((one) => {
    if ('date' in one) return one;
    const { text, to } = one;
    if (to === undefined) return { text };
    return { text, to: to.startsWith('/') ? pageAt(to) : { href: to, newTab: interfaceWords.newTab } };
  });
  return [...(page.notice ? [{ text: page.notice, isNotice: true as const }] : []), ...facts];
}

async function cardOf(page: ContentPage): Promise<PageCard> {
  return {
    name: typesetField(page, 'name'),
    text: typesetField(page, 'summary'),
    to: pageAt(page.path),
    // A link inside a card would be a second target beside the card's own.
    details: detailsOf(page).map((one) => ('to' in one ? { text: one.text } : one)),
    photo: await photoOf(page, cardPhoto),
    service: page.service,
  };
}

/** The cards of the pages of a kind that has a list. */
export const cardsOf = (kind: ListedKind): Promise<PageCard[]> => Promise.all(listed[kind].map(cardOf));
