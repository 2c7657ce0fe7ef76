/** Example sites of owners. The tests of variants run on them; each is built once per run. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { addServices, change } from '../../launch/copy.ts';
import type { Site } from '../../src/content/files/site.ts';
import { toYaml } from '../../src/content/yaml.ts';
import { keysOf } from '../../src/lib/keysOf.ts';
import { ownColours, palettes } from '../../src/look/palette/palette.ts';
import { filledSite } from './filledSite.ts';
import { writePages } from './grown.ts';
import { roundLogo, wordLogo } from './logos.ts';
import { writeOrders } from './orders.ts';

/** A brand's name of the maximum length, and a service's name that is one long word. */
export const BRAND = 'Associação Comunitária dos Amigos da Serra da Canastra e Mar';
const SERVICE = 'Desinstitucionalizaçõeseautomatizaçõesja';

/** An owner's word in place of the interface's own. */
export const READY = 'Agora aperte enviar no WhatsApp.';

/** A name with characters that HTML, JSON and a share card treat differently. */
export const WORKSHOP = 'Oficinas <de> "verão" 🎉';

/** The number of services in the crowded site. */
export const CROWD = 50;

type Variant = {
  /** The path that the site is served under. */
  base: string;
  /**
   * Writes the owner's content.
   * @param project A copy of the project whose `content/` is the demonstration's.
   */
  write: (project: string) => void | Promise<void>;
};

/** The YAML of all facts about the owner. */
const everyFact = `
facts:
  cnpj: 12abc34501de35
  city: Recife - PE
  address: { street: 'Rua da Aurora, 10', city: Recife, state: pe, postalCode: 50050000 }
  email: equipe@coletivo.example
  hours: Seg-Sex 9:00–18:00
  invoice: sim
  dataContact: Ana Souza
`;

/**
 * A site in a subfolder, with pages of every kind, people, works, testimonials, long names, an added and a removed service, and messages to
 * Formspree.
 */
const full: Variant = {
  base: '/qualquer/pasta',
  write: async (project) => {
    const facts = 'content/site.yaml';
    change(project, facts, /^address: .*/m, 'address: https://coletivo.example/qualquer/pasta');
    change(project, facts, 'name: mutirao', 'name: cerrado');
    change(project, facts, 'name: Mutirão', `name: ${BRAND}\n  letters: literata\n  corners: round`);
    change(project, facts, '    kind: simulated', '    kind: formspree\n    form: abcdwxyz');
    const talk = '  talkLength: Dura cerca de 40 minutos.\n  talkPlace: É por vídeo.\n  delivery:';
    change(project, facts, '  delivery:', talk);
    change(project, facts, '\nsecurity:', '\npages:\n  privacy: true\n  accessibility: true\nsecurity:');
    change(project, 'content/services/automacoes.yaml', 'name: Automações com IA', `name: ${SERVICE}`);
    rmSync(join(project, 'content/services/webdesign.yaml'));
    cpSync(join(project, 'content/services/agentics.yaml'), join(project, 'content/services/oficinas.yaml'));
    change(project, facts, '  - webdesign\n', '');
    change(project, 'content/services/oficinas.yaml', /^name: .*/m, `name: ${WORKSHOP}`);
    const pictures = join(project, 'content/imagens');
    mkdirSync(pictures);
    await photo(1200, 900, join(pictures, 'roda.png'));
    await photo(400, 300, join(pictures, 'unused.jpg'));
    // sharp cannot write a file with the extension `.Jpg`, so it writes a `.jpg` file, which is then copied. The copy's
    // name has accents as separate characters, as on macOS.
    const portrait = join(project, 'ana.jpg');
    await photo(300, 400, portrait);
    cpSync(portrait, join(pictures, 'João & Ana #1.Jpg'.normalize('NFD')));
    addProof(project, { people, works, testimonials });
    writePages(project);
    addToMenu(project);
    addLinks(project);
    change(project, facts, '\nsecurity:', `${everyFact}\nsecurity:`);
    addPrice(project, 'agentes-ai', '{ from: 1500, drivers: do número de canais, length: três semanas, rhythm: once }');
    addPrice(project, 'automacoes', '{ from: "R$ 300,00", rhythm: monthly }');
  },
};

/**
 * The smallest complete site: one service and one link, with its own colours, corners, font, tile pattern and logo. Its
 * menu has a link to works that it lacks.
 */
const small: Variant = {
  base: '/site',
  write: async (project) => {
    mkdirSync(join(project, 'content/imagens'));
    writeFileSync(join(project, 'content/imagens/logo.png'), await roundLogo());
    const brand: Site['brand'] = {
      ...filledSite.brand,
      letters: 'system',
      corners: 'straight',
      wall: { family: 'retas', seed: 'roda' },
      logo: { file: 'logo.png' },
    };
    const own = Object.entries(ownColours).map(([name, colour]) => [name, palettes.cerrado[colour]]);
    const palette = { name: 'minha', ...Object.fromEntries(own), principal: '#5b2480' };
    // The words still name the demonstration's other links.
    const links = filledSite.links.map(({ name }) => ({ name }));
    writeFileSync(
      join(project, 'content/site.yaml'),
      toYaml({ ...filledSite, brand, palette, links, services: ['agentes-ai'] }, ''),
    );
    addToMenu(project);
    change(project, 'content/common.yaml', /^/, `form:\n  chat:\n    ready: ${READY}\n`);
    for (const name of ['agentics', 'automacoes', 'daos-web3', 'webdesign']) {
      rmSync(join(project, `content/services/${name}.yaml`));
    }
  },
};

