import type { z } from 'zod';
import type { PageKind } from '#blocks/block.ts';
import { blockList } from '#blocks/blocks.ts';
import type { Detail } from '#lib/links.ts';
import { optionalList, optionalText, pattern, text, yesOrNo } from '#lib/schema/fields.ts';
import { withoutAccents } from '#lib/schema/normalise.ts';
import type { ServiceTile } from '#look/walls/walls.ts';
import type { Price } from './facts.ts';

/** The pattern of a page's slug. */
export const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** The former slugs of a page. Every host redirects their URLs to the page. */
const was = optionalList(
  'Endereços antigos',
  pattern('Endereço antigo', {
    help: 'Só o fim do endereço, como roda-de-conversa.',
    expected: 'o fim de um endereço, como roda-de-conversa: letras minúsculas sem acento, algarismos e hífens',
    tidy: (line) => withoutAccents(line).replace(/^\/|\/$/g, ''),
    test: (value) => SLUG.test(value),
  }),
  { help: 'Quem abre um deles chega a esta página. Mudar o endereço da página no editor já o anota aqui.' },
);

/** The fields that pages with a file of their own share. */
export const pageFields = (kind: PageKind) => ({
  name: text('Nome', { help: 'No título da página e no cartão.', most: 90 }),
  description: text('Descrição', {
    help: 'Para buscadores e links compartilhados: de 70 a 155 letras.',
    long: true,
    most: 300,
  }),
  summary: optionalText('Resumo', {
    help: 'No cartão, onde a página é citada. Vazio, vale a descrição.',
    long: true,
    most: 200,
  }),
  lead: optionalText('Texto de abertura', { help: 'Vazio, vale a descrição.', long: true }),
  blocks: blockList(kind).default([]),
  hidden: yesOrNo('Esconder', 'Marcado, a página fica no editor e sai do site.'),
  was,
});

/** The content of a page that has a file of its own, as far as the code for all kinds of pages reads it. */
export type PageContent = z.output<z.ZodObject<ReturnType<typeof pageFields>>> & {
  picture?: string | undefined;
  focus?: string | undefined;
  alt?: string | undefined;
  /** The day in ISO 8601. Before this day, the page is not published. */
  date?: string | undefined;
  /** The name of one of the people. */
  author?: string | undefined;
  /** The slug of the service that the page is about. */
  service?: string | undefined;
  free?: boolean | undefined;
  tile?: { [Key in keyof ServiceTile]?: ServiceTile[Key] | undefined } | undefined;
  quoteCall?: string | undefined;
  price?: Price | undefined;
};

/** A kind of page with a file for each page. */
export type PageKindDefinition<Content extends PageContent = PageContent> = {
  schema: z.ZodType<Content>;
  /** The folder of the pages' URLs; by default the site's root. */
  folder?: string;
  /** The order in lists. Equal pages are in the order of their names. */
  compare?(one: Content, other: Content): number;
  /** The facts in the small line. The services are names by their slugs. */
  details?(content: Content, services: ReadonlyMap<string, string>): Detail<string>[];
};

/** Defines a kind of page. */
export const pageKind = <Content extends PageContent>(definition: PageKindDefinition<Content>) => definition;
