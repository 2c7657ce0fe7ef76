import type { MessageField } from '#delivery/message.ts';
import { bullets, titled } from '#lib/markdown.ts';
import { call, group, item, lines, list, sectionTitle, text } from '../schema/fields.ts';
import { section } from './section.ts';

const field = (title: string) =>
  group(title, {
    label: text('Nome do campo', { most: 40 }),
    placeholder: text('Exemplo dentro do campo', { most: 60 }),
  });
const MOST = '{most} dá lugar ao limite.';

/** The contact form, the steps after a message, and the other channels. */
export const contact = section(
  group('Contato', {
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
          simulatedCall: call('Link para o WhatsApp, se não envia'),
          purpose: text('Para que serve o que a pessoa escreve', { long: true }),
          erase: text('Como pedir para apagar', { long: true }),
        },
        'O site diz ali para onde a mensagem vai. O que a lei de dados (LGPD) pede além disso só vocês sabem, e tem de ser verdade.',
      ),
    }),
    noScript: text('Sem JavaScript', { help: 'Para quem o desligou: o formulário precisa dele.', long: true }),
    failed: text('Quando o formulário não carrega', { long: true }),
  }),
  {
    promises: ({ kind }) => [
      'lead',
      'steps',
      ...(kind === 'simulated' ? [] : ['form.notice.purpose', 'form.notice.erase']),
    ],
    says: ({ title, lead, stepsTitle, steps }, { channels }) => [
      `## ${title}`,
      lead,
      `### ${stepsTitle}`,
      bullets(steps.map(titled)),
      bullets(channels.map(({ label, who, to }) => `[${label}](${to.href}): ${who}`)),
    ],
  },
);
