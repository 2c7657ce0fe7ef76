import type { z } from 'zod';
import { call, list, ownWords, sectionTitle, text } from '#schema/fields.ts';
import { interfaceWords } from '#schema/interface.ts';
import { unquoted } from '#schema/normalise.ts';

export const NO_INVENTION = 'Só o que aconteceu, e com licença de quem aparece.';

/** The fields of a block that pages leave out while it has no items. */
export const proof = <Item extends z.ZodType>(title: string, one: Item) => ({
  title: sectionTitle,
  items: list(title, one, { help: 'Sem nenhum item, esta parte não aparece no site.', least: 0 }).optional(),
});

/** The words of a person, and the person. */
export const said = {
  text: text('O que disse', {
    help: `${NO_INVENTION} Sem aspas: o site as põe.`,
    long: true,
    most: 400,
    tidy: unquoted,
  }),
  who: text('Quem disse', { most: 80 }),
};

/** The text of the links to the sources of quotes. */
export const source = ownWords({ source: call('Link para onde foi dito') }, interfaceWords.blocks.testimonials);
