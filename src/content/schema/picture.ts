import { group, optionalText, pattern } from './fields.ts';
import type { PictureField } from './json.ts';
import { oneLine } from './normalise.ts';

/** Where the owner's pictures are, in the folder of the files. */
export const PICTURES = 'imagens';

/** The name of a picture's file. Vite reads what follows a question mark in it as options. */
export const PICTURE_FILE = /^[^/\\?]+\.(?:jpe?g|png|webp|avif)$/i;

const file = pattern('Foto', {
  help: `Pode ficar vazia. O site a tira da pasta ${PICTURES}.`,
  expected: 'o nome de um arquivo, sem ? nem barras, que termine em .jpg, .jpeg, .png, .webp ou .avif',
  // A name that is copied from a Mac's folder may have its accents as characters of their own.
  tidy: (written) => oneLine(written).normalize('NFC'),
  test: (value) => PICTURE_FILE.test(value),
});

/** A place in a picture: how many hundredths from its left and from its top. */
const focus = pattern('Foco da foto', {
  help: 'O ponto que o corte não perde, como um rosto: quanto da esquerda e quanto de cima. Vazio, é o meio: 50% 50%.',
  expected: 'duas porcentagens, da esquerda e de cima, como 50% 30%',
  tidy: (written) => oneLine(written).replace(/^(\d+) ?%?[ ,;]+(\d+) ?%?$/, '$1% $2%'),
  test: (value) => parseFocus(value) !== undefined,
});

/** The two numbers of a focus, each from 0 to 100. */
export function parseFocus(written: string): { x: number; y: number } | undefined {
  const [, x, y] = /^(\d{1,3})% (\d{1,3})%$/.exec(written)?.map(Number) ?? [];
  return x === undefined || y === undefined || x > 100 || y > 100 ? undefined : { x, y };
}

/**
 * Fields that may have a picture, which then is described for whoever does not see it.
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
