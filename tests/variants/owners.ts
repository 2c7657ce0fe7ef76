/** `npm run test:owners`: sites that owners may make of this one, each built and held to the owner's checks. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { budgets } from '../../budgets.ts';
import { checkBuilt, readBuilt } from '../../commands/preflight/built.ts';
import { toYaml } from '../../src/content/yaml.ts';
import { change } from './copy.ts';
import { filledSite } from './filledSite.ts';

const brand = { ...filledSite.brand, name: 'Associação dos Amigos da Serra da Canast' };
const form = { note: 'Respondemos em um dia.', delivery: { kind: 'formspree', form: 'xyzabcde' } };
const { whatsapp } = filledSite.links;

const people = {
  'Ana Souza': 'Cuida das oficinas de sábado, dos convites e da roda de conversa que fecha cada mês.',
  'Bento Lima': 'Desenha páginas que abrem depressa até no celular mais velho da vizinhança.',
  'Célia Prado': 'Liga planilhas, formulários e agendas, e explica tudo sem uma palavra difícil.',
  'Davi Reis': 'Escreve com os grupos o que querem dizer, e corta a metade quando ninguém olha.',
  'Elza Nunes': 'Mantém as contas abertas: quanto entra, quanto sai e quem recebeu.',
  'Fábio Melo': 'Treina os agentes com perguntas de verdade, feitas por quem atende o balcão.',
  'Gil Amaro': 'Fotografa os encontros, pede licença a cada pessoa e guarda os originais.',
  'Heloísa Paz': 'Recebe quem chega pela primeira vez e descobre do que o grupo precisa.',
};
/** Over one flight, which an owner is told and which stops nothing. */
const HEAVY = ['eight people and eight testimonials'];

const facts = (folder: string, site: object) =>
  writeFileSync(join(folder, 'site.yaml'), toYaml({ ...filledSite, ...site }, ''));
const services = (folder: string) =>
  readdirSync(join(folder, 'services')).map((file) => join(folder, 'services', file));

const keep = (folder: string, count: number) => {
  for (const file of services(folder).slice(count)) rmSync(file);
};

const owners: Record<string, (content: string) => void> = {
  'as it ships': () => undefined,
  'another name, palette and delivery, in a folder': (folder) => facts(folder, { brand, palette: { name: 'cerrado' } }),
  'a delivery to a service': (folder) => facts(folder, { address: 'https://roda.org.br', contact: form }),
  'no optional link': (folder) => facts(folder, { links: { whatsapp } }),
  'six services': (folder) => {
    const [first = ''] = services(folder);
    writeFileSync(join(folder, 'services/oficinas.yaml'), readFileSync(first));
    change(folder, 'services/oficinas.yaml', /^order: .*/m, 'order: 6');
    change(folder, 'services/oficinas.yaml', /^name: .*/m, 'name: Oficinas <de> "verão" 🎉');
  },
  'eight people and eight testimonials': (folder) => {
    const items = Object.entries(people).map(([name, text]) => `    - name: ${name}\n      text: "${text}"\n`);
    change(folder, 'home.yaml', 'people:\n', `people:\n  items:\n${items.join('')}`);
    const said = Object.values(people).map((text, index) => {
      const link = `https://escola-${index}.org.br/carta`;
      return `    - text: "${text}"\n      who: Escola ${index + 1}\n      link: ${link}\n`;
    });
    change(folder, 'home.yaml', 'testimonials:\n', `testimonials:\n  items:\n${said.join('')}`);
  },
  'three services': (folder) => keep(folder, 3),
  'one service': (folder) => keep(folder, 1),
  'the clock at the beginning of 2028': () => undefined,
  'the clock at the last minute of 2027': () => undefined,
};

const clocks: Record<string, string> = {
  'the clock at the beginning of 2028': '2028-01-02T09:00:00Z',
  'the clock at the last minute of 2027': '2027-12-31T23:59:00Z',
};

process.exitCode = Object.entries(owners).every(([name, write]) => isGreen(name, write)) ? 0 : 1;

function isGreen(name: string, write: (content: string) => void): boolean {
  console.log(`\n=== ${name} ===`);
  const folder = mkdtempSync(join(tmpdir(), 'owner-'));
  try {
    const content = join(folder, 'content');
    cpSync('demo', content, { recursive: true, filter: () => true });
    write(content);
    const clock = clocks[name];
    const env = {
      ...process.env,
      SITE_CONTENT: content,
      SITE_DIST: join(folder, 'dist'),
      ...(clock && { CLOCK: clock, NODE_OPTIONS: `--import=${new URL('clock.ts', import.meta.url)}` }),
    };
    const passes = ['build:only', 'test:owner'].every(
      (script) =>
        spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit', env, shell: process.platform === 'win32' })
          .status === 0,
    );
    return passes && isHeavy(folder) === HEAVY.includes(name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Whether `npm run preflight` warns of a page that is over one flight. */
function isHeavy(folder: string): boolean {
  const findings = checkBuilt(readBuilt(folder, 'content'), budgets.flight);
  const late = findings.filter(({ state }) => state === 'warning').flatMap(({ found }) => found);
  if (late.length > 0) console.log(`Over one flight: ${late.join('; ')}`);
  return late.length > 0;
}
