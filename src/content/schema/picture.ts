import { parseFocus } from '#lib/focus.ts';
import { group, optionalText, pattern } from './fields.ts';
import type { PictureField } from './json.ts';
import { oneLine } from './normalise.ts';

/** Where the owner's pictures are, in the folder of the files. */
export const PICTURES = 'imagens';

/** The name of a picture's file. Vite reads what follows a question mark in it as options. */
export const PICTURE_FILE = /^[^/\\?]+\.(?:jpe?g|png|webp|avif)$/i;

const file = pattern('Foto', {
  help: `Pode ficar vazia. O arquivo fica na pasta ${PICTURES}.`,
  expected: 'o nome de um arquivo, sem ? nem barras, que termine em .jpg, .jpeg, .png, .webp ou .avif',
  // A name that is copied from a Mac's folder may have its accents as characters of their own.
  tidy: (written) => oneLine(written).normalize('NFC'),
  test: (value) => PICTURE_FILE.test(value),
});

/** The place in a picture that is in the middle of its cut, if the edges allow it. */
const focus = pattern('Foco da foto', {
  help: 'O meio do corte, como um rosto: quanto da esquerda e quanto de cima. Vazio, é o meio da foto: 50% 50%.',
  expected: 'duas porcentagens, da esquerda e de cima, como 50% 30%',
  tidy: (written) => oneLine(written).replace(/^(\d+) ?%?[ ,;]+(\d+) ?%?$/, '$1% $2%'),
  test: (value) => parseFocus(value) !== undefined,
});

/**
 * Fields that may have a picture. A picture needs a description, for people who do not see it.
 * @param ratio Of the picture's place on the page: width by height.
 */
export function withPicture<Shape extends Parameters<typeof group>[1]>(title: string, ratio: number, shape: Shape) {
  const picture: PictureField = { accept: ['jpeg', 'png', 'webp', 'avif'], ratio, focus: 'focus' };
  const fields = group(title, {
    ...shape,
    picture: file.optional().meta({ ...file.meta(), picture }),
    focus: focus.optional().meta({ ...focus.meta() }),
    alt: optionalText('Descrição da foto', {
      help: 'Obrigatória com foto: o que se vê nela, para quem não a vê. Por exemplo: “Ana sorri diante de um quadro cheio de bilhetes.”',
      most: 200,
    }),
  });
  return fields
    .superRefine((written, context) => {
      const { picture, alt } = written as { picture?: string; alt?: string };
      if (!picture || alt) return;
      const message = 'a descrição da foto, para quem não a vê';
      context.addIssue({ code: 'custom', path: ['alt'], message });
    })
    .meta({ ...fields.meta() });
}
