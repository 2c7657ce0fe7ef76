import type { z } from 'zod';
import { list, sectionTitle } from '#schema/fields.ts';

export const NO_INVENTION = 'Só o que aconteceu, e com licença de quem aparece.';

/** The fields of a block that pages leave out while it has no items. */
export const proof = <Item extends z.ZodType>(title: string, one: Item) => ({
  title: sectionTitle,
  items: list(title, one, { help: 'Sem nenhum item, esta parte não aparece no site.', least: 0 }).optional(),
});
