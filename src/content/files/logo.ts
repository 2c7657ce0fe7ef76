import { choice, group, pattern, yesOrNo } from '#schema/fields.ts';
import type { PictureField } from '#schema/json.ts';
import { oneLine } from '#schema/normalise.ts';
import { PICTURES } from '#schema/picture.ts';

/** The pattern of a logo's file name. */
export const LOGO_FILE = /^[^/\\?]+\.(?:svg|png|webp|jpe?g)$/i;

const file = (title: string, ground: 'light' | 'dark', help: string) =>
  pattern(title, {
    help,
    expected: `o nome de um arquivo da pasta ${PICTURES}, sem ? nem barras, que termine em .svg, .png, .webp ou .jpg`,
    // In a name copied from a Mac's folder, accents may be separate characters.
    tidy: (written) => oneLine(written).normalize('NFC'),
    test: (value) => LOGO_FILE.test(value),
  })
    .meta({ picture: { accept: ['svg', 'png', 'webp', 'jpeg'], ground } satisfies PictureField })
    .optional();

const fields = group(
  'Logo',
  {
    file: file(
      'Arquivo',
      'light',
      `Fica na pasta ${PICTURES}. O melhor é SVG, que não borra; ou PNG, WebP ou JPEG de 512 pixels ou mais.`,
    ),
    dark: file(
      'Arquivo para fundo escuro',
      'dark',
      'Pode ficar vazio. Uma logo clara, para o rodapé, o site de noite e a aba escura do navegador.',
    ),
    wordmark: yesOrNo('O nome está na logo', 'Marcado, a logo fica no lugar do nome, que só quem ouve a página ouve.'),
  },
  'Pode ficar vazia: a marca é então o azulejo.',
);

/** The owner's logo: a picture beside the name, or instead of it. */
export const logo = fields
  .superRefine(({ file, dark, wordmark }, context) => {
    if (file || !(dark || wordmark)) return;
    const message = 'o nome do arquivo da logo, como logo.svg, ou a logo toda vazia';
    context.addIssue({ code: 'custom', path: ['file'], message });
  })
  // An empty form still has the group, so a group without a logo file becomes undefined.
  .transform(({ file, ...others }) => (file ? { file, ...others } : undefined))
  .optional();

const tiles = choice(
  'Azulejo da marca',
  {
    leaf: 'Folha',
    quarto: 'Quarto de círculo',
    meia: 'Dois semicírculos',
    fluxo: 'Dois arcos',
  },
  {
    help: 'Sem logo, fica ao lado do nome. É também o ícone do site, se não há logo ou se o nome está nela.',
    pictures: 'tiles',
  },
);

/** The shape on the brand's tile. The form shows the default, `leaf`, as chosen, but a saved file omits it. */
export const tile = tiles.transform((name) => (name === 'leaf' ? undefined : name)).optional();
