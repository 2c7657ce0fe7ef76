import { blockList } from '#blocks/blocks.ts';
import type { PageKind } from '#lib/pageKinds.ts';
import { optionalList, optionalText, pattern, text, yesOrNo } from '#lib/schema/fields.ts';
import { withoutAccents } from '#lib/schema/normalise.ts';

/** The pattern of a page's slug. */
export const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** The former slugs of a page. Every host redirects their URLs to the page. */
const was = optionalList(
  'Endereços antigos',
  pattern('Endereço antigo', {
    expected: 'o fim de um endereço, como roda-de-conversa: letras minúsculas sem acento, algarismos e hífens',
    tidy: (line) => withoutAccents(line).replace(/^\/|\/$/g, ''),
    test: (value) => SLUG.test(value),
  }).describe('Só o fim do endereço, como roda-de-conversa.'),
).describe('Quem abre um deles chega a esta página. Mudar o endereço da página no editor já o anota aqui.');

/** The fields that pages with a file of their own share. */
export const pageFields = (kind: PageKind) => ({
  name: text('Nome', { most: 90 }).describe('No título da página e no cartão.'),
  description: text('Descrição', { long: true, most: 300 }).describe(
    'Para buscadores e links compartilhados: de 70 a 155 letras.',
  ),
  summary: optionalText('Resumo', { long: true, most: 200 }).describe(
    'No cartão, onde a página é citada. Vazio, vale a descrição.',
  ),
  lead: optionalText('Texto de abertura', { long: true }).describe('Vazio, vale a descrição.'),
  blocks: blockList(kind).default([]),
  hidden: yesOrNo('Esconder').describe('Marcado, a página fica no editor e sai do site.'),
  was,
});