/** A site with many services and people, the demonstration's placeholders, and a long logo. */
const crowded: Variant = {
  base: '',
  write: async (project) => {
    change(project, 'content/site.yaml', 'name: mutirao', 'name: mare');
    addServices(join(project, 'content/services'), CROWD);
    mkdirSync(join(project, 'content/imagens'));
    writeFileSync(join(project, 'content/imagens/logo.svg'), wordLogo('#3b1d6e', 3));
    writeFileSync(join(project, 'content/imagens/logo-claro.svg'), wordLogo('#f4e9ff', 3));
    const logo = '  logo:\n    file: logo.svg\n    dark: logo-claro.svg\n    wordmark: true\n';
    change(project, 'content/site.yaml', 'brand:\n', `brand:\n${logo}`);
    addProof(project, {
      people: crowd,
      testimonials: crowd.map(({ name, text }, index) => {
        return { text, who: `Escola de ${name}`, link: `https://escola-${index}.org.br/carta` };
      }),
    });
  },
};

/** A site whose pages have the blocks in many orders; its home page has no hero. */
const orders: Variant = { base: '', write: writeOrders };

/** The sites by their names. */
export const variants = { full, small, crowded, orders };
export type VariantName = keyof typeof variants;

const people = [
  {
    name: 'Ana Souza',
    text: 'Cuida dos agentes.',
    picture: 'João & Ana #1.Jpg',
    alt: 'Ana sorri diante de uma parede de azulejos.',
  },
  { name: 'Bento Lima', text: 'Cuida dos sites.' },
  { name: 'Célia Prado', text: 'Cuida das automações.' },
];
export const works = [
  {
    title: 'Site da Roda',
    text: 'Um site para as oficinas de sábado.',
    link: 'https://roda.example',
    picture: 'roda.png',
    alt: 'A página inicial da Roda.',
  },
  { title: 'Agente da biblioteca', text: 'Um agente que diz que livros há.', link: 'https://livros.example' },
];
const testimonials = [
  {
    text: 'A equipe voltou a ter tempo para as crianças.',
    who: 'Dora, da escola',
    link: "https://escola.example/Joana_d'Arc",
  },
];

const crowd = Array.from({ length: 8 }, (_, index) => ({
  name: `Pessoa ${index}`,
  text: 'Cuida das oficinas de sábado, dos convites e da roda de conversa que fecha cada mês.',
}));

/** Writes a photo like a camera's, with the copyright and the location as metadata. */
export const photo = (width: number, height: number, file: string) =>
  sharp({ create: { width, height, channels: 3, background: '#b5401f' } })
    .withExif({ IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 1/1' } })
    .toFile(file);

/** Adds people, works or testimonials to the home page of a project, as JSON. JSON is also YAML. */
export function addProof(project: string, proof: Partial<Record<'people' | 'works' | 'testimonials', object[]>>): void {
  const before = { people: 'services', works: 'impact', testimonials: 'impact' };
  const titles = { people: 'Quem faz', works: 'O que já fizemos', testimonials: 'O que dizem de nós' };
  for (const kind of keysOf(titles)) {
    const block = proof[kind] && JSON.stringify({ kind, title: titles[kind], items: proof[kind] });
    const next = `  - kind: ${before[kind]}\n`;
    if (block) change(project, 'content/home.yaml', next, `  - ${block}\n${next}`);
  }
}

/** Adds a link to the works to the menu of a project. */
function addToMenu(project: string): void {
  const impact = '    - label: Impacto';
  change(project, 'content/common.yaml', impact, `    - { label: Trabalhos, to: works }\n${impact}`);
}

/** Adds links until there are 14, and names some in the footer and in the channels. One has no known host. */
function addLinks(project: string): void {
  const hosts = { LinkedIn: 'www.linkedin.com', Mastodon: 'mastodon.social', Loja: 'loja.coletivo.example' };
  const unused = { Facebook: 'facebook.com', TikTok: 'tiktok.com', Medium: 'medium.com', Bluesky: 'bsky.app' };
  const links = Object.entries({ ...hosts, ...unused }).map(
    ([name, host]) => `  - { name: ${name}, address: ${host}/roda }\n`,
  );
  change(project, 'content/site.yaml', '\nservices:', `${links.join('')}\nservices:`);
  const common = 'content/common.yaml';
  change(project, common, '    - to: GitHub\n', '    - to: GitHub\n    - to: LinkedIn\n    - to: Mastodon\n');
  change(project, common, 'channels:\n', 'channels:\n  - { short: Loja, who: A loja responde, to: Loja }\n');
  change(project, common, '  otherLinks:\n', '  otherLinks:\n    - { label: Os nossos casos, to: /casos }\n');
}

/** Adds a price, written as YAML, to a service of a project. */
function addPrice(project: string, service: string, price: string): void {
  change(project, `content/services/${service}.yaml`, '\nblocks:', `\nprice: ${price}\nblocks:`);
}
