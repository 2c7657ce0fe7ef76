import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Position } from './block.ts';
import type { BlockKind, Kind } from './blocks.ts';
import type { BlockProps, PageContext } from './pageContext.ts';

type Props<Name extends Kind> = BlockProps<Extract<BlockKind, { kind: Name }>>;

/** The view of each kind of block. A page loads those of its blocks only, and one without blocks has none of their styles. */
const views: { [Name in Kind]: () => Promise<ComponentType<Props<Name>>> } = {
  hero: async () => (await import('./hero/Hero.tsx')).Hero,
  text: async () => (await import('./text/Text.tsx')).Text,
  photo: async () => (await import('./photo/Photo.tsx')).Photo,
  items: async () => (await import('./items/Items.tsx')).Items,
  lists: async () => (await import('./lists/Lists.tsx')).Lists,
  steps: async () => (await import('./steps/Steps.tsx')).Steps,
  questions: async () => (await import('./questions/Questions.tsx')).Questions,
  quote: async () => (await import('./quote/Quotes.tsx')).Quotes,
  about: async () => (await import('./about/About.tsx')).About,
  people: async () => (await import('./people/People.tsx')).People,
  services: async () => (await import('./services/Services.tsx')).Services,
  works: async () => (await import('./works/Works.tsx')).Works,
  latest: async () => (await import('./latest/Latest.tsx')).Latest,
  testimonials: async () => (await import('./quote/Quotes.tsx')).Quotes,
  impact: async () => (await import('./impact/Impact.tsx')).Impact,
  facts: async () => (await import('./facts/Facts.tsx')).Facts,
  explanation: async () => (await import('./explanation/Explanation.tsx')).Explanation,
  platforms: async () => (await import('./platforms/Platforms.tsx')).Platforms,
  outside: async () => (await import('./outside/Outside.tsx')).Outside,
  contact: async () => (await import('./contact/Contact.tsx')).Contact,
  closing: async () => (await import('./closing/Closing.tsx')).Closing,
};

/** A block at its position on a page, which gives it the facts that it needs. */
export type PlacedBlock = { kind: Kind; position: Position; draw: (page: PageContext) => ReactNode };

/** Loads the view of a block. */
export async function placed<Name extends Kind>(
  kind: Name,
  content: Props<Name>['content'],
  position: Position,
): Promise<PlacedBlock> {
  const View = await views[kind]();
  return { kind, position, draw: (page) => createElement(View, { content, position, page }) };
}
