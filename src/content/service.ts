import type { ServiceTile } from '#lib/accents.ts';
import type { LinkTarget } from '#lib/links.ts';
import type { MarkName } from '#lib/marks.ts';

/**
 * A service's page answers five questions, in this order: what do I get, how
 * does it work, what do you need from me, what does it cost to ask, what next.
 * One file in `services/` is one service; its file name is its address.
 */
export type ServiceContent = {
  /** Its place among the services, from 1. */
  order: number;
  /** In the heading, the card, the footer and the page's title. */
  name: string;
  /** For search engines and shared links: 70 to 155 characters. */
  description: string;
  /** On the home page's card. */
  summary: string;
  free?: true;
  tile: ServiceTile;
  lead: string;
  quoteCall: string;
  /** What a hurried visitor takes along from the first screen. */
  facts: readonly Fact[];
  sections: readonly [ServiceSection, ...ServiceSection[]];
  /** What is needed, what asking costs, what comes next. */
  questions: { title: string; items: readonly Question[] };
  closing: { title: string; text: string; call: string };
};

export type Fact = { term: string; text: string };
export type Item = { title: string; text: string };
export type Question = { question: string; answer: string };

export type ServiceSection =
  /** How it works: some points beside the page's explaining picture. */
  | { kind: 'explanation'; title: string; lead?: string; items: readonly Item[]; picture: Picture }
  /** Things of the same weight, each a title and a line. */
  | { kind: 'items'; title: string; lead?: string; items: readonly Item[] }
  /** Things of the same weight, each a title and its own list. */
  | { kind: 'lists'; title: string; lead?: string; lists: readonly List[] }
  /** Tools by group, with their marks. */
  | { kind: 'platforms'; title: string; lead?: string; groups: readonly PlatformGroup[]; disclaimer: string }
  /** A place outside where the subject goes on. */
  | { kind: 'outside'; title: string; lead: string; to: LinkTarget; call: string };

export type List = { title: string; text?: string; points: readonly string[] };
export type PlatformGroup = { title: string; text: string; platforms: readonly Platform[] };
export type Platform = { name: string; mark: MarkName };

export type Picture =
  | { kind: 'conversation'; caption: string; messages: readonly Message[] }
  /** `again` is said after the last step, where the first one follows. */
  | { kind: 'flow'; caption: string; steps: readonly FlowStep[]; again?: string }
  | { kind: 'widths'; caption: string; widths: readonly Width[] }
  | { kind: 'path'; caption: string; stations: readonly Item[] };

/** `from: 'note'` is a line that nobody says: somebody came in, something happened. */
export type Message =
  | { from: 'visitor' | 'agent' | 'person'; name: string; text: string }
  | { from: 'note'; text: string };

/** `at` says who or where; a step may happen in two places at once. `by: 'person'` is the gate where the machine waits. */
export type FlowStep = { by: 'tool' | 'ai' | 'person'; places: readonly [Place, ...Place[]] };
export type Place = { at: string; text: string };

export type Width = { device: 'phone' | 'tablet' | 'desktop'; name: string; text: string };
