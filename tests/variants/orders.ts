/** Pages whose blocks are in many orders. A fixed seed draws them, so that every run has the same pages. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { parse } from 'yaml';
import { change } from '../../launch/copy.ts';
import { keysOf } from '../../src/lib/keysOf.ts';
import { ownColours } from '../../src/look/palette/palette.ts';
import type { Motif } from '../../src/look/walls/mural.ts';

const SEED = 11;

/** A brand's name of the maximum length. */
const BRAND = 'Associação Comunitária dos Amigos da Serra da Canastra e Mar';

/** A name with characters that HTML, JSON and a share card treat differently. */
export const WORKSHOP = 'Oficinas <de> "verão" 🎉';

/** The names of the first services. One is a long word. */
const names = ['Desinstitucionalizaçõeseautomatizaçõesja', WORKSHOP];

type Written = { kind: string } & Record<string, unknown>;

/** Wide, high and square photos, as cameras make them. */
const photos: Record<string, readonly [width: number, height: number]> = {
  'larga.jpg': [1600, 900],
  'alta.jpg': [900, 1350],
  'quadrada.jpg': [1200, 1200],
  'rua.jpg': [1500, 1000],
};

const text = {
  kind: 'text',
  title: 'O que fica com você',
  paragraphs: [
    'Cada entrega fica com quem a pediu: o código, os textos, as contas e um manual curto, em palavras de todo dia.',
    'A equipe aprende usando. Na primeira semana sentamos ao lado de quem vai cuidar do projeto, e respondemos a cada dúvida.',
  ],
};
const quote = {
  kind: 'quote',
  text: 'Em uma semana a secretaria parou de copiar planilhas, e voltou a atender quem chega.',
  who: 'Dora Alves, diretora da escola',
};
const steps = ['Conversa', 'Proposta por escrito', 'Teste com a sua equipe', 'Entrega'].map((title) => ({
  title,
  text: 'Você lê o que será feito, em que prazo e por que preço. Nada começa sem o seu sim.',
}));
const pictures = Object.keys(photos).map((picture, index) => ({
  picture,
  alt: `Foto da oficina, ${index + 1} de 4.`,
  ...(index % 2 === 0 && { caption: 'Oficina de sábado, na biblioteca do bairro.' }),
}));
const portrait = { picture: 'alta.jpg', alt: 'Uma pessoa da equipe sorri.' };
const persons = ['Ana Souza', 'Bento Lima', 'Célia Prado', 'Davi Rocha', 'Elza Nunes'].map((name, index) => ({
  name,
  text: 'Cuida das oficinas e das conversas com as escolas.',
  ...(index < 2 && portrait),
}));
const portfolio = ['Site da Roda', 'Agente da biblioteca'].map((title, index) => ({
  title,
  text: 'Um site para as oficinas de sábado, com a agenda e as inscrições.',
  link: `https://roda-${index}.org.br`,
  ...(index === 0 && portrait),
}));
const told = ['Dora, da escola', 'Ivo, da cooperativa', 'Lia, do posto de saúde'].map((who, index) => ({
  text: quote.text,
  who,
  link: `https://carta-${index}.org.br`,
}));
const people = { kind: 'people', title: 'Quem faz', items: persons };

/** Kinds of blocks that the demonstration does not have, or not in all their forms. */
const ownBlocks: Written[] = [
  text,
  { ...text, photo: pictures[0] },
  { ...text, points: ['O código e as contas', 'O manual', 'O treino da equipe'] },
  { ...text, photo: pictures[1] },
  { kind: 'photo', items: [portrait] },
  ...pictures.map((_, index) => ({
    kind: 'photo',
    ...(index % 2 === 1 && { title: 'Como foi' }),
    items: pictures.slice(0, index + 1),
  })),
  { kind: 'steps', title: 'Como começamos', lead: 'Sem pressa, e sem surpresa no preço.', items: steps },
  { kind: 'steps', title: 'Dois passos', items: steps.slice(0, 2) },
  quote,
  { ...quote, title: 'Quem usa conta', link: 'https://carta.org.br' },
  people,
  { ...people, items: persons.slice(1, 2) },
  { kind: 'works', title: 'O que já fizemos', items: portfolio },
  { kind: 'testimonials', title: 'O que dizem de nós', items: told },
  { kind: 'testimonials', title: 'Uma carta', items: told.slice(0, 1) },
  { kind: 'latest', title: 'O que há de novo', of: 'news' },
];

