import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { valueAt } from '#lib/schema/json.ts';
import { ownColours, palettes } from '#look/palette/palette.ts';
import { change as changeIn } from '../../../tests/launch/copy.ts';
import { emptyFolder } from '../../../tests/temporary.ts';
import { detailsOf } from '../cards.ts';
import type { ContentPage } from './assemble.ts';
import { ContentError } from './faults.ts';
import { readContent } from './read.ts';

let folder = '';
beforeEach(() => {
  folder = join(emptyFolder(), 'conteúdo (novo)');
  cpSync('demo', folder, { recursive: true, filter: () => true });
});

const change = (file: string, from: string | RegExp, to: string) => changeIn(folder, file, from, to);
const rename = (from: string, to: string) => renameSync(join(folder, from), join(folder, to));

const addPicture = (file: string) => {
  mkdirSync(join(folder, 'imagens'), { recursive: true });
  writeFileSync(join(folder, 'imagens', file), '');
};
/** The home page's third block, before the services. */
const block = (fields: string) => `  - ${fields}\n  - kind: services`;
const people = (fields: string) => block(`{ kind: people, title: Nós, items: [{ ${fields} }] }`);
const showPicture = (file: string) =>
  change('home.yaml', '  - kind: services', people(`name: Ana, text: Faz, picture: ${file}, alt: Ana`));

/** The message that the owner reads, without the folder's name, which differs in each test. */
function complaint(): string {
  try {
    readContent(folder);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as ContentError).message.replaceAll(`${folder}/`, '');
  }
  throw new Error('The content was accepted.');
}

const VISITED =
  'facts: { address: { street: "Rua da Aurora, 10", city: Recife, state: pe, postalCode: 50050000 } }\ncontact:\n';
const OPEN = 'facts: { hours: [{ days: { first: Monday }, from: "09:00", to: 18h }] }\ncontact:\n';
const AGENTES = 'services/agentes-ai.yaml';

/** Adds a page with some more fields. */
const addPage = (file: string, fields: string) => {
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  writeFileSync(join(folder, file), `name: A\ndescription: B\n${fields}\n`);
};

/** The text of the home page's first block. */
const LEAD = /^ {4}lead: .*/m;

/** A mistake as the owner writes it, and the parts of the message about it, separated by “ … ”. */
type Mistake = [file: string, from: string | RegExp, to: string, message: string];

const inHome = (from: string | RegExp, to: string, message: string): Mistake => ['home.yaml', from, to, message];
const lead = (text: string, message: string) => inHome(LEAD, `    lead: ${text}`, message);
const third = (fields: string, message: string) => inHome('  - kind: services', block(`{ ${fields} }`), message);
const all = (blocks: string, message: string) => inHome(/blocks:\n(?:.*\n)+/, `blocks:${blocks}\n`, message);
const person = (fields: string, message: string) =>
  third(
    `kind: people, title: Nós, items: [{ name: A, text: B, ${fields} }]`,
    `Parte 3, Pessoas › Pessoa 1 › ${message}`,
  );
const price = (fields: string, message: string): Mistake => [
  ...([AGENTES, 'price:\n', `price:\n  ${fields}\n`] as const),
  `Serviço › Preço › ${message}`,
];
const site = (field: string, value: string, message: string): Mistake => {
  return ['site.yaml', new RegExp(`${field}: .*`), `${field}: ${value}`, message];
};
const github = (field: string, message: string): Mistake => ['site.yaml', /address: https:.*github.*/, field, message];
const php = (to: string, message: string, from = 'a@b.org') =>
  site('kind', `php\n    to: [${to}]\n    from: ${from}`, `(contact.delivery.${message}`);
