import type { z } from 'zod';
import { group, text } from './fields.ts';

/** `not-found.yaml`: the texts of the 404 page, for visitors who followed a dead link. */
export const notFound = group('Página não encontrada', {
  title: text('Título na aba do navegador', { most: 60 }),
  description: text('Descrição', {
    help: 'Para a conversa que mostra um link quebrado; buscadores não veem esta página. De 70 a 155 letras.',
    long: true,
    most: 300,
  }),
  eyebrow: text('Linha acima do título', { most: 60 }),
  headline: text('Título', { most: 120 }),
  lead: text('Texto', { long: true }),
  homeCall: text('Botão para o início', { most: 40 }),
  servicesCall: text('Botão para os serviços', { most: 40 }),
  servicesTitle: text('Título da lista de serviços', { most: 80 }),
  technical: text('Linha técnica', { help: 'Em inglês, para quem relata o erro.', most: 120 }),
});

export type NotFoundContent = z.infer<typeof notFound>;
