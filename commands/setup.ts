/** `npm run setup`: asks the owner for what is theirs, and writes it into site.config.ts. */
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cancel, intro, note, outro } from '@clack/prompts';
import { parseSiteConfig, SiteConfigError } from '../src/lib/siteConfig.ts';
import { type Answers, applied, changesOf, described, valueAt } from './setup/answers.ts';
import { askAll, askToWrite, Stopped } from './setup/ask.ts';
import { EditError, faultyLine } from './setup/edit.ts';
import { helpText, OptionsError, readOptions, withColours } from './setup/options.ts';
import { palette } from './setup/questions.ts';

const FILE = new URL('../site.config.ts', import.meta.url);
const NEXT = 'Agora: `npm start` mostra o site, e `npm run preflight` confere se está pronto para publicar.';
const UNCHANGED = 'Nada mudou: site.config.ts está como estava.';
const NO_TERMINAL = `
Aqui não há um terminal em que perguntar. Diga o que quer em opções:

  npm run setup -- --yes --brand.name="Coletivo X" --address=https://x.org

As opções: npm run setup -- --help
`;

try {
  await setUp(process.argv.slice(2));
} catch (error) {
  if (error instanceof Stopped) {
    cancel(UNCHANGED);
    process.exitCode = 130;
  } else if (error instanceof OptionsError || error instanceof EditError || error instanceof SiteConfigError) {
    console.error(`${error.message}\n${UNCHANGED}`);
    process.exitCode = 1;
  } else throw error;
}

async function setUp(args: string[]): Promise<void> {
  const options = readOptions(args);
  if (options.help) return console.log(helpText());

  const hasTerminal = process.stdin.isTTY && process.stdout.isTTY;
  if (!hasTerminal && !options.yes && options.answers.size === 0) {
    console.error(NO_TERMINAL);
    process.exitCode = 1;
    return;
  }
  const asks = hasTerminal && !options.yes;

  const config = await exportOf(readFileSync(FILE, 'utf8'));
  const given = withColours(options.answers, config);
  if (asks)
    intro('Vamos deixar o site com a cara de vocês. Enter mantém o que está em cinza; Ctrl+C sai sem mudar nada.');
  const answers = asks ? await askAll(config, given) : withPalette(given, config);

  const changes = changesOf(answers, config);
  // Read again: while questions were answered, the file may have been saved in an editor.
  const source = readFileSync(FILE, 'utf8');
  const written = applied(source, changes);
  // The very text, as the build will read it, before it is in the build's way.
  parseSiteConfig(await exportOf(written));
  if (written === source) return say('site.config.ts já está assim.', asks);

  const list = changes.map(described).join('\n');
  if (asks) note(list, 'O que vai mudar');
  else console.log(list);
  if (asks && !(await askToWrite())) throw new Stopped();
  writeFileSync(FILE, written);
  say('Pronto: site.config.ts está escrito.', asks);
}

/** Where nobody is asked, a palette that is missing is the first one. */
function withPalette(given: Answers, config: unknown): Answers {
  const missing = valueAt(config, palette.path) === undefined && !given.has(palette.path);
  return missing ? new Map([...given, [palette.path, palette.initial]]) : given;
}

/** What the text exports, run where it belongs: what it imports and calculates counts. */
async function exportOf(source: string): Promise<unknown> {
  const line = faultyLine(source);
  if (line !== undefined) {
    throw new EditError(
      `\nNa linha ${line} de site.config.ts, ou logo antes, falta uma aspa, uma vírgula ou uma chave.\n`,
    );
  }
  const draft = new URL(`site.config.${randomUUID()}.ts`, FILE);
  writeFileSync(draft, source);
  try {
    return (await import(draft.href)).default;
  } catch (error) {
    throw new EditError(`\nsite.config.ts não pôde ser lido. Falta alguma aspa? (${(error as Error).message})\n`);
  } finally {
    rmSync(draft);
  }
}

function say(what: string, asks: boolean): void {
  if (asks) outro(`${what}\n   ${NEXT}`);
  else console.log(`\n${what}\n${NEXT}`);
}