const colour = (field: string, message: string): Mistake => {
  return ['site.yaml', 'name: mutirao', `name: minha\n  ${field}`, message];
};
const group = (fields: string, message: string): Mistake => ['site.yaml', '\ncontact:', `${fields}\ncontact:`, message];
const logo = (fields: string, message: string): Mistake => {
  return ['site.yaml', 'brand:\n', `brand:\n  logo: { ${fields} }\n`, message];
};
const hours = (to: string, message: string) =>
  group(`facts: { hours: [{ days: { first: Monday }, from: 10h, to: ${to} }] }`, `(facts.hours.1.to) … ${message}`);

describe('a mistake is reported with its file, line and field, the found value and the expected one:', () => {
  function expectComplaint(words: string) {
    const message = complaint();
    for (const part of `${words} … encontrei: … esperava: … faça:`.split(' … ')) expect(message).toContain(part);
    expect(message).not.toMatch(/^\s+at |undefined|\[object/m);
  }

  test.each<Mistake>([
    [AGENTES, 'accent: principal', 'accent: rosa', 'linha 9 … › Cor (tile.accent) … “rosa” … Principal (principal), '],
    price('from: mil reais', 'A partir de (price.from) … “mil reais” … um preço em reais, só o número'),
    price('from: 0', 'A partir de (price.from) … “0” … um preço em reais'),
    [AGENTES, 'price:\n', 'free: sim\nprice:\n  from: 9\n', '(price.from) … ou o preço, ou “Gratuito”'],
    price('from: 900\n  upTo: 900', 'Até (price.upTo) … “900” … um preço maior que o de “A partir de”'),
    price('fixed: 900\n  from: 900', 'Preço fixo (price.fixed) … “900” … um preço só: este, ou o de “A partir de”'),
    [AGENTES, 'price:\n', 'free: sim\nprice:\n  fixed: 9\n', '(price.fixed) … ou o preço, ou “Gratuito”'],
    inHome(/^ {4}title: Int.*\n/m, '', 'linha 4 … Página inicial › Parte 1, Abertura › Título … falta'),
    inHome(/audience:\n {6}- .*/, 'audience:\n      -', '(blocks.2.audience.1) … um item vazio … apague a linha'),
    all(' []', '(blocks) … uma lista com pelo menos um item'),
    all('\n  - { kind: facts }', '(blocks.1.kind) … uma parte com título … ponha outra parte antes dela'),
    ...['kind: people, title: Nós', 'kind: latest, of: news, title: Novas', 'kind: outside, title: A, to: home'].map(
      (first) =>
        all(`\n  - { ${first}, lead: A, call: B }`, '(blocks.1.kind) … algo para mostrar … escreva nela o que falta'),
    ),
    third('kind: hero, title: A', 'Parte 3, Abertura (blocks.3.kind) … “hero” … só no começo … ponha-a antes de todas'),
    third('kind: contact, title: A', '(blocks.6.kind) … “contact” … uma vez só: já é a parte 3 … apague uma das duas'),
    third('kind: steps, title: A, items: Um.', '(blocks.3.items) … “Um.” … depois de um hífen'),
    third('kind: text, title: A, paragraphs: "<b>Um</b>"', '(blocks.3.paragraphs) … sem códigos como <b>'),
    ...['<!-- a -->', '[a](/nada)'].map((text) =>
      third(`kind: text, title: A, paragraphs: "${text}"`, '(blocks.3.paragraphs)'),
    ),
    ...['![Roda](https://x.org/a.png)', 'Um.\\n\\n> Dois.', '## Um', '#### Um', 'Um\\n---'].map((text) =>
      third(`kind: text, title: A, paragraphs: "${text}"`, '(blocks.3.paragraphs) … sem imagens, citações (>)'),
    ),
    third('kind: text, title: A, paragraphs: "[a](/) [b](#b)"', '(blocks.3.paragraphs) … e não “#b”'),
    third('kind: testimonials, title: A, items: [{ text: B, who: C }]', '› Endereço (blocks.3.items.1.link) … falta'),
    third('kind: latest, of: cases, service: Bolos', '(blocks.3.service) … “bolos” … um serviço que exista'),
    third('kind: latest, of: news, service: agentes-ai', 'Um ponto … “agentes-ai” … um serviço só com casos'),
    inHome(LEAD, '\tlead: Agentes', 'linha 7 … tabulação … espaços'),
    inHome(LEAD, '     lead: Agentes', 'linha 6 … espaços a mais no começo'),
    inHome(LEAD, '    title: Outro\n    lead: Agentes', 'linha 7 … já está escrito'),
    inHome(/$/, 'solto\n', 'sem dois-pontos'),
    lead('Temos: agentes', 'linha 7 … dois-pontos seguidos de espaço … entre aspas'),
    lead('"Agentes de IA', 'aspas que não foram fechadas'),
    ...['*Agentes', '* Agentes', '&amigos e vizinhos', '& Cia', '&a [*a]', '!Agentes', '! Agentes', '@roda', '%a'].map(
      (text) => lead(text, 'Um ponto … linha 7 … começa por um sinal … ponha o texto inteiro entre aspas'),
    ),
    ...['Sala #3', 'Sala # três', '#3'].map((text) =>
      lead(text, 'Um ponto … linha 7 … um # depois de um espaço … entre aspas: "…"; se é um comentário'),
    ),
    lead('|\n      Um.\n\n      Dois.', 'Um ponto … linha 7 … Texto (blocks.1.lead) … “Um. ⏎ Dois.” … um parágrafo só'),
    lead('• Um', '“• Um” … sem quebras de linha nem marcadores (•)'),
    ...["'A <b class=x>b</b>.'", 'A <!-- b -->', 'A<br/>b', 'A **b**.', '"[o site](https://x.org)"', 'A&nbsp;b'].map(
      (text) => lead(text, 'Um ponto … sem códigos de formatação, como <b> ou **'),
    ),
    person('nome: Ana', 'nome (blocks.3.items.1.nome)\n … um destes: name, text'),
    person('picture: joão.jpg', 'Descrição da foto (blocks.3.items.1.alt) … o campo falta … para quem não a vê'),
    ...['ana.jpg', 'joão.jpg'].map((name) =>
      person(`picture: ${name}, alt: A`, `Foto (blocks.3.items.1.picture) … “${name}” … com as mesmas maiúsculas`),
    ),
    person('picture: a.jpg, alt: A, focus: 5% 130%', 'Foco da foto … “5% 130%” … como 50% 30%'),
    site('name', 'a'.repeat(61), 'linha 4 … com 61 caracteres … um texto de até 60 caracteres'),
    ...['roda', 'https://meu coletivo.org.br', 'https://a;b.org', 'https://a{b}.org'].map((address) =>
      site('address', address, `(address) … “${address}” … https://meucoletivo`),
    ),
    site('whatsapp', '"\\u202A+55 81 98765-432"', '“+55 81 98765-432” … (11) 91234-5678'),
    github('address: javascript:alert(1)', 'Link 4 › Endereço (links.4.address) … um endereço completo'),
    github('address: https://a:b@x.org', 'Link 4 › Endereço (links.4.address)'),
    ['site.yaml', 'mark: github', 'mark: linkedin', 'Logo (links.4.mark) … “linkedin” … Behance (behance), '],
    site('- name', 'instagram\n  - name: Instagram', '(links.2.name) … “Instagram” … um nome só deste link'),
    ...['Contact', 'vcard', 'WhatsApp', '/casos'].map((name) =>
      site('- name', name, `Link 1 › Nome (links.1.name) … “${name}”`),
    ),
    ['common.yaml', 'to: GitHub', 'to: Githbu', '(footer.social.2.to) … “Githbu” … o nome de um link da lista “Links”'],
    ['common.yaml', 'to: about', 'to: /casos', 'Leva a (header.items.2.to) … “/casos” … uma página, como /casos'],
    ['services/automacoes.yaml', '          to: impact\n', '', 'Leva a … nada … o lugar a que o link leva … escolha'],
    site('kind', 'formspree', '› Código do formulário (contact.delivery.form) … o código do fim do endereço'),
    ['common.yaml', / to: about\n/, ' to:\n', 'Leva a … um lugar do site, ou um link da lista “Links” … escolha um'],
    site('kind', 'server', '› Envio do formulário (contact.delivery.kind) … “server” … Não envia (simulated), '),
    ...['Mensagem', 'Email', '_gotcha', 'turma'].map((label) =>
      site(
        'kind',
        `php\n  fields: [{ label: Turma }, { label: ${label} }]`,
        `(contact.fields.2.label) … “${label}” … um nome que o formulário ainda não tenha`,
      ),
    ),
    php(`"'x'@a.org"`, "to.1) … “'x'@a.org” … um e-mail, como equipe@"),
    php(`${Array(6).fill('a@b.org')}`, 'to) … uma lista de até 5'),
    php('a@b.org', 'from) … um e-mail, como equipe@', '-f@a.org'),
    colour("principal: '#7a2e8'", 'Um ponto … Principal (palette.principal) … “#7a2e8” … seis algarismos'),
    colour("texto: '#777777'", 'Cores › Texto (palette.texto) … “#777777” … pelo menos 4,5:1'),
    group('publishing: { kind: ftp, host: x.org, user: a, port: 70000 }', '(publishing.port) … de 1 a 65535'),
    group('facts: { cnpj: 12.345.678/0001-96 }', 'CNPJ (facts.cnpj) … “12.345.678/0001-96” … deste está errado'),
    group('facts: { address: { street: Rua A 10 } }', 'Endereço (facts.address) … cidade, estado e CEP'),
    group('facts:\n  address:\n    street: Rua A 10', 'linha 42 … Endereço (facts.address) … cidade, estado'),
    hours('9h', '“9h” … uma hora depois da de abrir, no mesmo dia'),
    group('facts: { city: Recife, state: XX }', 'Estado (facts.state) … “XX” … a sigla de um estado, como PE'),
    group('facts: { state: PE }', 'Cidade (facts.city) … a cidade desse estado; ou apague o estado'),
    group('pages: { privacidade: sim }', '(pages.privacidade) … um campo que não existe … privacy, accessibility'),
    logo('file: a.svg, dark: joão.jpg', '2 pontos … “a.svg” … “joão.jpg”'),
    logo('file: logo.pdf', '(brand.logo.file) … “logo.pdf” … .svg, .png'),
    logo('dark: a.svg', '(brand.logo.file) … falta … o nome do arquivo da logo'),
  ])('in %s, %s as %j', (file, from, to, message) => {
    addPicture('João.jpg'.normalize('NFD'));
    change(file, from, to);
    expectComplaint(`${file}, linha … ${message}`);
  });

  const CASE = 'link: https://roda.example';
  const SITES = { 'cases/sites.yaml': `${CASE}\nwas: [feira]` };
  const former = (slug: string) => ({ 'cases/roda.yaml': `${CASE}\nwas: [${slug}]`, ...SITES });

  test.each<[string, Record<string, string>, string]>([
    ['an unknown service', { 'cases/a.yaml': `${CASE}\nservice: bolos` }, 'linha 4 … “bolos” … um serviço que exista'],
    ['nobody who can check it', { 'cases/a.yaml': 'client: A' }, '(link) … o campo falta … quem autorizou'],
    ['the URL of a list', { 'pages/casos.yaml': '' }, '“casos” … /casos já está com o próprio site … dê outro'],
    ['the name of a folder’s main file', { 'cases/index.yaml': CASE }, '/caso/index já está com o próprio site'],
    ['the URL of a service', { 'pages/webdesign.yaml': '' }, '/webdesign já está com “Webdesign Completo”'],
    ['the URL of the page on privacy', { 'services/privacidade.yaml': '' }, '/privacidade já está com o próprio site'],
    ['its published URL as a former one', former('roda'), '(was.1) … “roda” … /caso/roda já está com “A”'],
    ['another page’s URL as a former one', former('sites'), '/caso/sites já está com “A” … apague-o'],
    ['another page’s former URL', { ...SITES, ...former('feira') }, '/caso/feira já está com “A”'],
    ['a former URL that is no slug', former('casos/Roda'), 'o fim de um endereço, como roda-de-conversa'],
    ['capitals and spaces in its name', { 'services/De Verão.yaml': '' }, '“De Verão.yaml” … minúsculas … outro'],
    ['the extension .yml', { 'services/a.yml': '' }, '“a.yml” … .yaml no fim'],
  ])('a page with %s', (_name, pages, message) => {
    change('site.yaml', 'contact:\n', 'pages: { privacy: sim }\ncontact:\n');
    for (const [file, fields] of Object.entries(pages)) addPage(file, fields);
    expectComplaint(`Um ponto … ${Object.keys(pages)[0]} … ${message}`);
  });

  test.each<[string, () => void, string]>([
    [
      'a file in Latin-1',
      () => writeFileSync(join(folder, 'home.yaml'), readFileSync(join(folder, 'home.yaml')).toString(), 'latin1'),
      'home.yaml … letras que não estão em UTF-8 … ANSI … escolha UTF-8',
    ],
    [
      'an empty file',
      () => writeFileSync(join(folder, 'home.yaml'), ''),
      'linha 1 … um grupo com Descrição (description), Partes (blocks)',
    ],
    ['a missing file', () => rmSync(join(folder, 'home.yaml')), 'home.yaml … o arquivo não existe … demo/home.yaml'],
    [
      'a link in an answer to a block that the home page does not have',
      () => change('home.yaml', / {2}- kind: impact\n(?: {4}.*\n)+/, ''),
      'services/automacoes.yaml, linha … Pergunta 2 › Link … “impact” … uma parte que a página inicial tenha',
    ],
    [
      'a service with a mistake in its file, which the list of services and a case have',
      () => {
        change(AGENTES, /description: .*/, 'description:');
        addPage('cases/roda.yaml', `${CASE}\nservice: agentes-ai`);
      },
      `Um ponto … ${AGENTES}, linha 4 … Descrição`,
    ],
    [
      'a page with a mistake in its file, to whose former URL a text, a menu and a case lead',
      () => {
        change(AGENTES, 'price:\n', 'was: [robos]\nprice:\n  from: barato\n');
        change('common.yaml', 'to: about', 'to: /robos');
        addPage('pages/a.yaml', 'blocks: [{ kind: text, title: A, paragraphs: "[A](/robos)" }]');
        addPage('cases/roda.yaml', `${CASE}\nservice: robos`);
      },
      `Um ponto … ${AGENTES} … A partir de (price.from) … “barato”`,
    ],
    [
      'a date before 1990',
      () => addPage('news/roda.yaml', 'date: 1120-05-01'),
      'Um ponto … news/roda.yaml, linha 3 … Data (date) … “1120-05-01” … uma data de 1990 em diante, como 31/10/2026',
    ],
  ])('%s', (_name, spoil, message) => {
    spoil();
    expectComplaint(message);
  });
});

test('all mistakes of all files are reported at once', () => {
  change('home.yaml', '    title: Int', '    titl: Int');
  change('site.yaml', /whatsapp: .*/, 'whatsapp: x');
  rename(AGENTES, 'services/Agentes.yaml');
  expect(complaint()).toMatch(/^\n4 pontos precisam de atenção/);
});

describe('a value with only one possible meaning is normalised:', () => {
  const PERSON = people('name: Ana, text: Faz, picture: ana.jpg, alt: Ana, focus: "50, 30"');
  const SAID = block('{ kind: testimonials, title: A, items: [{ text: “Foi bom.”, who: Ana, link: x.org }] }');
  const ASKED = block('{ kind: questions, title: A, items: [{ question: B, answer: C, link: { to: home } }] }');
  const LINKS = block(
    '{ kind: text, title: A, paragraphs: "[a](wa.me/5511), [b](http://b.org/x y z), [c](/agentics), [d](tel:+5511)" }',
  );
  const LINKED = '[a](https://wa.me/5511), [b](https://b.org/x%20y%20z), [c](/agentics), [d](tel:+5511)';
  const SIGNS = block('{ kind: text, title: A, paragraphs: "### Um\\n\\n\\\\> 5 #2\\n\\n- a > b!" }');
  const BLOCK = '  - kind: services';

  type Row = [file: string, from: string | RegExp, to: string, path: string, expected: unknown];

  test.each<Row>([
    ['home.yaml', BLOCK, PERSON, 'home.blocks.2.items.0.focus', '50% 30%'],
    ['site.yaml', /whatsapp: .*/, 'whatsapp: 11912345678', 'site.contact.whatsapp', '+55 11 91234-5678'],
    ['site.yaml', 'contact:\n', 'palette\u200B: { name: ma\u200Bre }\ncontact:\n', 'site.palette.name', 'mare'],
    ['site.yaml', /address: .*/, 'address: WWW.Roda.org.br/', 'site.address', 'https://www.roda.org.br'],
    ['common.yaml', 'to: about', 'to: ABOUT', 'common.header.items.1.to', 'about'],
    ['site.yaml', 'brand:\n', 'brand:\n  wall:\n    seed:\n', 'site.brand.wall.seed', undefined],
    ['home.yaml', /^/, '\uFEFF', 'home.blocks.2.title', 'Comece por onde aperta'],
    ['home.yaml', LEAD, '    lead: >\n      Agentes\n      de IA', 'home.blocks.0.lead', 'Agentes de IA'],
    // Signs that are not formatting, in quotes.
    ...['Sala #3', '! Oi', '2 ** 3 ** 4', 'Usamos <strong> em vez de <b>', 'Oficinas <de> & "verão"', 'a • b'].map(
      (text): Row => ['home.yaml', LEAD, `    lead: ' ${text} '`, 'home.blocks.0.lead', text],
    ),
    ['home.yaml', BLOCK, SAID, 'home.blocks.2.items.0.text', 'Foi bom.'],
    ['home.yaml', BLOCK, LINKS, 'home.blocks.2.paragraphs', LINKED],
    ['home.yaml', BLOCK, SIGNS, 'home.blocks.2.paragraphs', '### Um\n\n\\> 5 #2\n\n- a > b!'],
    // A link without a text, as in an empty form.
    ['home.yaml', BLOCK, ASKED, 'home.blocks.2.items.0.link', undefined],
    [AGENTES, 'tile:', 'free: sim\ntile:', 'published.services.0.free', true],
    [AGENTES, 'tile:', 'was: [/velho/]\ntile:', 'published.services.0.was.0', 'velho'],
    ['site.yaml', /address: https:\/\/discord.*/, 'address:', 'site.links.0.address', undefined],
    ['site.yaml', /talkLength: .*/, "talkLength: 'null'", 'site.contact.talkLength', 'null'],
    ['site.yaml', 'contact:\n', OPEN, 'site.facts.hours.0.from', '9h'],
    ['site.yaml', 'contact:\n', VISITED, 'site.facts.address.postalCode', '50050-000'],
    ['site.yaml', 'contact:\n', 'facts: { cnpj: "", invoice: não }\ncontact:\n', 'site.facts.cnpj', undefined],
    [AGENTES, 'price:\n', 'price:\n  from: 1.500\n', 'published.services.0.price.from', '1500'],
  ])('in %s, %s as %j: %s is %j', (file, from, to, path, expected) => {
    addPicture('ana.jpg');
    change(file, from, to);
    expect(valueAt(readContent(folder), path.split('.'))).toBe(expected);
  });

  test('the accents and spaces of a picture’s name on macOS, in the file’s name and in the text', () => {
    addPicture('João\u202F1.jpg'.normalize('NFD'));
    showPicture('João\u202F1.jpg'.normalize('NFD'));
    const people = readContent(folder).home.blocks.find((block) => block.kind === 'people');
    expect(people?.items?.[0]?.picture).toBe('João 1.jpg'.normalize('NFC'));
  });

  test('one custom colour; the others stay the original ones', () => {
    change('site.yaml', 'name: mutirao', "name: minha\n  principal: '#123456'");
    const { site } = readContent(folder);
    const originals = Object.entries(ownColours).map(([name, colour]) => [name, palettes.mutirao[colour]]);
    expect(site.palette).toEqual({ ...Object.fromEntries(originals), name: 'minha', principal: '#123456' });
  });
});

test('the files that the site does not read are listed, except those of systems and text editors', () => {
  expect(readContent(folder).unread).toEqual([]);
  mkdirSync(join(folder, 'imagens'));
  const add = (...files: string[]) => {
    for (const file of files) writeFileSync(join(folder, file), '');
  };
  add(
    '.DS_Store',
    'services/desktop.ini',
    'home.yaml~',
    'site.yaml.bak',
    'services/~$ata.docx',
    'imagens/ana.jpg',
    'imagens/logo.svg',
  );
  expect(readContent(folder).unread).toEqual([]);
  mkdirSync(join(folder, 'rascunhos'));
  add('cursos.yaml', 'services/notas.txt', 'imagens/ana.heic');
  expect(readContent(folder).unread).toEqual(['cursos.yaml', 'imagens/ana.heic', 'rascunhos/', 'services/notas.txt']);
});

test('services are in the order of the list; the others follow by name', () => {
  change('site.yaml', /services:\n(?: {2}- .*\n)+/, 'services: [webdesign, agentics]\n');
  const { services } = readContent(folder).published;
  const slugs = ['webdesign', 'agentics', 'agentes-ai', 'automacoes', 'daos-web3'];
  expect(services.map(({ slug }) => slug)).toEqual(slugs);
});

test('a site in a folder can be read as if it were at the root of its server', () => {
  change('site.yaml', /address: .*/, 'address: https://a.github.io/roda');
  expect(readContent(folder).site.address).toBe('https://a.github.io/roda');
  expect(readContent(folder, { isDraft: true }).site.address).toBe('https://a.github.io');
});

test('a case with a link and no client shows the link with its host', () => {
  addPage('cases/roda.yaml', 'link: https://www.roda.example/oficinas');
  const [page] = readContent(folder).published.cases;
  expect(page && detailsOf(page)).toMatchObject([
    { text: 'www.roda.example', to: { href: 'https://www.roda.example/oficinas' } },
  ]);
});

test('a service’s page shows all its cases, also below the latest news', () => {
  for (const slug of ['a', 'b', 'c', 'd'])
    addPage(`cases/${slug}.yaml`, 'link: https://a.example\nservice: agentes-ai');
  addPage('news/roda.yaml', 'date: 2026-02-01');
  change(AGENTES, 'blocks:\n', 'blocks:\n  - { kind: latest, of: news }\n');
  const [service] = readContent(folder).published.services;
  expect(service?.blocks).toContainEqual({ kind: 'latest', of: 'cases', service: 'agentes-ai', most: 4 });
});

test('a block that would be a heading over nothing is left out, unless its heading is the home page’s', () => {
  for (const name of readdirSync(join(folder, 'services')))
    change(`services/${name}`, 'blocks:\n', 'hidden: sim\nblocks:\n');
  addPage('services/oficinas.yaml', 'hidden: sim\nprice: { rhythm: once }');
  addPage('cases/roda.yaml', 'link: https://a.example\nservice: agentes-ai');
  addPage('news/roda.yaml', 'date: 2999-02-01');
  const cases = ['agentics', 'Agentes AI'].map((service) => `latest, of: cases, service: ${service}`);
  const blocks = ['facts', 'latest, of: news', ...cases].map((fields) => `  - { kind: ${fields} }\n`).join('');
  change('home.yaml', '  - kind: services', `${blocks}  - kind: services`);
  addPage('pages/quem-somos.yaml', `blocks:\n${blocks}`);
  const { home, published } = readContent(folder);
  for (const page of [home, ...published.pages])
    expect(page.blocks.filter(({ kind }) => ['services', 'facts', 'latest'].includes(kind))).toEqual([
      { kind: 'latest', of: 'cases', service: 'agentes-ai' },
    ]);
  const { filePages } = readContent(folder, { isDraft: true });
  expect(filePages.find(({ slug }) => slug === 'oficinas')?.blocks).toEqual([]);
  change('home.yaml', / {2}- kind: hero[\s\S]*(?= {2}- kind: services)/, '');
  expect(readContent(folder).home.blocks[0]).toMatchObject({ kind: 'services' });
});

test('the names of two services differ by more than their capitals and accents; a page and a case can have the same', () => {
  addPage('pages/a.yaml', '');
  addPage('cases/a.yaml', 'link: https://a.example');
  readContent(folder);
  change('services/agentics.yaml', /^name: .*/m, 'name: automacões com IA');
  expect(complaint()).toMatch(
    /2 pontos[\s\S]*agentics\.yaml, linha 3[\s\S]*“automacões com IA”[\s\S]*nenhum outro serviço[\s\S]*automacoes\.yaml/,
  );
});

test('after the renaming of a service and of a case, all files that name them lead to the present pages', () => {
  const LATEST = 'kind: latest, of: cases, service: agentes-ai';
  rename(AGENTES, 'services/agentes.yaml');
  change('services/agentes.yaml', 'tile:', 'was: [agentes-ai]\ntile:');
  addPage('cases/nova.yaml', `link: https://a.example\nwas: [velha]\nservice: agentes-ai\nblocks: [{ ${LATEST} }]`);
  change('services/automacoes.yaml', 'to: impact', 'to: /agentes-ai');
  change('common.yaml', 'to: about', 'to: /caso/velha');
  addPage('pages/a.yaml', 'blocks: [{ kind: text, title: A, paragraphs: "[A](/caso/velha)" }]');
  const { published, common } = readContent(folder);
  const { services } = published;
  expect(services[0]).toMatchObject({
    slug: 'agentes',
    blocks: expect.arrayContaining([expect.objectContaining({ of: 'cases' })]),
  });
  const questions = services[1]?.blocks.find((block) => block.kind === 'questions');
  expect(questions?.items.find(({ link }) => link)?.link?.to).toBe('/agentes');
  expect(published.cases).toMatchObject([{ service: 'agentes', blocks: [{ service: 'agentes' }] }]);
  expect(common.header.items[1]?.to).toBe('/caso/nova');
  expect(published.pages[0]?.blocks).toMatchObject([{ paragraphs: '[A](/caso/nova)' }]);
});

test('pages that are not published are only in a draft, also in its lists, and say why they are not published', () => {
  addPage('news/agora.yaml', 'date: 2026-02-01');
  addPage('news/depois.yaml', 'date: 2999-02-01');
  addPage('pages/curso.yaml', 'hidden: sim\nwas: [oficina]');
  change('services/agentics.yaml', 'blocks:\n', 'hidden: true\n\nblocks:\n');
  change('common.yaml', 'to: about', 'to: /curso');
  const notices = (isDraft: boolean) => {
    const { listed, published } = readContent(folder, { isDraft });
    expect([published.services.length, published.news.length, published.pages.length]).toEqual([4, 1, 0]);
    const noticeOf = (page: ContentPage) =>
      detailsOf(page).flatMap((detail) => ('isNotice' in detail ? detail.text : []));
    return [...listed.news, ...listed.pages].map((page) => `${page.slug} ${noticeOf(page)}`);
  };
  expect(notices(false)).toEqual(['agora ']);
  expect(notices(true)).toEqual(['depois Ainda não está no ar', 'agora ', 'curso Escondida']);
  const { filePages, moved } = readContent(folder);
  expect([filePages.length, moved]).toEqual([5, []]);
  expect(readContent(folder, { isDraft: true }).filePages).toHaveLength(8);
});
