/** Example sites of owners. The tests of variants run on them; each is built once per run. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { change } from '../launch/copy.ts';
import { filledSite } from './filledSite.ts';
import { roundLogo } from './logos.ts';

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
  },
};

/** The smallest complete site, in a subfolder: one service, messages by WhatsApp, a brand with a logo and corners of its own. */
const small: Variant = {
  base: '/site',
  write: async (project) => {
    mkdirSync(join(project, 'content/imagens'));
    writeFileSync(join(project, 'content/imagens/logo.png'), await roundLogo());
    // The words still name the demonstration's other links.
    const links = filledSite.links.map(({ name }) => ({ name }));
    const brand = { ...filledSite.brand, letters: 'atkinson', corners: 'straight', logo: { file: 'logo.png' } };
    writeFileSync(
      join(project, 'content/site.yaml'),
      stringify({ ...filledSite, brand, links, services: ['agentes-ai'] }),
    );
    for (const name of ['agentics', 'automacoes', 'daos-web3', 'webdesign'])
      rmSync(join(project, `content/services/${name}.yaml`));
  },
};

/** The demonstration with long names, a brand of 60 characters and a service of one word, and messages to Formspree. */
const long: Variant = {
  base: '',
  write: (project) => {
    const name = 'Associação Comunitária dos Amigos da Serra da Canastra e Mar';
    change(project, 'content/site.yaml', 'name: Mutirão', `name: ${name}`);
    change(project, 'content/site.yaml', '    kind: simulated', '    kind: formspree\n    form: abcdwxyz');
    change(project, 'content/services/agentics.yaml', /^name: .*/m, 'name: Desinstitucionalizaçõeseautomatizaçõesja');
  },
};

/** The sites by their names. */
export const variants = { owner, small, long };
export type VariantName = keyof typeof variants;