/** The kinds of blocks that this site's pages have once; the others may be there twice. */
const once = ['facts', 'about', 'impact', 'contact', 'closing'];

const motifs: readonly Motif[] = ['folha', 'quarto', 'meia', 'fluxo', 'ciclo', 'corte'];
const accents = keysOf(ownColours).filter((colour) => colour !== 'fundo');

/** Replaces the services of a project by 22 others, and the blocks of its home page. */
export async function writeOrders(project: string): Promise<void> {
  const content = join(project, 'content');
  const folder = join(content, 'services');
  const blocksIn = (path: string): Written[] => parse(readFileSync(path, 'utf8')).blocks;
  const shipped = [join(content, 'home.yaml'), ...readdirSync(folder).map((file) => join(folder, file))].flatMap(
    blocksIn,
  );
  const byKind = Map.groupBy([...shipped, ...ownBlocks], ({ kind }) => kind);
  const kinds = [...byKind.keys()].filter((kind) => kind !== 'hero' && kind !== 'services');
  const repeated = kinds.filter((kind) => !once.includes(kind));

  /** The next block of a kind: each block has its turn. */
  const next = (kind: string): Written => {
    const [block, ...others] = byKind.get(kind) ?? [];
    if (!block) throw new Error(`There is no block ${kind}.`);
    byKind.set(kind, [...others, block]);
    return block;
  };
  /** The second block of a kind on a page has another title, because titles name the landmarks of the page. */
  const blocksOf = (order: readonly string[]) =>
    order.map((kind, place) => {
      const block = next(kind);
      return 'title' in block && order.indexOf(kind) < place ? { ...block, title: `Mais: ${block.title}` } : block;
    });
  const drawn = (minLength: number, maxLength: number, numRuns: number) =>
    fc.sample(fc.shuffledSubarray([...kinds, ...repeated], { minLength, maxLength }), { seed: SEED, numRuns });

  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  const orders = [...drawn(3, 10, 20), ['quote'], ...drawn(15, 15, 1)];
  change(project, 'content/site.yaml', 'name: Mutirão', `name: ${BRAND}`);
  change(project, 'content/site.yaml', 'name: mutirao', 'name: cerrado');
  const slugs = orders.map((_, index) => `  - servico-${index + 1}\n`).join('');
  change(project, 'content/site.yaml', /^services:\n(?: {2}- .*\n)+/m, `services:\n${slugs}`);
  for (const [index, order] of orders.entries()) {
    const tile = { motif: motifs[index % motifs.length], accent: accents[index % accents.length] };
    const price = index % 4 === 2 && { price: { from: 1500, drivers: 'do número de canais', length: 'três semanas' } };
    const name = names[index] ?? `Serviço ${index + 1}`;
    const service = {
      name,
      description: text.paragraphs[0],
      tile,
      ...price,
      blocks: blocksOf(order),
    };
    writeFileSync(join(folder, `servico-${index + 1}.yaml`), JSON.stringify(service));
  }
  mkdirSync(join(content, 'news'));
  for (const [index, { title, text: description }] of steps.entries()) {
    const news = { name: title, description, date: `2026-01-0${index + 1}`, ...pictures[index] };
    delete news.caption;
    writeFileSync(join(content, `news/passo-${index + 1}.yaml`), JSON.stringify(news));
  }
  const blocks = ['people', 'questions', 'text', 'impact', 'closing', 'contact'].map(next);
  writeFileSync(join(content, 'home.yaml'), JSON.stringify({ blocks }));
  mkdirSync(join(content, 'imagens'));
  for (const [name, [width, height]] of Object.entries(photos)) {
    await sharp({ create: { width, height, channels: 3, background: '#0e7a63' } }).toFile(
      join(content, 'imagens', name),
    );
  }
}
