import { describe, expect, test } from 'vitest';
import { type Content, readContent } from '../src/content/read.ts';
import { filledSite } from '../tests/variants/filledSite.ts';
import { checkContent } from './content.ts';

const shipped = readContent();
const ready = { ...filledSite, security: { ...filledSite.security, expires: '2027-06-01' } };

const today = new Date('2027-01-01T12:00:00Z');
const check = (change: object, words: object = {}) =>
  checkContent({ ...shipped, ...words, site: { ...ready, ...change } } as Content, today);
const named = (wanted: string, change: object, day?: string) =>
  checkContent({ ...shipped, site: { ...ready, ...change } } as Content, day ? new Date(day) : today).find(
    ({ name }) => name === wanted,
  );
const standing = (change: object) =>
  check(change)
    .filter(({ state }) => state !== 'fine')
    .map(({ name, state }) => `${name} ${state}`);
const mailboxes = { to: ['equipe@roda.org.br'], from: 'site@roda.org.br' };
const placeholder = {
  contact: { ...ready.contact, delivery: { kind: 'php', ...mailboxes, to: ['equipe@roda.example'] } },
};
const noDelivery = { contact: { ...ready.contact, delivery: { kind: 'simulated' } } };

describe('the findings about the owner’s files', () => {
  test.each<[string, object, string[]]>([
    ['a complete site', {}, []],
    [
      'the demonstration',
      { ...shipped.site, security: { ...ready.security, contact: shipped.site.security.contact } },
      ['a sua marca', 'o seu endereço', 'os seus links', 'o seu WhatsApp', 'o contato de segurança']
        .map((name) => `${name} missing`)
        .concat('o envio do formulário warning'),
    ],
    ['a form that sends nothing', noDelivery, ['o envio do formulário missing']],
  ])('for %s, are: $2', (_name, change, findings) => expect(standing(change)).toEqual(findings));

  test('a file that the site does not read causes a warning', () => {
    expect(check({}, { unread: ['cursos.yaml'] }).at(-1)).toMatchObject({ state: 'warning', found: ['cursos.yaml'] });
  });

  test('a service that the list lacks causes a warning', () => {
    const finding = check({}, { unlisted: ['services/a.yaml'] }).at(-1);
    expect(finding).toMatchObject({
      state: 'warning',
      found: ['services/a.yaml'],
      todo: expect.stringContaining('Ordem dos serviços'),
    });
  });

  test('news of a later day and links to them each cause a warning', () => {
    const where = { file: 'common.yaml', field: 'Cabeçalho › Leva a' };
    const later = [{ name: 'Feira', date: '2999-02-01' }];
    const findings = check({}, { later, laterLinks: [{ ...where, to: '/novidades' }] }).slice(-2);
    expect(findings).toMatchObject([
      { state: 'warning', found: [expect.stringMatching(/^“Feira” só aparece .* de 2999/)] },
      {
        state: 'warning',
        found: [expect.stringMatching(/^Cabeçalho › Leva a: o link para \/novidades /)],
        fields: [where],
      },
    ]);
  });

  test.each([
    ['2027-04-02', 'fine', 'faltam 90 dias'],
    ['2027-04-01', 'warning', 'faltam 89 dias'],
    ['2027-02-02', 'warning', 'faltam 31 dias'],
    ['2027-02-01', 'missing', 'faltam 30 dias'],
    ['2027-01-03', 'missing', 'falta 1 dia.'],
    ['2026-12-31', 'missing', 'venceu em 31/12/2026'],
  ])('on 2 January 2027, a security contact that expires on %s has the state “%s”: %s', (expires, state, words) => {
    // Whole days are counted, from midnight to midnight.
    const expiry = named('o prazo do contato de segurança', { security: { ...ready.security, expires } }, '2027-01-02');
    expect(expiry).toMatchObject({ state, found: [expect.stringContaining(words)] });
  });

  test.each([
    [
      'the brand',
      { brand: { ...ready.brand, name: shipped.site.brand.name } },
      'O site › Marca › Nome da marca',
      ['brand', 'name'],
    ],
    [
      'a delivery to a placeholder',
      placeholder,
      'O site › Contato › Envio do formulário › E-mail 1',
      ['contact', 'delivery', 'to', 0],
    ],
    [
      'an expired contact',
      { security: { ...ready.security, expires: '2026-12-31' } },
      'O site › Contato de segurança › Válido até',
      ['security', 'expires'],
    ],
  ])('a finding about %s has the labels and the path of the field', (_name, change, labels, path) => {
    const [missing] = check(change).filter(({ state }) => state === 'missing');
    expect(missing?.fields).toMatchObject([{ file: 'site.yaml', field: labels, path }]);
  });

  test('a finding names its field and value, and says what to do', () => {
    const { brand } = shipped.site;
    const [first] = check({ brand });
    expect(first?.found).toEqual([
      `O site › Marca › Nome da marca: ${brand.name}`,
      `O site › Marca › Nome por extenso: ${brand.legalName}`,
    ]);
    for (const { state, todo } of check(shipped.site)) expect(todo).toMatch(state === 'fine' ? /^$/ : /npm run edit/);
  });

  test.each([
    [undefined, 'yours', 'PHP 8.1', 'envie uma mensagem de teste'],
    ['cloudflare', 'missing', 'só recebe mensagens numa hospedagem com PHP', 'mude “Publicação”'],
  ])(
    'with PHP and `publishing.kind` %s, the finding about the form has the state “%s”: %s',
    (publishing, state, words, todo) => {
      const contact = { ...ready.contact, delivery: { kind: 'php', ...mailboxes } };
      const form = named('o envio do formulário', { contact, ...(publishing && { publishing: { kind: publishing } }) });
      expect(form).toMatchObject({ state, found: expect.arrayContaining([expect.stringContaining(words)]) });
      expect(form?.todo).toContain(todo);
      expect(JSON.stringify(form)).not.toMatch(/roda.org.br/);
    },
  );

  test('the code of a delivery is not shown', () => {
    const delivery = { kind: 'formspree', form: 'segredo' };
    expect(named('o envio do formulário', { contact: { delivery } })?.found).toEqual(['Envio: Pelo Formspree']);
  });
});
