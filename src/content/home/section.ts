import type { z } from 'zod';
import type { Delivery } from '#delivery/delivery.ts';
import type { Target } from '#lib/links.ts';
import { bullets } from '#lib/markdown.ts';
import { group, list, sectionTitle } from '../schema/fields.ts';

/** The facts that a section's text in llms.txt may use in addition to the section's content. */
type Said = { channels: readonly { label: string; who: string; to: Target }[] };

/** A section of the home page. */
export type Section<Schema extends z.ZodType> = {
  schema: Schema;
  /** The paths of the fields that promise something in the owner's name. */
  promises: (delivery: { kind: Delivery['kind'] }) => readonly string[];
  /** The section's text in llms.txt, as blocks of Markdown. */
  says(content: z.output<Schema>, said: Said): readonly string[];
};

/** Defines a section. Its view is in `src/views/Home`. */
export function section<Schema extends z.ZodType>(
  schema: Schema,
  {
    promises = [],
    says = () => [],
  }: { promises?: readonly string[] | Section<Schema>['promises']; says?: Section<Schema>['says'] } = {},
): Section<Schema> {
  return { schema, promises: typeof promises === 'function' ? promises : () => promises, says };
}

export const NO_INVENTION = 'Só o que aconteceu, e com licença de quem aparece.';

/** A section that is omitted while it has no items. */
export const proof = <Item extends z.ZodType, More extends z.core.$ZodLooseShape>(
  title: string,
  one: Item,
  more: More,
) =>
  group(
    title,
    { title: sectionTitle, ...more, items: list(title, one, { least: 0 }).optional() },
    'Sem nenhum item, esta parte não aparece no site.',
  );

/** A title and a list, as blocks of Markdown; nothing if the list is missing. */
export const proofText = <Item>(title: string, items: readonly Item[] | undefined, line: (item: Item) => string) =>
  items ? [`## ${title}`, bullets(items.map(line))] : [];
