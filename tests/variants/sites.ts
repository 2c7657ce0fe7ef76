/** Example sites of owners. The tests of variants run on them; each is built once per run. */
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addServices, change } from '../../launch/copy.ts';
import type { Site } from '../../src/content/files/site.ts';
import { toYaml } from '../../src/content/yaml.ts';
import { filledSite } from './filledSite.ts';
import { roundLogo, wordLogo } from './logos.ts';
import { writeOrders } from './orders.ts';

/** The number of services in the crowded site. */
export const CROWD = 50;

const SENTENCE = 'Cuida das oficinas de sábado, dos convites e da roda de conversa que fecha cada mês.';

type Variant = {
  /** The path that the site is served under. */
  base: string;
  /**
   * Writes the owner's content.
   * @param project A copy of the project whose `content/` is the demonstration's.
   */
  write: (project: string) => void | Promise<void>;
};

/** The owner's site that uses everything. */
const owner: Variant = {
  base: '',
  write: (project) => {
    const content = join(project, 'content');
    rmSync(content, { recursive: true });
    cpSync(join(project, 'tests/owner/content'), content, { recursive: true, filter: () => true });
    const pictures = join(content, 'imagens');
    // The name has accents as separate characters, as on macOS.
    const portrait = 'Lúcia na oficina #2.JPG';
    renameSync(join(pictures, portrait), join(pictures, portrait.normalize('NFD')));
    cpSync(join(pictures, 'davi.jpg'), join(pictures, 'unused.jpg'));
  },
};

/**
 * The smallest complete site: one service and one link, with its own corners, font, tile pattern and logo. Its menu has
 * a link to works that it lacks.
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
    // The words still name the demonstration's other links.
    const links = filledSite.links.map(({ name }) => ({ name }));
    writeFileSync(
      join(project, 'content/site.yaml'),
      toYaml({ ...filledSite, brand, links, services: ['agentes-ai'] }, ''),
    );
    const impact = '    - label: Impacto';
    change(project, 'content/common.yaml', impact, `    - { label: Trabalhos, to: works }\n${impact}`);
    for (const name of ['agentics', 'automacoes', 'daos-web3', 'webdesign']) {
      rmSync(join(project, `content/services/${name}.yaml`));
    }
  },
};

/**
 * A site in a subfolder, with many services and people, the demonstration's placeholders, a long logo, and messages to
 * Formspree.
 */
const crowded: Variant = {
  base: '/qualquer/pasta',
  write: async (project) => {
    change(project, 'content/site.yaml', /^address: .*/m, 'address: https://mutirao.example/qualquer/pasta');
    change(project, 'content/site.yaml', '    kind: simulated', '    kind: formspree\n    form: abcdwxyz');
    change(project, 'content/site.yaml', 'name: mutirao', 'name: mare');
    addServices(join(project, 'content/services'), CROWD);
    mkdirSync(join(project, 'content/imagens'));
    writeFileSync(join(project, 'content/imagens/logo.svg'), wordLogo('#3b1d6e', 3));
    writeFileSync(join(project, 'content/imagens/logo-claro.svg'), wordLogo('#f4e9ff', 3));
    const logo = '  logo:\n    file: logo.svg\n    dark: logo-claro.svg\n    wordmark: true\n';
    change(project, 'content/site.yaml', 'brand:\n', `brand:\n${logo}`);
    const people = Array.from({ length: 8 }, (_, index) => ({ name: `Pessoa ${index}`, text: SENTENCE }));
    const testimonials = people.map(({ name, text }, index) => {
      return { text, who: `Escola de ${name}`, link: `https://escola-${index}.org.br/carta` };
    });
    for (const [block, next] of [
      [{ kind: 'people', title: 'Quem faz', items: people }, 'services'],
      [{ kind: 'testimonials', title: 'O que dizem de nós', items: testimonials }, 'impact'],
    ]) {
      const before = `  - kind: ${next}\n`;
      // JSON is also YAML.
      change(project, 'content/home.yaml', before, `  - ${JSON.stringify(block)}\n\n${before}`);
    }
  },
};

/** A site whose pages have the blocks in many orders, with long names; its home page has no hero. */
const orders: Variant = { base: '', write: writeOrders };

/** The sites by their names. */
export const variants = { owner, small, crowded, orders };
export type VariantName = keyof typeof variants;
