import type { z } from 'zod';
import type { Delivery } from '#delivery/delivery.ts';
import type { MessageField } from '#delivery/message.ts';
import { group, lines, list, text, webPage } from './fields.ts';
import { unquoted } from './normalise.ts';
import { withPicture } from './picture.ts';

const call = (title: string, help?: string) => text(title, { most: 40, ...(help && { help }) });
const sectionTitle = text('Título', { most: 120 });
const item = group('Item', { title: text('Título', { most: 60 }), text: text('Texto', { long: true }) });
const field = (title: string) =>
  group(title, {
    label: text('Nome do campo', { most: 40 }),
    placeholder: text('Exemplo dentro do campo', { most: 60 }),
  });

/** A part that is not there while it has no items. */
const proof = <Item extends z.ZodType, More extends z.core.$ZodLooseShape>(title: string, one: Item, more: More) =>
  group(
    title,
    { title: sectionTitle, ...more, items: list(title, one, { least: 0 }).optional() },
    'Sem nenhum item, esta parte não aparece no site.',
  );
const MOST = '{most} dá lugar ao limite.';
const NO_INVENTION = 'Só o que aconteceu, e com licença de quem aparece.';

/** `home.yaml`: the home page makes one argument, who we are, what we do, whom it serves, how to begin. */
export const home = group('Página inicial', {
  hero: group('Abertura', {
    eyebrow: text('Linha acima do título', { most: 60 }),
    headline: text('Título', { help: 'Também fica no título da aba, depois do nome da marca.', most: 90 }),
    lead: text('Texto', {
      help: 'Vai também com um link do site, numa conversa. A primeira frase que caiba (até 95 letras) fica na imagem: diga nela o que vocês fazem e para quem.',
      long: true,
    }),
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
  people: proof(
    'Pessoas',
    withPicture('Pessoa', 1, {
      name: text('Nome', { help: 'Sem foto, o nome desenha um azulejo.', most: 60 }),
      text: text('O que faz', { most: 120 }),
    }),
    {},
  ),
  services: group('Serviços', {
    title: sectionTitle,
    lead: text('Texto', { long: true }),
    hire: call('Botão para contratar'),
    more: call('Link para a página do serviço'),
  }),
  works: proof(
    'Trabalhos',
    withPicture('Trabalho', 1.5, {
      title: text('Título', { most: 60 }),
      text: text('Uma frase', { help: NO_INVENTION, most: 160 }),
      link: webPage('Endereço', 'Obrigatório: onde o trabalho pode ser visto.'),
    }),
    {},
  ),
  testimonials: proof(
    'Depoimentos',
    group('Depoimento', {
      text: text('O que disse', {
        help: `${NO_INVENTION} Sem aspas: o site as põe.`,
        long: true,
        most: 400,
        tidy: unquoted,
      }),
      who: text('Quem disse', { most: 80 }),
      link: webPage('Endereço', 'Obrigatório: onde a pessoa disse isso, para que quem lê possa conferir.'),
    }),
    { source: call('Link para onde foi dito') },
  ),
  impact: group('Impacto', {
    title: sectionTitle,
    text: text('Texto', { long: true }),
    lead: text('Frase menor', { long: true }),
    call: call('Botão'),
    points: list('Como se escolhe, e o que cada grupo pode fazer', item),
  }),
  contact: group('Contato', {
    title: sectionTitle,
    lead: text('Texto', { long: true }),
    stepsTitle: text('Título dos passos', { most: 80 }),
    steps: list('O que acontece depois que a pessoa escreve', item, { help: 'São quatro passos.', least: 4, most: 4 }),
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
      answers: group(
        'Quando o próprio site recebe',
        {
          name: text('Nome em branco ou longo demais', { help: MOST, long: true }),
          email: text('E-mail errado', { long: true }),
          message: text('Mensagem em branco ou longa demais', { help: MOST, long: true }),
          often: text('Mensagens demais da mesma pessoa', { long: true }),
        } satisfies Record<MessageField | 'often', unknown>,
        'Só se a mensagem vai pela própria hospedagem, pela Cloudflare ou pelo seu servidor.',
      ),
      notice: group(
        'Acima dos campos',
        {
          simulated: text('Se o formulário não envia', { long: true }),
          simulatedCall: call('Link para o WhatsApp, se não envia'),
          whatsapp: text('Para onde vai: WhatsApp', { long: true }),
          http: text('Para onde vai: um servidor seu', { long: true }),
          formspree: text('Para onde vai: Formspree', { long: true }),
          web3forms: text('Para onde vai: Web3Forms', { long: true }),
          php: text('Para onde vai: o seu e-mail, pela hospedagem', { long: true }),
          server: text('Para onde vai: o seu e-mail, pelo seu servidor', { long: true }),
          cloudflare: text('Para onde vai: o seu e-mail, pela Cloudflare', { long: true }),
          netlify: text('Para onde vai: o seu e-mail, pela Netlify', { long: true }),
          purpose: text('Para que serve o que a pessoa escreve', { long: true }),
          erase: text('Como pedir para apagar', { long: true }),
        } satisfies Record<Delivery['kind'] | 'simulatedCall' | 'purpose' | 'erase', unknown>,
        'Aparece só o que vale para o envio escolhido: é o que a lei de dados (LGPD) pede. Tem de ser verdade.',
      ),
    }),
    noScript: text('Sem JavaScript', { help: 'Para quem o desligou: o formulário precisa dele.', long: true }),
    failed: text('Quando o formulário não carrega', { long: true }),
  }),
});

export type HomeContent = z.infer<typeof home>;
