import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ownColours, palettes } from '#look/palette/palette.ts';
import { oldNamesIn } from './advice.ts';
import { ContentError } from './faults.ts';
import type { Changes } from './folders.ts';
import { interfaceWords } from './interface.ts';
import { broughtBy, checkFile, readContent, schemaName, schemas } from './read.ts';
import { jsonSchema, valueAt, withoutDefaults } from './schema/json.ts';
import { AS_TEXT, toYaml } from './yaml.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conteúdo (novo) '));
  cpSync('demo', folder, { recursive: true, filter: () => true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Changes a file. Fails if nothing changed, because a test with unchanged content would prove nothing. */
function change(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(folder, file), 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(join(folder, file), after);
}
const rename = (from: string, to: string) => renameSync(join(folder, from), join(folder, to));
const copy = (from: string, to: string) => cpSync(join(folder, from), join(folder, to));

const addPicture = (file: string) => {
  mkdirSync(join(folder, 'imagens'), { recursive: true });
  writeFileSync(join(folder, 'imagens', file), '');
};
const showPicture = (file: string) =>
  change(
    'home.yaml',
    'people:\n',
    `people:\n  items:\n    - name: Ana\n      text: Faz\n      picture: ${file}\n      alt: Ana\n`,
  );

const addLogo = (fields: string) =>
  change('site.yaml', 'brand:\n', `brand:\n  logo:${fields.startsWith('{') ? ` ${fields}` : `\n    ${fields}`}\n`);

const addFacts = (fields: string) => change('site.yaml', 'contact:\n', `facts:\n  ${fields}\n\ncontact:\n`);
const addPrice = (service: string, fields: string) =>
  change(service, 'sections:\n', `price:\n  ${fields}\n\nsections:\n`);

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

const AGENTES = 'services/agentes-ai.yaml';

describe('a mistake is reported with its file, line and field, the found value and the expected one:', () => {
  /** Each row: the mistake, how it is made, and the parts of the message, separated by “ … ”. */
  test.each<[string, () => void, string]>([
    [
      'an unknown accent',
      () => change(AGENTES, 'accent: principal', 'accent: rosa'),
      `${AGENTES}, linha 10 … Azulejo › Cor (tile.accent) … “rosa” … principal, segunda, terceira, texto, destaque`,
    ],
    [
      'an unknown logo of a tool',
      () => change('services/automacoes.yaml', 'mark: trello', 'mark: orkut'),
      'services/automacoes.yaml, linha … Partes da página 3 › Grupos 1 › Ferramentas 3 › Marca (sections.3.groups.1.platforms.3.mark) … “orkut” … discord, github',
    ],
    [
      'an unknown kind of section',
      () => change(AGENTES, 'kind: items', 'kind: galeria'),
      `${AGENTES}, linha … campo:     Partes da página 2 (sections.2.kind) … “galeria” … explanation, items, lists, platforms, outside`,
    ],
    [
      'an unknown kind of picture',
      () => change(AGENTES, 'kind: conversation', 'kind: filme'),
      'campo:     Partes da página 1 › Figura (sections.1.picture.kind) … “filme” … conversation, flow, widths, path',
    ],
    [
      'a missing field',
      () => change('home.yaml', /^ {2}headline: .*\n/m, ''),
      'home.yaml, linha 3 … Abertura › Título (hero.headline) … o campo falta, ou está vazio … um texto',
    ],
    [
      'an empty field',
      () => change('home.yaml', /^ {2}headline: .*/m, '  headline:'),
      'home.yaml, linha 5 … Abertura › Título (hero.headline) … o campo falta, ou está vazio … um texto',
    ],
    [
      'a misspelt field of an item',
      () => change('home.yaml', 'people:\n', 'people:\n  items:\n    - nome: Ana\n      text: Faz\n'),
      'home.yaml, linha … Pessoas › Pessoas 1 › Nome (people.items.1.name) … Pessoas 1 › nome (people.items.1.nome)\n … um destes: name, text',
    ],
    [
      'an empty item',
      () => change('home.yaml', /audience:\n {4}- .*/, 'audience:\n    -'),
      'Sobre › Para quem é 1 (about.audience.1) … um item vazio … apague a linha, ou escreva o texto',
    ],
    [
      'a testimonial without its source',
      () => change('home.yaml', 'testimonials:\n', 'testimonials:\n  items:\n    - text: Foi bom.\n      who: Ana\n'),
      'Depoimentos › Depoimentos 1 › Endereço (testimonials.items.1.link) … o campo falta … um endereço completo',
    ],
    ...(['latin1', 'utf16le'] as const).map((encoding): [string, () => void, string] => [
      `a file in ${encoding}`,
      () =>
        writeFileSync(join(folder, 'home.yaml'), `\uFEFF${readFileSync(join(folder, 'home.yaml'), 'utf8')}`, encoding),
      'home.yaml … letras que não estão em UTF-8 … ANSI … escolha UTF-8',
    ]),
    [
      'an empty list',
      () => change('home.yaml', /audience:\n(?: {4}- .*\n)+/, 'audience: []\n'),
      'home.yaml, linha … Sobre › Para quem é (about.audience) … uma lista com pelo menos um item',
    ],
    [
      'two values instead of three',
      () => change('home.yaml', /^ {4}- title: Colaboração\n.*\n/m, ''),
      'Sobre › Valores (about.values) … uma lista de 2 … uma lista de 3',
    ],
    [
      'a text instead of a group',
      () => change('site.yaml', /links:\n(?: {2}.*\n)+/, 'links: nenhum\n'),
      'site.yaml, linha 13 … Links (links) … “nenhum” … um grupo com whatsapp, discord',
    ],
    [
      'two services with the same `order`',
      () => change(AGENTES, 'order: 1', 'order: 2'),
      `services/automacoes.yaml, linha 3 … Lugar na lista (order) … também o de ${AGENTES} … o 6 está livre`,
    ],
    [
      'a missing logo',
      () => addLogo('file: marca.svg'),
      'site.yaml, linha 5 … Marca › Logo › Arquivo (brand.logo.file) … “marca.svg”, que não está na pasta … imagens, com as mesmas maiúsculas … escolha o arquivo de novo no editor',
    ],
    [
      'a logo name with wrong capitals',
      () => {
        addPicture('Logo.PNG');
        addPicture('logo.svg');
        addLogo('{ file: logo.svg, dark: logo.png }');
      },
      'Arquivo para fundo escuro (brand.logo.dark) … a pasta tem “Logo.PNG”, com outras maiúsculas … escreva “Logo.PNG”',
    ],
    [
      'a PDF as a logo',
      () => addLogo('file: logo.pdf'),
      'Marca › Logo › Arquivo (brand.logo.file) … “logo.pdf” … que termine em .svg, .png, .webp ou .jpg',
    ],
    [
      'a logo only for dark backgrounds',
      () => {
        addPicture('claro.svg');
        addLogo('dark: claro.svg');
      },
      'Marca › Logo › Arquivo (brand.logo.file) … o campo falta … o nome do arquivo da logo',
    ],
    ['an `order` in words', () => change(AGENTES, 'order: 1', 'order: primeiro'), '“primeiro” … um número inteiro'],
    [
      'capitals in a file name',
      () => rename(AGENTES, 'services/Agentes.yaml'),
      'services/Agentes.yaml … mude o endereço para agentes (o arquivo para agentes.yaml)',
    ],
    [
      'accents and spaces in a file name',
      () => rename(AGENTES, 'services/Oficinas de Verão.yaml'),
      '“Oficinas de Verão.yaml” … para oficinas-de-verao.yaml',
    ],
    [
      'two files for the same URL',
      () => copy(AGENTES, 'services/Agentes AI.yaml'),
      'já existe agentes-ai.yaml: apague um dos dois',
    ],
    [
      'a service file with the extension .yml',
      () => rename(AGENTES, 'services/agentes-ai.yml'),
      'para agentes-ai.yaml',
    ],
    [
      'a service with the URL of the page on privacy',
      () => {
        change('site.yaml', '\nsecurity:', '\npages:\n  privacy: sim\n\nsecurity:');
        rename(AGENTES, 'services/privacidade.yaml');
      },
      'services/privacidade.yaml … privacidade-servico.yaml',
    ],
    [
      'a service with the URL of the receiver',
      () => rename(AGENTES, 'services/contato.yaml'),
      'services/contato.yaml … contato-servico.yaml',
    ],
    ['no service', () => rmSync(join(folder, 'services'), { recursive: true }), 'nenhum serviço … demo/services'],
    ['a missing file', () => rmSync(join(folder, 'home.yaml')), 'home.yaml … o arquivo não existe … demo/home.yaml'],
    [
      'a colon in a text without quotes',
      () => change('home.yaml', /^ {2}lead: Criamos.*/m, '  lead: Temos: agentes'),
      'home.yaml, linha 6, coluna 9 … dois-pontos seguidos de espaço … entre aspas',
    ],
    [
      'an unclosed quote',
      () => change('home.yaml', /^ {2}lead: Criamos.*/m, '  lead: "Agentes de IA'),
      'home.yaml, linha … aspas',
    ],
    [
      'a tab',
      () => change('home.yaml', '  lead: Criamos', '\tlead: Agentes'),
      'home.yaml, linha 6 … tabulação … espaços',
    ],
    [
      'a line with wrong indentation',
      () => change('home.yaml', '  lead: Criamos', '   lead: Agentes'),
      'linha 5 … espaços a mais no começo',
    ],
    [
      'a duplicate field',
      () => change('home.yaml', '  lead: Criamos', '  headline: Outro\n  lead: Agentes'),
      'linha 6 … já está escrito',
    ],
    [
      'a text that starts with @',
      () => change('site.yaml', /instagram: .*/, 'instagram: @roda'),
      'reserva, como @ … entre aspas',
    ],
    [
      'a word without a colon',
      () => appendFileSync(join(folder, 'home.yaml'), 'solto\n'),
      'home.yaml, linha … sem dois-pontos',
    ],
    ...['common.yaml', 'services/agentes-ai.yaml', 'services/novo.yaml'].map((file): [string, () => void, string] => [
      `a folder named ${file}`,
      () => {
        rmSync(join(folder, file), { force: true });
        mkdirSync(join(folder, file));
      },
      `Um ponto …   ${file}\n … uma pasta com este nome … um arquivo de texto … mude o nome da pasta`,
    ]),
    [
      'a file in place of the folder of the services',
      () => {
        rmSync(join(folder, 'services'), { recursive: true });
        writeFileSync(join(folder, 'services'), '');
      },
      'Um ponto …   services\n … nenhum serviço … uma pasta com pelo menos um arquivo .yaml',
    ],
    [
      'a file in place of the folder of the pictures',
      () => {
        writeFileSync(join(folder, 'imagens'), '');
        showPicture('ana.jpg');
      },
      'Um ponto … “ana.jpg”, que não está na pasta',
    ],
    [
      'an empty file',
      () => writeFileSync(join(folder, 'home.yaml'), ''),
      'home.yaml, linha 1 … o arquivo inteiro … um grupo com hero',
    ],
    ...(
      [
        ['an alias of a text', 'lead: &a Texto\n  outro: *a', 'linha 6, coluna 9'],
        ['an alias inside its own list', 'lead: &a [*a]', 'linha 6'],
        ['an alias inside its own group', 'lead: &a { b: { c: *a } }', 'linha 6'],
        ['a text that begins with & and a word', 'lead: &amigos e vizinhos', 'linha 6, coluna 9'],
        [
          'aliases of aliases, nine levels deep',
          `a0: &a0 [x]\n${Array.from({ length: 9 }, (_, level) => `  a${level + 1}: &a${level + 1} [${Array(9).fill(`*a${level}`).join(', ')}]`).join('\n')}`,
          'linha 6',
        ],
      ] as const
    ).map(([what, written, line]): [string, () => void, string] => [
      what,
      () => change('home.yaml', /lead: Criamos.*/, written),
      `Um ponto … home.yaml … ${line} … começa por * ou por & … ponha o texto inteiro entre aspas`,
    ]),
    [
      'a text that starts with *',
      () => change('home.yaml', /lead: Criamos.*/, 'lead: *Agentes'),
      'linha 6, coluna 9 … começa por * … entre aspas',
    ],
    [
      'a text that starts with !',
      () => change('home.yaml', 'lead: Criamos', 'lead: !Agentes'),
      'linha 6, coluna 9 … começa por ! … entre aspas',
    ],
    [
      'a picture without a description',
      () =>
        change(
          'home.yaml',
          'people:\n',
          'people:\n  items:\n    - name: Ana\n      text: Faz\n      picture: ana.jpg\n',
        ),
      'home.yaml, linha … Pessoas › Pessoas 1 › Descrição da foto (people.items.1.alt) … o campo falta … para quem não a vê',
    ],
    [
      'a missing picture',
      () => showPicture('ana.jpg'),
      'home.yaml, linha … Pessoas › Pessoas 1 › Foto (people.items.1.picture) … “ana.jpg”, que não está na pasta … imagens',
    ],
    ...(
      [
        ['capitals', 'Ana.JPG', 'ana.jpg', 'a pasta tem “Ana.JPG”, com outras maiúsculas … escreva “Ana.JPG”'],
        ['accents', 'João.jpg', 'Joao.jpg', 'a pasta tem “João.jpg”, com outros acentos … escreva “João.jpg”'],
      ] as const
    ).map(([what, file, written, words]): [string, () => void, string] => [
      `a picture whose file has other ${what}`,
      () => {
        addPicture(file.normalize('NFD'));
        showPicture(written);
      },
      `Pessoas › Pessoas 1 › Foto (people.items.1.picture) … “${written}” … ${words}`,
    ]),
    [
      'a focus outside the picture',
      () => {
        addPicture('ana.jpg');
        showPicture('ana.jpg\n      focus: 50% 130%');
      },
      'Pessoas › Pessoas 1 › Foco da foto (people.items.1.focus) … “50% 130%” … como 50% 30%',
    ],
    [
      'a PDF as a picture',
      () =>
        change(
          'home.yaml',
          'works:\n',
          'works:\n  items:\n    - title: Site\n      text: Um\n      link: a.org\n      picture: ana.pdf\n      alt: Ana\n',
        ),
      'home.yaml, linha … Trabalhos › Trabalhos 1 › Foto (works.items.1.picture) … “ana.pdf” … que termine em .jpg',
    ],
    ...(
      [
        ['paragraphs', '|\n    Um.\n\n    Dois.', '“Um. ⏎ Dois.” … um parágrafo só'],
        ['bullets', '|\n    • Um\n    • Dois', '“• Um ⏎ • Dois” … um parágrafo só'],
        ['a bullet', '• Um', '“• Um” … sem quebras de linha nem marcadores (•)'],
        ['a tag', "'Fazemos <b class=x>tudo</b>.'", '<b class=x> … sem códigos de formatação'],
        ['a line break in HTML', 'Fazemos<br/>tudo.', '<br/> … o site não os entende'],
        ['Markdown', 'Fazemos **tudo**.', '**tudo** … como <b> ou **'],
        ['a link in Markdown', 'Veja [o site](https://x.org).', '[o site] … sem códigos de formatação'],
        ['an entity', 'Pão&nbsp;de queijo', '&nbsp; … sem códigos de formatação'],
      ] as const
    ).map(([what, written, words]): [string, () => void, string] => [
      `${what} in a text`,
      () => change('home.yaml', /lead: Criamos.*/, `lead: ${written}`),
      `Um ponto … home.yaml, linha 6 … Abertura › Texto (hero.lead) … ${words}`,
    ]),
    [
      'a name that is too long',
      () => change('site.yaml', /^ {2}name: .*/m, `  name: ${'a'.repeat(61)}`),
      'site.yaml, linha 4 … com 61 caracteres … um texto de até 60 caracteres',
    ],
    ['an invalid address', () => change('site.yaml', /address: .*/, 'address: roda'), '“roda” … https://meucoletivo'],
    ...['https://meu coletivo.org.br', 'https://x.org.br:porta', 'x.org.br:99999'].map(
      (address): [string, () => void, string] => [
        `the address ${address}`,
        () => change('site.yaml', /address: .*/, `address: ${address}`),
        `(address) … “${address}” … https://meucoletivo`,
      ],
    ),
    [
      'a phone number in words',
      () => change('site.yaml', /whatsapp: .*/, 'whatsapp: o meu'),
      '“o meu” … (11) 91234-5678',
    ],
    [
      'a script as a link',
      () => change('site.yaml', /github: .*/, 'github: javascript:alert(1)'),
      'links.github … ou nada',
    ],
    ['a link with a password', () => change('site.yaml', /github: .*/, 'github: https://a:b@x.org'), 'links.github'],
    [
      'a date that does not exist',
      () => change('site.yaml', /expires: .*/, 'expires: 31/02/2027'),
      'uma data, como 31/10/2027',
    ],
    [
      'publishing without a server',
      () => change('site.yaml', /^security:/m, 'publishing:\n  kind: SFTP\n  user: ana\n\nsecurity:'),
      'Publicação › Servidor (publishing.host) … ftp.meucoletivo.org.br',
    ],
    [
      'a port that does not exist',
      () =>
        change('site.yaml', /^security:/m, 'publishing: {kind: ftp, host: x.org, user: ana, port: 70000}\nsecurity:'),
      '(publishing.port) … um número de 1 a 65535',
    ],
    [
      'colours without enough contrast',
      () =>
        change(
          'site.yaml',
          '  name: mutirao',
          "  name: minha\n  fundo: '#fff'\n  texto: '#777777'\n  principal: '#1d3fbb'\n  segunda: '#0e5a43'\n  terceira: '#b5401f'\n  destaque: '#f7b916'",
        ),
      'site.yaml, linha … Cores › Texto (palette.texto) … “#777777” … contraste de pelo menos 4,5:1 … A mais próxima que serve: #',
    ],
    [
      'a colour with too little contrast to a derived colour',
      () => change('site.yaml', '  name: mutirao', "  name: minha\n  texto: '#5c5c5c'"),
      'Texto (palette.texto) … se distinga do fundo mais escuro (o texto secundário)',
    ],
    ...['roxo', '#7a2e8'].map((colour): [string, () => void, string] => [
      `the colour ${colour}`,
      () => change('site.yaml', '  name: mutirao', `  name: minha\n  principal: '${colour}'`),
      `Um ponto … Principal (palette.principal) … “${colour}” … seis algarismos`,
    ]),
    [
      'a delivery without its code',
      () => change('site.yaml', 'kind: simulated', 'kind: formspree'),
      'Contato › Envio do formulário › Código do formulário (contact.delivery.form) … o código do fim do endereço',
    ],
    [
      'an unknown delivery',
      () => change('site.yaml', 'kind: simulated', 'kind: email'),
      'campo:     Contato › Envio do formulário (contact.delivery.kind) … “email” … simulated, whatsapp, formspree, php, cloudflare, server',
    ],
    ...(
      [
        ['netlify', 'formspree no lugar de netlify'],
        ['Web3Forms\n    key: 00000000-0000-0000-0000-000000000000', 'formspree no lugar de web3forms'],
        ['http\n    address: https://api.roda.org.br', 'server no lugar de http'],
      ] as const
    ).map(([written, instead]): [string, () => void, string] => [
      `the earlier delivery ${written.split('\n')[0]}`,
      () => change('site.yaml', 'kind: simulated', `kind: ${written}`),
      `Um ponto … site.yaml, linha 26 … Envio do formulário (contact.delivery.kind) … esperava:  ${instead}`,
    ]),
    [
      'an invalid e-mail address',
      () => change('site.yaml', 'kind: simulated', 'kind: php\n    to: "\'x\'@a.org"\n    from: -f@a.org'),
      'Contato › Envio do formulário › Para onde vai (contact.delivery.to) … Contato › Envio do formulário › De onde sai (contact.delivery.from) … um e-mail, como equipe@seu-site.org.br',
    ],
    [
      'a CNPJ with a wrong digit',
      () => addFacts('cnpj: 12.345.678/0001-96'),
      'site.yaml, linha … Quem são vocês › CNPJ (facts.cnpj) … “12.345.678/0001-96” … um CNPJ, como 12.345.678/0001-95 ou 12.ABC.345/01DE-35 … algum algarismo ou letra deste está errado',
    ],
    [
      'opening hours in an unknown form',
      () => addFacts('hours: quando der'),
      'Quem são vocês › Horário de atendimento (facts.hours) … “quando der” … segunda a sexta, das 9h às 18h',
    ],
    [
      'a price in words',
      () => addPrice(AGENTES, 'from: mil reais'),
      'Preço › A partir de (price.from) … “mil reais” … um preço em reais, só o número, como R$ 1.500',
    ],
    [
      'a price of zero',
      () => addPrice(AGENTES, 'from: R$ 0'),
      'Preço › A partir de (price.from) … “R$ 0” … um preço em reais',
    ],
    [
      'the price of a free service',
      () => {
        addPrice(AGENTES, 'from: R$ 300');
        change(AGENTES, 'tile:\n', 'free: sim\n\ntile:\n');
      },
      `${AGENTES}, linha … Preço › A partir de (price.from) … marcado como gratuito … desmarque “Gratuito”`,
    ],
    [
      'a WhatsApp message without its placeholders',
      () => change('home.yaml', '  form:\n', '  form:\n    chat:\n      text: Sou {name}, {email}.\n'),
      'Contato › Formulário › Envio pelo WhatsApp › Mensagem (contact.form.chat.text) … que contenha {name}, {email}, {message}',
    ],
  ])('%s', (_name, spoil, words) => {
    spoil();
    const message = complaint();
    const parts = `${words} … encontrei: … esperava: … faça:`.split(' … ');
    for (const part of parts) expect(message).toContain(part);
    expect(message).not.toMatch(/^\s+at |undefined|\[object/m);
  });
});

test('all mistakes of all files are reported at once', () => {
  change('home.yaml', '  headline:', '  headlin:');
  change('site.yaml', /whatsapp: .*/, 'whatsapp: x');
  rename(AGENTES, 'services/Agentes.yaml');
  expect(complaint()).toMatch(/^\n4 pontos precisam de atenção/);
});

describe('a value with only one possible meaning is normalised:', () => {
  const PERSON = 'people:\n  items: [{ name: Ana, text: Faz, picture: ana.jpg, alt: Ana, focus: "50, 30" }]\n';
  const SAID = 'testimonials:\n  items: [{ text: “Foi bom.”, who: Ana, link: x.org }]\n';

  type Row = [file: string, from: string | RegExp, to: string, path: string, expected: unknown];

  test.each<Row>([
    ['home.yaml', 'people:\n', PERSON, 'home.people.items.0.focus', '50% 30%'],
    ['site.yaml', /whatsapp: .*/, 'whatsapp: 11912345678', 'site.links.whatsapp', '+55 11 91234-5678'],
    ['site.yaml', /address: .*/, 'address: WWW.Roda.org.br/', 'site.address', 'https://www.roda.org.br'],
    ['site.yaml', /address: .*/, 'address: http://localhost:4180/', 'site.address', 'http://localhost:4180'],
    ['site.yaml', /instagram: .*/, "instagram: ' @roda '", 'site.links.instagram', 'https://www.instagram.com/roda'],
    ['site.yaml', /expires: .*/, 'expires: 1/9/2027', 'site.security.expires', '2027-09-01'],
    [AGENTES, 'accent: principal', 'accent: Destaque', 'services.0.tile.accent', 'destaque'],
    ['site.yaml', 'brand:\n', 'brand:\n  wall:\n    seed:\n', 'site.brand.wall', undefined],
    ['site.yaml', 'name: mutirao', 'name: Maré', 'site.palette.name', 'mare'],
    ['site.yaml', 'kind: simulated', 'kind: WhatsApp', 'site.contact.delivery.kind', 'whatsapp'],
    [AGENTES, 'kind: items', 'kind: Itéms', 'services.0.sections.1.kind', 'items'],
    ['home.yaml', /^/, '\uFEFF', 'home.services.title', 'Escolha por onde começar'],
    ['home.yaml', /lead: Criamos.*/, "lead: '  Agentes   de IA '", 'home.hero.lead', 'Agentes de IA'],
    ['home.yaml', /lead: Criamos.*/, 'lead: >\n    Agentes\n    de IA', 'home.hero.lead', 'Agentes de IA'],
    // Signs that are not formatting.
    ...['2 ** 3 ** 4', 'Usamos <strong> em vez de <b>', 'Oficinas <de> & "verão"', 'a • b'].map(
      (text): Row => ['home.yaml', /lead: Criamos.*/, `lead: ' ${text} '`, 'home.hero.lead', text],
    ),
    ['home.yaml', 'testimonials:\n', SAID, 'home.testimonials.items.0.text', 'Foi bom.'],
    [AGENTES, /seed: .*/, 'seed: 42', 'services.0.tile.seed', '42'],
    [AGENTES, 'order: 1', 'order: 1\nfree: sim', 'services.0.free', true],
    [AGENTES, 'order: 1', 'order: 1\nfree: não', 'services.0.free', false],
    ['site.yaml', /discord: .*/, 'discord:', 'site.links.discord', undefined],
    ...['null', '~', 'Null', ''].map(
      (nothing): Row => [
        'site.yaml',
        'contact:\n',
        `contact:\n  talkLength: ${nothing}\n`,
        'site.contact.talkLength',
        undefined,
      ],
    ),
    ['site.yaml', 'contact:\n', "contact:\n  talkLength: 'null'\n", 'site.contact.talkLength', 'null'],
    ['site.yaml', 'contact:\n', 'facts: { cnpj: 12abc34501de35 }\ncontact:\n', 'site.facts.cnpj', '12.ABC.345/01DE-35'],
    [
      'site.yaml',
      'contact:\n',
      'facts: { hours: Seg 9:00–18:00 }\ncontact:\n',
      'site.facts.hours',
      'segunda, das 9h às 18h',
    ],
    ['site.yaml', 'contact:\n', 'facts: { city: Recife/PE }\ncontact:\n', 'site.facts.city', 'Recife, PE'],
    ['site.yaml', 'contact:\n', 'facts: { cnpj: "", invoice: não }\ncontact:\n', 'site.facts', undefined],
    [AGENTES, 'sections:\n', 'price: { from: 1500 }\nsections:\n', 'services.0.price.from', 'R$ 1.500'],
    ['common.yaml', /$/, '\n', 'common.skipLink', 'Pular para o conteúdo'],
    ['common.yaml', /$/, '\nskipLink: "  "\n', 'common.skipLink', 'Pular para o conteúdo'],
    ['common.yaml', /$/, '\nskipLink: Ir para o texto\n', 'common.skipLink', 'Ir para o texto'],
  ])('in %s, %s as %j: %s is %j', (file, from, to, path, expected) => {
    addPicture('ana.jpg');
    change(file, from, to);
    expect(valueAt(readContent(folder), path.split('.'))).toBe(expected);
  });

  test('the accents of a picture’s name in macOS’ encoding, in the file’s name and in the text', () => {
    addPicture('João.jpg'.normalize('NFD'));
    showPicture('João.jpg'.normalize('NFD'));
    expect(readContent(folder).home.people.items?.[0]?.picture).toBe('João.jpg'.normalize('NFC'));
  });

  test('one custom colour; the others stay the original ones', () => {
    change('site.yaml', 'name: mutirao', "name: minha\n  principal: '#123456'");
    const { site } = readContent(folder);
    const originals = Object.entries(ownColours).map(([name, colour]) => [name, palettes.mutirao[colour]]);
    expect(site.palette).toEqual({ ...Object.fromEntries(originals), name: 'minha', principal: '#123456' });
  });
});

describe('names of fields and choices from an earlier version of the template', () => {
  const OLD = "name: minha\n  cal: '#ffffff'\n  azul: '#123456'\n  ipe: '#ffcc00'";

  test('are read as the current names, and listed with their lines', () => {
    change('site.yaml', 'name: mutirao', OLD);
    change(AGENTES, 'accent: principal', 'accent: Ipê');
    const { site, services, oldNames } = readContent(folder);
    expect(site.palette).toMatchObject({ fundo: '#ffffff', principal: '#123456', destaque: '#ffcc00' });
    expect(services[0]?.tile.accent).toBe('destaque');
    const lines = readFileSync(join(folder, 'site.yaml'), 'utf8').split('\n');
    expect(oldNames.map(({ file, line, was, now }) => [file, line, was, now])).toEqual([
      ['site.yaml', lines.indexOf("  cal: '#ffffff'") + 1, 'cal', 'fundo'],
      ['site.yaml', lines.indexOf("  azul: '#123456'") + 1, 'azul', 'principal'],
      ['site.yaml', lines.indexOf("  ipe: '#ffcc00'") + 1, 'ipe', 'destaque'],
      [AGENTES, 10, 'Ipê', 'destaque'],
    ]);
  });

  test('are saved by the editor as the current names', () => {
    change('site.yaml', 'name: mutirao', OLD);
    const checked = checkFile('site.yaml', parse(readFileSync(join(folder, 'site.yaml'), 'utf8'), AS_TEXT));
    expect('data' in checked && toYaml(checked.data, '')).toContain('  fundo: "#ffffff"\n  texto: "#15201b"\n');
  });

  test('are unknown fields if the current name is also given', () => {
    change('site.yaml', 'name: mutirao', `${OLD}\n  principal: '#654321'`);
    expect(complaint()).toContain('palette.azul');
  });

  test('have a message with their own line if their value is wrong', () => {
    change('site.yaml', 'name: mutirao', OLD.replace('#123456', 'roxo'));
    const line = readFileSync(join(folder, 'site.yaml'), 'utf8').split('\n').indexOf("  azul: 'roxo'") + 1;
    expect(complaint()).toContain(`site.yaml, linha ${line}`);
  });

  test('are listed if the site drops them, because the code writes their sentences now', () => {
    change('common.yaml', 'footer:\n', 'footer:\n  privacy:\n    simulated: Nada.\n    netlify: Tudo.\n');
    change('home.yaml', '    notice:\n', '    notice:\n      simulated: Nada.\n      web3forms: Tudo.\n');
    const { home, oldNames } = readContent(folder);
    expect(home.contact.form.notice.purpose).toMatch(/^Usamos/);
    const line = readFileSync(join(folder, 'home.yaml'), 'utf8').split('\n').indexOf('      simulated: Nada.') + 1;
    const told = 'saiu: o site mesmo escreve o que acontece com a mensagem';
    expect(oldNamesIn({ ...readContent(folder), oldNames })).toEqual([
      `home.yaml, linha ${line}: “simulated, web3forms” ${told}`,
      expect.stringMatching(new RegExp(`^common.yaml, linha \\d+: “privacy” ${told}$`)),
    ]);
  });

  test('do not occur in the demonstration', () => {
    expect(readContent(folder).oldNames).toEqual([]);
  });
});

test('the files that the site does not read are listed, except those of systems and text editors', () => {
  expect(readContent(folder).unread).toEqual([]);
  mkdirSync(join(folder, 'imagens'));
  const add = (...files: string[]) => {
    for (const file of files) writeFileSync(join(folder, file), '');
  };
  add('.DS_Store', 'Thumbs.db', 'services/desktop.ini', 'home.yaml~', '#site.yaml#', 'site.yaml.bak', '~$lista.docx');
  add('imagens/ana.jpg', 'imagens/logo.svg');
  expect(readContent(folder).unread).toEqual([]);
  mkdirSync(join(folder, 'rascunhos'));
  add('cursos.yaml', 'service.yaml', 'services/notas.txt', 'imagens/ana.heic', 'rascunhos/a.yaml');
  expect(readContent(folder).unread).toEqual([
    'cursos.yaml',
    'rascunhos',
    'service.yaml',
    'services/notas.txt',
    'imagens/ana.heic',
  ]);
});

test('an expired security contact is not an error, so that a build does not fail overnight', () => {
  change('site.yaml', /expires: .*/, 'expires: 2020-01-01');
  expect(readContent(folder).site.security.expires).toBe('2020-01-01');
});

describe('a pending save', () => {
  const text = (file: string, ...[from, to]: [from: string | RegExp, to: string]) =>
    readFileSync(join(folder, file), 'utf8').replace(from, to);
  const people = (...files: string[]) =>
    `people:\n  items:\n${files.map((file) => `    - name: Ana\n      text: Faz\n      picture: ${file}\n      alt: Ana\n`).join('')}`;
  const found = (changes: [string, string | null][]) =>
    broughtBy(folder, new Map(changes) satisfies Changes).map((fault) => `${fault.file}: ${fault.found}`);

  test('has no fault for a good change', () => {
    expect(found([[AGENTES, text(AGENTES, 'order: 1', 'order: 6')]])).toEqual([]);
  });

  test('reports a missing picture', () => {
    expect(found([['home.yaml', text('home.yaml', 'people:\n', people('ana.jpg'))]])).toEqual([
      'home.yaml: “ana.jpg”, que não está na pasta',
    ]);
  });

  test('reports a picture that the save deletes while the home page still names it', () => {
    addPicture('ana.jpg');
    showPicture('ana.jpg');
    expect(found([['imagens/ana.jpg', null]])).toEqual(['home.yaml: “ana.jpg”, que não está na pasta']);
  });

  test('reports a repeated position, even in a file that the save does not change', () => {
    expect(found([[AGENTES, text(AGENTES, 'order: 1', 'order: 2')]])).toEqual(['services/automacoes.yaml: “2”']);
  });

  test('reports an invalid file name of a new or renamed service', () => {
    const renamed = (name: string): [string, string | null][] => [
      [`services/${name}.yaml`, text(AGENTES, 'order: 1', 'order: 1')],
      [AGENTES, null],
    ];
    expect(found(renamed('Oficinas de Verão'))).toEqual([
      'services/Oficinas de Verão.yaml: o nome “Oficinas de Verão.yaml”',
    ]);
    expect(found(renamed('oficinas'))).toEqual([]);
  });

  test('reports the removal of the last service', () => {
    for (const name of ['agentics', 'automacoes', 'daos-web3', 'webdesign'])
      rmSync(join(folder, `services/${name}.yaml`));
    expect(found([[AGENTES, null]])).toEqual(['services: nenhum serviço']);
  });

  test('ignores existing mistakes in other files', () => {
    writeFileSync(join(folder, 'site.yaml'), 'solto');
    expect(found([[AGENTES, text(AGENTES, 'order: 1', 'order: 6')]])).toEqual([]);
  });

  test('allows removing one of two missing pictures, but not adding another', () => {
    change('home.yaml', 'people:\n', people('ana.jpg', 'bia.jpg'));
    const both = people('ana.jpg', 'bia.jpg');
    expect(found([['home.yaml', text('home.yaml', both, people('bia.jpg'))]])).toEqual([]);
    expect(found([['home.yaml', text('home.yaml', both, people('bia.jpg', 'cid.jpg'))]])).toEqual([
      'home.yaml: “cid.jpg”, que não está na pasta',
    ]);
  });

  test('allows moving one of three services off a shared position, but not to an occupied position', () => {
    change('services/agentics.yaml', 'order: 3', 'order: 1');
    change('services/automacoes.yaml', 'order: 2', 'order: 1');
    expect(found([[AGENTES, text(AGENTES, 'order: 1', 'order: 6')]])).toEqual([]);
    expect(found([[AGENTES, text(AGENTES, 'order: 1', 'order: 4')]])).toEqual(['services/webdesign.yaml: “4”']);
  });
});

test.each([
  'site',
  'home',
  'common',
  'not-found',
  ...readdirSync('demo/services').map((file) => `services/${file.replace('.yaml', '')}`),
])('the editor writes the demonstration’s %s.yaml unchanged, so that an undone edit leaves no difference', (name) => {
  const text = readFileSync(`demo/${name}.yaml`, 'utf8');
  const checked = checkFile(`${name}.yaml`, parse(text, AS_TEXT));
  const [, schema = ''] = /^# yaml-language-server: \$schema=(.*)/.exec(text) ?? [];
  const field = jsonSchema(schemas[schemaName(`${name}.yaml`)]);
  expect('data' in checked && toYaml(withoutDefaults(field, checked.data), schema)).toBe(text);
});

test('a site whose files have none of the interface’s words has them all', () => {
  const { common, home, notFound } = readContent(folder);
  expect({ common, home, notFound }).toMatchObject(interfaceWords);
});

test('the editor writes a replaced word of the interface, and the colours of a palette, but no other default', () => {
  change('home.yaml', '  form:\n', '  form:\n    submit: Mandar\n    error: Ocorreu um erro.\n');
  change('site.yaml', 'name: mutirao', 'name: minha');
  const written = (file: string) => {
    const checked = checkFile(file, parse(readFileSync(join(folder, file), 'utf8'), AS_TEXT));
    return 'data' in checked && toYaml(withoutDefaults(jsonSchema(schemas[schemaName(file)]), checked.data), '');
  };
  expect(written('home.yaml')).toContain(
    '  form:\n    title: Escreva para nós\n    submit: Mandar\n    error: Ocorreu um erro.\n    notice:\n',
  );
  expect(written('site.yaml')).toContain('  name: minha\n  fundo: "#fbf7ee"\n');
});

test('a form does not write its empty optional groups', () => {
  const facts = parse(readFileSync('demo/site.yaml', 'utf8'), AS_TEXT);
  const site = checkFile('site.yaml', { ...facts, facts: { cnpj: '', invoice: undefined } });
  expect('data' in site && toYaml(site.data, '')).not.toContain('facts');
  const agents = parse(readFileSync(`demo/${AGENTES}`, 'utf8'), AS_TEXT);
  const service = checkFile(AGENTES, { ...agents, price: { from: '', rhythm: '' } });
  expect('data' in service && toYaml(service.data, '')).not.toContain('price');
});

test('a service may have the URL of the page on privacy if the site does not have that page', () => {
  rename(AGENTES, 'services/privacidade.yaml');
  expect(readContent(folder).services.map(({ slug }) => slug)).toContain('privacidade');
});

test('a form with an empty logo and the default tile writes neither field', () => {
  const { brand, ...facts } = parse(readFileSync('demo/site.yaml', 'utf8'), AS_TEXT);
  const checked = checkFile('site.yaml', { ...facts, brand: { ...brand, logo: { file: '' }, tile: 'leaf' } });
  expect('data' in checked && checked.data).toMatchObject({ brand });
  expect('data' in checked && toYaml(checked.data, '')).not.toMatch(/logo|tile/);
});
