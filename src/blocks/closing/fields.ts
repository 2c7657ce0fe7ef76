import { call, optionalText, sectionLead, sectionTitle } from '#lib/schema/fields.ts';
import { block } from '../block.ts';

export const closing = block({
  kind: 'closing',
  title: 'Fim da página',
  about: 'O último convite da página, com um botão.',
  picture: 'M0 4h24v9H0zM6 6v2h12V6zM9 10v1h6v-1z',
  anchor: 'fim',
  ground: 'accent',
  once: true,
  fields: () => ({
    title: sectionTitle,
    lead: sectionLead,
    tiles: optionalText('Frase dos azulejos de papel', { most: 80 }).describe(
      'Quem imprime a página ganha, no fim, uma folha de seis azulejos para recortar, abaixo desta frase. Vazio: sem azulejos.',
    ),
    call: call('Botão').describe('Vazio: “Fale conosco”').default('Fale conosco'),
  }),
});
