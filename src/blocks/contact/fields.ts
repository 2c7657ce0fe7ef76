import { interfaceWords } from '#interfaceWords.ts';
import { item, list, ownWords, sectionLead, sectionTitle, text } from '#schema/fields.ts';
import { block } from '../block.ts';

/** The contact form, the steps after a message, and the other channels. */
export const contact = block({
  kind: 'contact',
  title: 'Contato',
  anchor: 'contato',
  ground: 'page',
  once: true,
  fields: () => ({
    title: sectionTitle,
    lead: sectionLead,
    ...ownWords(
      {
        formTitle: text('Título do formulário', { most: 80 }),
        stepsTitle: text('Título dos passos', { most: 80 }),
        channelsTitle: text('Título dos canais', { most: 80 }),
      },
      interfaceWords.blocks.contact,
    ),
    steps: list('O que acontece depois que a pessoa escreve', item('Passo'), {
      help: 'Pode ficar vazio.',
      least: 0,
      most: 6,
    }).optional(),
  }),
});
