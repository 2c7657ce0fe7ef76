import type { z } from 'zod';
import { optionalList, optionalText, optionalWebPage, sectionTitle, yesOrNo } from '#lib/schema/fields.ts';

export const NO_INVENTION = 'Só o que aconteceu, e com licença de quem aparece.';

/** The fields of a block that pages leave out while it has no items. */
export const itemFields = <Item extends z.ZodType>(title: string, one: Item) => ({
  title: sectionTitle,
  items: optionalList(title, one).describe('Sem nenhum item, esta parte não aparece no site.'),
});

/** The client of a work or of a case. */
export const client = optionalText('Cliente', { most: 80 }).describe('O nome, se o cliente autorizou.');

/** How a visitor can check a work or the words of a person: `withEvidence` requires one of the two. */
export const evidence = {
  link: optionalWebPage('Endereço').describe('Onde se pode conferir. Sem ele, diga quem é e marque “Com autorização”.'),
  authorized: yesOrNo('Com autorização').describe('Quem está citado pelo nome autorizou por escrito.'),
};

/** A group that needs a link, or in the field `who` the name of a person who allowed it. */
export const withEvidence = <Schema extends z.ZodType>(schema: Schema, who: 'client' | 'who'): Schema =>
  schema.refine(
    (written) => {
      // The type of a group with an unknown shape does not have these fields.
      const { link, authorized, [who]: name } = written as { [field: string]: unknown };
      return link || (name && authorized);
    },
    {
      path: ['link'],
      error: 'onde se pode conferir; ou o nome de quem autorizou, com “Com autorização” marcado',
      params: { todo: 'escreva o endereço; ou escreva o nome, peça a autorização e marque “Com autorização”' },
    },
  );
