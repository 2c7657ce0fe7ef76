import { choice, optionalGroup, optionalText } from '#schema/fields.ts';
import { corners, letters, motifGroups } from '#schema/names.ts';

const wall = optionalGroup(
  'Parede',
  {
    family: choice('Formas', motifGroups, { pictures: 'motifGroups' }).optional(),
    seed: optionalText('Semente', { help: 'Uma palavra qualquer: cada uma dá outra parede.', most: 60 }),
  },
  'A parede da página inicial, que também está na imagem de compartilhamento e na página não encontrada.',
);

/** The brand's letters, corners and tile pattern. An empty field has the demonstration's value. */
export const look = {
  letters: choice('Letras', letters, {
    help: 'De todos os textos e das imagens de compartilhamento.',
    pictures: 'letters',
  }).optional(),
  corners: choice('Cantos', corners, {
    help: 'Dos botões, dos cartões, das fotos e do formulário.',
    pictures: 'corners',
  }).optional(),
  wall,
};
