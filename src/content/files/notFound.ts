import type { z } from 'zod';
import { interfaceWords } from '#interfaceWords.ts';
import { call, group, ownWords, text, word } from '#schema/fields.ts';

/** `not-found.yaml`: the texts of the 404 page, for visitors who followed a dead link. */
export const notFound = group('Página não encontrada', {
  description: text('Descrição', {
    help: 'Para a conversa que mostra um link quebrado; buscadores não veem esta página. De 70 a 155 letras.',
    long: true,
    most: 300,
  }),
  headline: text('Título', { most: 120 }),
  lead: text('Texto', { long: true }),
  ...ownWords(
    {
      title: word('Título na aba do navegador'),
      eyebrow: word('Linha acima do título'),
      homeCall: call('Botão para o início'),
      servicesCall: call('Botão para os serviços'),
      servicesTitle: text('Título da lista de serviços', { most: 80 }),
      technical: text('Linha técnica', { help: 'Em inglês, para quem relata o erro.', most: 120 }),
    },
    interfaceWords.notFound,
  ),
});

export type NotFoundContent = z.infer<typeof notFound>;
