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

/** A brand of 60 characters. */
export const LONG_NAME = 'Associação Comunitária dos Amigos da Serra da Canastra e Mar';

/**
 * The smallest complete site, without tools and in a subfolder: one service, whose name is one long word, messages to
 * Formspree, and a brand with a long name, a logo and corners of its own.
 */
const small: Variant = {
  base: '/site',
  write: async (project) => {
    rmSync(join(project, 'tools'), { recursive: true });
    mkdirSync(join(project, 'content/imagens'));
    writeFileSync(join(project, 'content/imagens/logo.png'), await roundLogo());
    const { contact, links, brand } = filledSite;
    const site = {
      ...filledSite,
      brand: { ...brand, name: LONG_NAME, letters: 'system', corners: 'straight', logo: { file: 'logo.png' } },
      contact: { ...contact, delivery: { kind: 'formspree', form: 'abcdwxyz' } },
      // The words still name the demonstration's other links.
      links: links.map(({ name }) => ({ name })),
      services: ['agentes-ai'],
    };
    writeFileSync(join(project, 'content/site.yaml'), stringify(site));
    for (const name of ['agentics', 'automacoes', 'daos-web3', 'webdesign'])
      rmSync(join(project, `content/services/${name}.yaml`));
    change(project, 'content/services/agentes-ai.yaml', /^name: .*/m, 'name: Desinstitucionalizaçõeseautomatizaçõesja');
  },
};

/** The sites by their names. */
export const variants = { owner, small };
export type VariantName = keyof typeof variants;
