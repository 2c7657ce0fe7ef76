import { group, optionalText, pattern } from './fields.ts';
import { oneLine } from './normalise.ts';

/** Where the owner's pictures are, in the folder of the files. */
export const PICTURES = 'imagens';

/** The name of a picture's file. Vite reads what follows a question mark in it as options. */
export const PICTURE_FILE = /^[^/\\?]+\.(?:jpe?g|png|webp|avif)$/i;

const file = pattern('Foto', {
  help: `Pode ficar vazia. O nome de um arquivo da pasta ${PICTURES}, como oficina.jpg.`,
  expected: 'o nome de um arquivo, sem ? nem barras, que termine em .jpg, .jpeg, .png, .webp ou .avif',
  // A name that is copied from a Mac's folder may have its accents as characters of their own.
  tidy: (written) => oneLine(written).normalize('NFC'),
  test: (value) => PICTURE_FILE.test(value),
});

/** Fields that may have a picture, which then is described for whoever does not see it. */
export function withPicture<Shape extends Parameters<typeof group>[1]>(title: string, shape: Shape) {
  const fields = group(title, {
    ...shape,
    picture: file.optional().meta({ ...file.meta() }),
    alt: optionalText('Descrição da foto', { help: 'O que se vê nela, para quem não a vê.', most: 200 }),
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
