import type { z } from 'zod';
import type { Links } from '#lib/links.ts';
import { list, oneOf, option, pattern } from '#lib/schema/fields.ts';
import { withoutAccents } from '#lib/schema/normalise.ts';
import { about } from './about/fields.ts';
import type { BlockPage, Definition, Written } from './block.ts';
import { closing } from './closing/fields.ts';
import { contact } from './contact/fields.ts';
import { explanation } from './explanation/fields.ts';
import { facts } from './facts/fields.ts';
import { hero } from './hero/fields.ts';
import { impact } from './impact/fields.ts';
import { items } from './items/fields.ts';
import { latest } from './latest/fields.ts';
import { lists } from './lists/fields.ts';
import { outside } from './outside/fields.ts';
import { people } from './people/fields.ts';
import { photo } from './photo/fields.ts';
import { platforms } from './platforms/fields.ts';
import { questions } from './questions/fields.ts';
import { quote, testimonials } from './quote/fields.ts';
import { services } from './services/fields.ts';
import { steps } from './steps/fields.ts';
import { text } from './text/fields.ts';
import { works } from './works/fields.ts';

/** All kinds of blocks, in the order in which the editor offers them. */
const blockKinds = [
  hero,
  text,
  photo,
  items,
  lists,
  steps,
  questions,
  quote,
  about,
  people,
  services,
  works,
  latest,
  testimonials,
  impact,
  facts,
  explanation,
  platforms,
  outside,
  contact,
  closing,
];

export type BlockKind = (typeof blockKinds)[number];

/** The content of a block of any kind. */
export type Block = Written<BlockKind>;

export type Kind = Block['kind'];

/** The places that every site has, besides the blocks of the home page. */
export const otherTargets: Readonly<Record<string, string>> = {
  home: 'Início do site',
  vcard: 'Contato para salvar no celular',
  whatsapp: 'WhatsApp',
};

const allowedOn = (page: BlockPage) => blockKinds.filter(({ pages }) => !pages || pages.includes(page));

/** The blocks of the home page that a link can lead to, by their kinds, with their labels in the form. */
export const blockTargets: Readonly<Record<string, string>> = Object.fromEntries(
  allowedOn('home').map(({ kind, title }) => [kind, `Parte: ${title}`]),
);

/** The targets of links on every site, with their labels. A link can also lead to a page, and to a link of the owner. */
export const linkTargets: Readonly<Record<string, string>> = { ...otherTargets, ...blockTargets };

/** The field of a link’s target. */
export const target = pattern('Leva a', {
  expected: 'um lugar do site, ou um link da lista “Links”',
  tidy: (name) => Object.keys(linkTargets).find((one) => withoutAccents(one) === withoutAccents(name)) ?? name,
  test: (name) => name !== '' && name.length <= 90,
})
  .describe(
    'Um link seu, uma página, uma parte da página inicial, ou o WhatsApp. O link que está sem endereço não aparece.',
  )
  .meta({ choose: 'target' });

/** The list of a page’s blocks, in their order on the page. */
export function blockList(page: BlockPage) {
  const parts = allowedOn(page).map(({ kind, title, fields, about, picture, once, first }) =>
    option('kind', kind, title, fields(target), {
      block: { about, picture, ...(once && { once }), ...(first && { first }) },
    }),
  );
  // Only at run time is it known which kinds a page allows. So each kind looks as if it had the fields of all.
  const part = oneOf('Parte', 'kind', parts as [(typeof parts)[number]]) as z.ZodType<Block>;
  return list('Partes', part, { least: page === 'home' ? 1 : 0 }).superRefine((written, context) => {
    for (const [index, part] of written.entries()) {
      const { kind } = part;
      const before = written.findIndex((one) => one.kind === kind);
      const addFault = (field: string, message: string, todo: string) =>
        context.addIssue({ code: 'custom', path: [index, field], message, params: { todo } });
      const { first, once, brokenRule } = definitionOf(kind);
      const own = brokenRule?.(part);
      if (own) addFault(...own);
      if (first && index > 0)
        addFault('kind', 'esta parte só no começo da página', 'ponha-a antes de todas as outras, ou apague-a');
      else if (once && before < index)
        addFault('kind', `esta parte uma vez só: já é a parte ${before + 1}`, 'apague uma das duas');
    }
  });
}

// Cast because the type of `Object.fromEntries` does not keep the names.
const byName = Object.fromEntries(blockKinds.map((one) => [one.kind, one])) as Record<Kind, BlockKind>;

/** The definition of a kind of block. */
export const definitionOf = (kind: Kind): Definition => byName[kind];

/** The title of a block; undefined if it has none. */
export const blockTitle = (block: Block | undefined) => (block && 'title' in block ? block.title : undefined);

/** The text below the title of a block; undefined if it has none. */
export const blockLead = (block: Block | undefined) => (block && 'lead' in block ? block.lead : undefined);

/** Whether a page has the contact form. */
export const hasForm = ({ blocks }: { blocks: readonly Block[] }): boolean =>
  blocks.some(({ kind }) => kind === 'contact');

/** The fragment of the form on its page. */
export const formFragment = `#${contact.anchor}`;

/** Whether the home page shows a block that is its first: without items, cases, news or a target it is left out. */
export const isAlwaysShown = (block: Block): boolean =>
  // Without links, no target is known.
  block.kind !== 'latest' && (definitionOf(block.kind).shows?.(block, {} as Links) ?? true);
