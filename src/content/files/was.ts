import { list, pattern } from '#schema/fields.ts';
import { oneLine, withoutAccents } from '#schema/normalise.ts';

/** The pattern of a page's slug. */
export const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** The former slugs of a page. Every host redirects their URLs to the page. */
export const was = list(
  'Endereços antigos',
  pattern('Endereço antigo', {
    help: 'Só o fim do endereço, como roda-de-conversa.',
    expected: 'o fim de um endereço, como roda-de-conversa: letras minúsculas sem acento, algarismos e hífens',
    tidy: (written) => withoutAccents(oneLine(written)).replace(/^\/|\/$/g, ''),
    test: (value) => SLUG.test(value),
  }),
  { help: 'Quem abre um deles chega a esta página. Mudar o endereço da página no editor já o anota aqui.', least: 0 },
).optional();
