import { choice, group, yesOrNo } from '#lib/schema/fields.ts';
import { PICTURES, pictureFile } from '#lib/schema/picture.ts';
import type { BrandTile } from '#look/brand/mark.ts';

const accept = ['svg', 'png', 'webp', 'jpeg'] as const;

/** The owner's logo: a picture beside the name, or instead of it. */
export const logo = group('Logo', {
  file: pictureFile('Arquivo', { accept, ground: 'light' }).describe(
    `Fica na pasta ${PICTURES}. O melhor é SVG, que não borra; ou PNG, WebP ou JPEG de 512 pixels ou mais.`,
  ),
  dark: pictureFile('Arquivo para fundo escuro', { accept, ground: 'dark' }).describe(
    'Pode ficar vazio. Uma logo clara, para o rodapé e o site de noite.',
  ),
  wordmark: yesOrNo('O nome está na logo').describe(
    'Marcado, a logo substitui o nome; leitores de tela ainda o dizem.',
  ),
})
  .describe('Pode ficar vazia: a marca é então o azulejo.')
  .refine(({ file, dark, wordmark }) => file || !(dark || wordmark), {
    path: ['file'],
    error: 'o nome do arquivo da logo, como logo.svg, ou a logo toda vazia',
  })
  .prefault({});

/** The shape on the brand's tile. */
export const tile = choice<BrandTile>('Azulejo da marca', {
  folha: 'Folha',
  quarto: 'Quarto de círculo',
  meia: 'Dois semicírculos',
  fluxo: 'Dois arcos',
})
  .describe('Sem logo, fica ao lado do nome. É também o ícone do site, se não há logo ou se o nome está nela.')
  .default('folha');
