import type { z } from 'zod';
import { group, lines, list, text } from './fields.ts';

const call = (title: string, help?: string) => text(title, { most: 40, ...(help && { help }) });
const sectionTitle = text('Título', { most: 120 });
const item = group('Item', { title: text('Título', { most: 60 }), text: text('Texto', { long: true }) });
const field = (title: string) =>
  group(title, {
    label: text('Nome do campo', { most: 40 }),
    placeholder: text('Exemplo dentro do campo', { most: 60 }),
  });

/** `home.yaml`. The home page says, in this order: who we are, what we do, who it is for, how to begin. */
export const home = group('Página inicial', {
  hero: group('Abertura', {
    eyebrow: text('Linha acima do título', { most: 60 }),
    headline: text('Título', { help: 'Também fica no título da aba, depois do nome da marca.', most: 90 }),
    lead: text('Texto', { long: true }),
    servicesCall: call('Botão para os serviços'),
    contactCall: call('Botão para o contato'),
    hint: call('Convite a rolar a página'),
  }),
  about: group('Sobre', {
    title: sectionTitle,
    statement: text('Quem vocês são', { long: true }),
    craft: text('O que vocês fazem', { long: true }),
    values: list('Valores', item, { help: 'São três: cada um tem o seu azulejo.', least: 3, most: 3 }),
    audienceTitle: text('Título de “para quem é”', { most: 60 }),
    audience: list('Para quem é', text('Quem', { most: 60 })),
    principlesTitle: text('Título dos princípios', { most: 80 }),
    principles: list('Princípios', item),
  }),
  services: group('Serviços', {
    title: sectionTitle,
    lead: text('Texto', { long: true }),
    hire: call('Botão para contratar'),
    more: call('Link para a página do serviço'),
  }),
  impact: group('Impacto', {
    title: sectionTitle,
    text: text('Texto', { long: true }),
    lead: text('Frase menor', { long: true }),
    call: call('Botão'),
  }),
  contact: group('Contato', {
    title: sectionTitle,
    lead: text('Texto', { long: true }),
    channelsTitle: text('Título dos canais', { most: 80 }),
    save: call('Link para salvar o contato', 'Leva a um arquivo que o celular abre na agenda.'),
    form: group('Formulário', {
      title: text('Título', { most: 80 }),
      name: field('Nome'),
      email: field('E-mail'),
      message: field('Mensagem'),
      submit: call('Botão'),
      submitting: call('Botão, enquanto envia'),
      success: text('Quando deu certo', { long: true }),
      error: text('Quando não deu', { long: true }),
      chat: group('Envio pelo WhatsApp', {
        text: lines('Mensagem', '{name}, {email} e {message} dão lugar ao que a pessoa escreveu.', [
          '{name}',
          '{email}',
          '{message}',
        ]),
        ready: text('Aviso de que está pronta', { long: true }),
        confirm: call('Botão'),
      }),
    }),
    noScript: text('Sem JavaScript', { help: 'Para quem o desligou: o formulário precisa dele.', long: true }),
    failed: text('Quando o formulário não carrega', { long: true }),
  }),
});

export type HomeContent = z.infer<typeof home>;
