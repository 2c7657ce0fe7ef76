import { group, text } from '#lib/schema/fields.ts';

/** `not-found.yaml`: the texts of the 404 page, for visitors who followed a dead link. */
export const notFound = group('Página não encontrada', {
  description: text('Descrição', { long: true, most: 300 }).describe(
    'Para a conversa que mostra um link quebrado; buscadores não veem esta página. De 70 a 155 letras.',
  ),
  headline: text('Título', { most: 120 }),
  lead: text('Texto', { long: true }),
});
