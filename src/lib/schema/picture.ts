import { parseFocus } from '#lib/focus.ts';
import { group, optionalText, pattern } from './fields.ts';
import type { PictureField } from './json.ts';

/** The folder of the owner's pictures, within the content folder. */
export const PICTURES = 'imagens';

/** The formats of a photo. */
export const PHOTO_FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;

/** The pattern of a picture's file name. Question marks are not allowed: Vite reads the text after them as options. */
export const PICTURE_FILE = /^[^/\\?]+\.(jpe?g|png|webp|avif|svg)$/i;

/** Names that lead elsewhere: on Windows, and, as `x.ts#.png`, in a build, which would read `x.ts`. */
export const ELSEWHERE = /[\\:]|\.\w+#|(?:^|\/)(?:con|prn|aux|nul|(?:com|lpt)\d)\./i;

/** The name of a picture's file. */
export function pictureFile(title: string, picture: PictureField) {
  const { accept } = picture;
  return pattern(title, {
    expected: `o nome de um arquivo da pasta ${PICTURES}, sem ?, dois-pontos, barras ou um ponto antes de #, que termine em .${accept.join(', .').replace('jpeg', 'jpg')}`,
    test: (value) =>
      !ELSEWHERE.test(value) &&
      accept.some((format) => format === PICTURE_FILE.exec(value)?.[1]?.toLowerCase().replace('jpg', 'jpeg')),
  })
    .meta({ picture })
    .optional();
}

/** The point in a picture that is in the middle of the crop, as far as the edges of the picture allow. */
const focus = pattern('Foco da foto', {
  expected: 'duas porcentagens, da esquerda e de cima, como 50% 30%',
  tidy: (line) => line.replace(/^(\d+) ?%?[ ,;]+(\d+) ?%?$/, '$1% $2%'),
  test: (value) => parseFocus(value) !== undefined,
}).describe('O meio do corte, como um rosto: quanto da esquerda e quanto de cima. Vazio, é o meio da foto: 50% 50%.');

/** The caption of a photo. */
export const caption = optionalText('Legenda', { most: 120 }).describe('Pode ficar vazia.');

/**
 * A group of fields with a picture. If there is a picture, a text alternative is required.
 * @param isCropped Whether the page crops the picture around its focus.
 */
export function withPicture<Shape extends Parameters<typeof group>[1]>(
  title: string,
  isCropped: boolean,
  shape: Shape,
  need: 'optional' | 'required' = 'optional',
) {
  const picture: PictureField = { accept: PHOTO_FORMATS, ...(isCropped && { focus: 'focus' }) };
  const fields = group(title, {
    ...shape,
    picture: pictureFile('Foto', picture).describe(`Pode ficar vazia. O arquivo fica na pasta ${PICTURES}.`),
    // The form shows it in the picture's field, if the photo is cropped.
    focus: focus.optional().meta({ hidden: true }),
    alt: optionalText('Descrição da foto', { most: 200 }).describe(
      'Obrigatória com foto: o que se vê nela, para quem não a vê. Por exemplo: “Ana sorri diante de um quadro cheio de bilhetes.”',
    ),
  });
  return fields.superRefine((written, context) => {
    // The type of a group with an unknown shape does not have the fields that are added here.
    const { picture, alt } = written as { picture?: string; alt?: string };
    const missing = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (!picture && need === 'required') missing('picture', 'o nome de um arquivo de foto');
    if (picture && !alt) missing('alt', 'a descrição da foto, para quem não a vê');
  });
}
