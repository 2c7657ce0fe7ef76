import type { ComponentType } from 'react';
import type { Position, Shown } from './block.ts';
import type { Block, BlockKind, Kind } from './blocks.ts';
import type { BlockProps, PageContext } from './pageContext.ts';

/** The view of each kind of block. A page loads those of its blocks only, and one without blocks has none of their styles. */
const views: { [Name in Kind]: () => Promise<ComponentType<BlockProps<Extract<BlockKind, { kind: Name }>>>> } = {
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

type AnyBlock = { content: Shown<Block>; position: Position };

/** A block with its content, its view and its position on the page. */
export type PlacedBlock = AnyBlock & { View: ComponentType<AnyBlock & { page: PageContext }> };

/** Loads the view of a kind of block. It is written for the content of its own kind only. */
export const viewOf = (kind: Kind) => views[kind]() as Promise<unknown> as Promise<PlacedBlock['View']>;
