import { choice, group, yesOrNo } from '#lib/schema/fields.ts';
import { PICTURES, pictureFile } from '#lib/schema/picture.ts';

const accept = ['svg', 'png', 'webp', 'jpeg'] as const;

const fields = group(
  'Logo',
  {
    file: pictureFile(
      'Arquivo',
      `Fica na pasta ${PICTURES}. O melhor é SVG, que não borra; ou PNG, WebP ou JPEG de 512 pixels ou mais.`,
      { accept, ground: 'light' },
    ),
    dark: pictureFile(
      'Arquivo para fundo escuro',
      'Pode ficar vazio. Uma logo clara, para o rodapé, o site de noite e a aba escura do navegador.',
      { accept, ground: 'dark' },
    ),
    wordmark: yesOrNo('O nome está na logo', 'Marcado, a logo substitui o nome; leitores de tela ainda o dizem.'),
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
