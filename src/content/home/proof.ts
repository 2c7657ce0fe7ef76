import type { z } from 'zod';
import { group, list, sectionTitle } from '../schema/fields.ts';

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
