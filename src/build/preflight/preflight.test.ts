import { expect, test, vi } from 'vitest';
import { filledSite } from '../../../tests/variants/filledSite.ts';
import { type Content, readContent } from '../../content/reader/read.ts';
import { findingKinds, findingsInWords } from './finding.ts';
import { deadLinks, demonstration, findIn, textsOf, writtenIn } from './preflight.ts';
import { shortHash } from './sentences.ts';

const shipped = readContent();
/** The facts and prices of a site that lacks none. */
const facts = { cnpj: '1', city: 'Recife', email: 'a', hours: [], invoice: true, dataContact: 'Ana' };
const services = shipped.published.services.map((one) =>
  one.free ? one : { ...one, price: { drivers: 'do tamanho' } },
);

const contentOf = (site: object, others: object = {}) =>
  ({
    ...shipped,
    published: { ...shipped.published, services },
    ...others,
    site: { ...filledSite, facts, ...site },
  }) as Content;
const check = (site: object, others: object = {}) => {
  const content = contentOf(site, others);
  return findIn(content, textsOf({ file: 'site.yaml', name: '', whole: content.site }));
};
/** The findings about a page of a complete site. */
const checkPage = (whole: object, ours?: string[]) =>
  findIn(contentOf({ ours }), textsOf({ file: 'pages/a.yaml', name: 'A', whole }), demonstration());
const deliveryTo = (delivery: object) => ({ contact: { ...filledSite.contact, delivery } });
const php = deliveryTo({ kind: 'php', to: ['equipe@roda.org.br'], from: 'site@roda.org.br' });
const cloudflare = { publishing: { kind: 'cloudflare', name: 'roda' } };

test.each<[string, object, string[]]>([
  ['a complete site', {}, []],
  ['a site with a street address in place of a city', { facts: { ...facts, city: undefined, address: {} } }, []],
  ['the demonstration', { ...shipped.site, facts }, ['placeholder', 'simulated']],
  ['a form that sends nothing', deliveryTo({ kind: 'simulated' }), ['simulated']],
  ['a form with PHP', php, ['php']],
  ['a form with PHP on Cloudflare', { ...php, ...cloudflare }, ['noPhp']],
])('for %s, the findings are: $2', (_name, site, codes) => {
  expect(check(site).map(({ code }) => code)).toEqual(codes);
});

const later = [{ kind: 'news', slug: 'a', name: 'Feira', date: '2999-02-01' }];
const [unpriced] = services;
const published = { services: [{ ...unpriced, price: undefined }] };
test.each<[string, object, object, code: string, found: object]>([
  ['an unread file', {}, { unread: ['cursos.yaml'] }, 'unread', { text: 'cursos.yaml' }],
  ['news of a later day', {}, { later }, 'later', { text: '“Feira”, 1º de fevereiro de 2999', path: ['date'] }],
  [
    'a letter that no typeface has',
    { brand: { ...filledSite.brand, tagline: 'Мы é ỹ' } },
    {},
    'letters',
    { text: 'O site › Marca › O que vocês fazem: М ы' },
  ],
  [
    'a missing fact',
    { facts: { ...facts, cnpj: undefined } },
    {},
    'facts',
    { text: 'O site › Quem são vocês › CNPJ', file: 'site.yaml', path: ['facts', 'cnpj'] },
  ],
  [
    'a missing price',
    {},
    { published },
    'facts',
    { text: `${unpriced?.name} › Preço`, file: `services/${unpriced?.slug}.yaml`, path: ['price'] },
  ],
])('%s is the only finding, and leads to its place', (_name, site, others, code, found) => {
  expect(check(site, others)).toMatchObject([{ code, found: [found] }]);
});

test('a placeholder in a page has the name of the page', () => {
  expect(writtenIn(shipped)).toContainEqual(
    expect.objectContaining({ file: 'services/agentics.yaml', name: 'Agentics Personalizados' }),
  );
  const text = 'A › Texto de abertura: Veja https://a.test/x';
  expect(checkPage({ lead: 'Veja https://a.test/x' })).toEqual([
    { code: 'placeholder', found: [{ file: 'pages/a.yaml', text, path: ['lead'] }] },
  ]);
});

test('a text of a block that is still the title of its field is a finding', () => {
  const block = { kind: 'text', title: 'Título', paragraphs: 'Texto', points: ['Um título'] };
  expect(checkPage({ name: 'Nome', blocks: [block] })).toMatchObject([
    { code: 'starter', found: [{ path: ['blocks', 0, 'title'] }, { path: ['blocks', 0, 'paragraphs'] }] },
  ]);
});

test.each([
  'Usamos o que você escreve só para responder a você.',
  'A primeira consultoria é gratuita.',
  'O que você recebe',
  'Como contratamos?',
])(
  'the sentence “%s” of the demonstration is a finding, with its place, until the owner says that it is also theirs',
  (sentence) => {
    const page = {
      lead: `Somos três.\n${sentence.replace(' ', '  ')}\nAté logo!`,
      name: 'Ferramentas abertas',
      to: 'Canal de vídeos',
    };
    const text = `A › Texto de abertura: ${sentence}`;
    expect(checkPage(page, [])).toEqual([
      { code: 'demo', found: [{ text, file: 'pages/a.yaml', path: ['lead'], sentence }] },
    ]);
    expect(shortHash(sentence)).toMatch(/^[a-z\d]{1,7}$/);
    expect(checkPage(page, ['x', shortHash(sentence)])).toEqual([]);
  },
);

const ASKED = ['https://a.org', 'https://a.org/?b=1&c=2', 'https://a.org/404', 'https://a.org/never'];
/** A link that is given twice, the site's own URL, a placeholder, a text, and an address of another kind. */
const OTHERS = ['https://a.org', 'https://roda.org.br/x', 'https://roda.example', 'um texto', 'mailto:a@a.org'];
const TEXT = 'Veja [a lista](https://b.org/404) e [a nossa](/casos), que é de todos.';

test('each link to another site, also inside a text, is requested once, with a time limit, and those that fail are found', async () => {
  const ask = vi.fn(async (href: string, _options: RequestInit) => {
    if (href.endsWith('never')) throw new TypeError('fetch failed');
    return new Response('', { status: href.endsWith('404') ? 404 : 200 });
  });
  vi.stubGlobal('fetch', ask);
  const whole = { links: [...ASKED, ...OTHERS].map((address) => ({ address })), about: TEXT };
  const place = (index: number) => ({ file: 'site.yaml', path: ['links', index, 'address'] });
  expect(await deadLinks(textsOf({ file: 'site.yaml', name: '', whole }), 'https://roda.org.br')).toEqual([
    { ...place(2), text: 'O site › Link 3 › Endereço: https://a.org/404 (respondeu 404)' },
    { ...place(3), text: 'O site › Link 4 › Endereço: https://a.org/never (não respondeu)' },
    expect.objectContaining({ path: ['about'] }),
  ]);
  expect(ask.mock.calls).toEqual(
    [...ASKED, 'https://b.org/404'].map((href) => [href, { signal: expect.any(AbortSignal) }]),
  );
});

test('in the terminal, what blocks the publication is first, and each finding says what to do', () => {
  const lines = findingsInWords(check({ address: 'https://a.test' }, { unread: ['cursos.yaml'] })).split('\n');
  expect(lines.slice(1, 4)).toEqual([
    `FALTA  ${findingKinds.placeholder.name}`,
    '       O site › Endereço do site: https://a.test',
    `       Faça: ${findingKinds.placeholder.todo}`,
  ]);
  expect(lines[5]).toBe(`AVISO  ${findingKinds.unread.name}`);
});
