import { interfaceWords } from '../interface.ts';
import { call, group, item, lines, list, ownWords, sectionTitle, text, word } from '../schema/fields.ts';

const words = interfaceWords.home.contact;

const field = (title: string, own: { label: string; placeholder: string }) =>
  group(title, ownWords({ label: call('Nome do campo'), placeholder: word('Exemplo dentro do campo') }, own)).prefault(
    {},
  );
const MOST = '{most} dá lugar ao limite.';

/** The contact form, the steps after a message, and the other channels. */
export const contact = group('Contato', {
  title: sectionTitle,
  lead: text('Texto', { long: true }),
  stepsTitle: text('Título dos passos', { most: 80 }),
  steps: list('O que acontece depois que a pessoa escreve', item, { help: 'São quatro passos.', least: 4, most: 4 }),
  channelsTitle: text('Título dos canais', { most: 80 }),
  ...ownWords({ save: call('Link para salvar o contato', 'Leva a um arquivo que o celular abre na agenda.') }, words),
  form: group('Formulário', {
    title: text('Título', { most: 80 }),
    name: field('Nome', words.form.name),
    email: field('E-mail', words.form.email),
    message: field('Mensagem', words.form.message),
    ...ownWords(
      {
        submit: call('Botão'),
        submitting: call('Botão, enquanto envia'),
        success: text('Quando deu certo', { long: true }),
        error: text('Quando não deu', { long: true }),
      },
      words.form,
    ),
    chat: group(
      'Envio pelo WhatsApp',
      ownWords(
        {
          text: lines('Mensagem', '{name}, {email} e {message} dão lugar ao que a pessoa escreveu.', [
            '{name}',
            '{email}',
            '{message}',
          ]),
          ready: text('Aviso de que está pronta', { long: true }),
          confirm: call('Botão'),
        },
        words.form.chat,
      ),
    ).prefault({}),
    answers: group(
      'Quando o próprio site recebe',
      ownWords(
        {
          name: text('Nome em branco ou longo demais', { help: MOST, long: true }),
          email: text('E-mail errado', { long: true }),
          message: text('Mensagem em branco ou longa demais', { help: MOST, long: true }),
          often: text('Mensagens demais da mesma pessoa', { long: true }),
        },
        words.form.answers,
      ),
      'Só se a mensagem vai pela própria hospedagem, pela Cloudflare ou pelo seu servidor.',
    ).prefault({}),
    notice: group(
      'Acima dos campos',
      {
        ...ownWords({ simulatedCall: call('Link para o WhatsApp, se não envia') }, words.form.notice),
        purpose: text('Para que serve o que a pessoa escreve', { long: true }),
        erase: text('Como pedir para apagar', { long: true }),
      },
      'O site diz ali para onde a mensagem vai. O que a lei de dados (LGPD) pede além disso só vocês sabem, e tem de ser verdade.',
    ),
  }),
  ...ownWords(
    {
      noScript: text('Sem JavaScript', { help: 'Para quem o desligou: o formulário precisa dele.', long: true }),
      failed: text('Quando o formulário não carrega', { long: true }),
    },
    words,
  ),
});
