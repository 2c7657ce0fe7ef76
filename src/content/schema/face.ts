import { choice } from './fields.ts';
import { corners } from './names.ts';

/** What makes a brand look like no other, besides its colours. Without them the site looks like the demonstration. */
export const face = {
  corners: choice('Cantos', corners, 'Dos botões, dos cartões, das fotos e do formulário.').optional(),
};
