import { call, group, text } from '../schema/fields.ts';

/** The first screen of the home page. */
export const hero = group('Abertura', {
  eyebrow: text('Linha acima do título', { most: 60 }),
  headline: text('Título', { help: 'Também fica no título da aba, depois do nome da marca.', most: 90 }),
  lead: text('Texto', {
    help: 'Vai também com um link do site, numa conversa. A primeira frase que caiba (até 95 letras) fica na imagem: diga nela o que vocês fazem e para quem.',
    long: true,
  }),
  servicesCall: call('Botão para os serviços'),
  contactCall: call('Botão para o contato'),
  hint: call('Convite a rolar a página'),
});
