import { call, optionalText, text } from '#lib/schema/fields.ts';
import { withPicture } from '#lib/schema/picture.ts';
import { block } from '../block.ts';

const optionalCall = (title: string, help: string) => call(title).describe(`${help} Pode ficar vazio.`).optional();

export const hero = block({
  kind: 'hero',
  title: 'Abertura',
  about: 'A primeira tela: o título grande ao lado dos azulejos, e os botões.',
  picture: 'M2 4h9v2H2zM2 7h7v2H2zM2 11h4v2H2zM14 2h4v4h-4zM18 6h4v4h-4zM14 10h4v4h-4z',
  anchor: 'inicio',
  pages: ['home'],
  once: true,
  first: true,
  // Whole, because the space is wide on a phone and high in a wide window.
  photo: { widths: [390, 780, 1440], sizes: '(min-width: 54rem) 60vw, 100vw' },
  fields: () => ({
    eyebrow: optionalText('Linha acima do título', { most: 60 }).describe('Leva ao contato. Pode ficar vazia.'),
    title: text('Título', { most: 90 }).describe('Também fica no título da aba, depois do nome da marca.'),
    lead: optionalText('Texto', { long: true }).describe(
      'Vai também com um link do site, numa conversa. A primeira frase que caiba (até 95 letras) fica na imagem: diga nela o que vocês fazem e para quem.',
    ),
    servicesCall: optionalCall('Botão para os serviços', 'Só aparece se a página tem a parte Serviços.'),
    contactCall: optionalCall('Botão para o contato', 'Leva ao formulário ou, sem ele, ao WhatsApp.'),
    hint: optionalCall('Convite a rolar a página', 'Leva à parte de baixo.'),
    photo: withPicture('Foto no lugar dos azulejos', true, {}).optional(),
  }),
});
