import { parseArgs } from 'node:util';
import { type Answers, readDelivery, valueAt } from './answers.ts';
import type { Value } from './edit.ts';
import { colourQuestions, delivery, objection, palette, type Question, questions } from './questions.ts';

/** What was asked for on the command line. */
export type Options = { help: boolean; yes: boolean; answers: Answers };

/** Everything in the options that cannot be followed, in Portuguese, for the owner. */
export class OptionsError extends Error {
  override name = 'OptionsError';
}

type Field = Pick<Question, 'path' | 'label' | 'example'> & { read: (answer: string) => Value };

const asField = ({ tidy, ...question }: Question): Field => ({ ...question, read: tidy });

const fields: readonly Field[] = [
  ...questions.brand.map(asField),
  { ...palette, read: palette.tidy, example: 'mutirao, mare ou cerrado' },
  ...colourQuestions.map(asField),
  ...questions.links.map(asField),
  ...questions.contact.map(asField),
  { ...delivery, read: readDelivery, example: 'simulated, whatsapp, http:https://…, formspree:… ou web3forms:…' },
];

/** @throws {OptionsError} naming every option that cannot be followed, at once. */
export function readOptions(args: string[]): Options {
  const { tokens } = parseArgs({
    args,
    strict: false,
    tokens: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      yes: { type: 'boolean', short: 'y' },
      ...Object.fromEntries(fields.map(({ path }) => [path, { type: 'string' as const }])),
    },
  });
  const answers = new Map<string, Value>();
  const faults: string[] = [];
  const given = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') {
      faults.push(`“${token.value}” está solto: se faz parte de um valor, ponha o valor inteiro entre aspas.`);
      continue;
    }
    given.add(token.name);
    if (token.name === 'help' || token.name === 'yes') continue;
    const field = fields.find(({ path }) => path === token.name);
    if (!field) faults.push(`A opção ${token.rawName} não existe.`);
    else if (token.value === undefined || (!token.inlineValue && token.value.startsWith('--')))
      faults.push(`Falta o valor: ${token.rawName}="${field.example}"`);
    else {
      const value = field.read(token.value);
      const fault = objection(field.path, value);
      if (fault) faults.push(`${token.rawName}=${token.value}\n    ${fault}`);
      answers.set(field.path, value);
    }
  }
  if (answers.has(palette.path) && colourQuestions.some(({ path }) => answers.has(path))) {
    faults.push('--palette e --palette.cor não vão juntas: escolha uma paleta pronta ou as suas cores.');
  }
  const help = given.has('help');
  if (faults.length > 0 && !help) {
    throw new OptionsError(
      `\nNão deu para seguir o pedido:\n\n${faults.map((fault) => `  ${fault}`).join('\n\n')}\n\nAs opções: npm run setup -- --help\n`,
    );
  }
  return { help, yes: given.has('yes'), answers };
}

/**
 * The answers with the single colours made one palette: what there is of it, with what was given.
 * @throws {OptionsError} where that is not all of a palette.
 */
export function withColours(answers: Answers, config: unknown): Answers {
  const given = colourQuestions.flatMap(({ path }) => {
    const value = answers.get(path);
    return value === undefined ? [] : [[path.slice('palette.'.length), value] as const];
  });
  if (given.length === 0) return answers;
  const present = valueAt(config, palette.path);
  const own = { ...(typeof present === 'object' ? present : {}), ...Object.fromEntries(given) };
  const missing = colourQuestions.filter(({ path }) => !(path.slice('palette.'.length) in own));
  if (missing.length > 0) {
    throw new OptionsError(
      `\nPara uma paleta sua, diga também: ${missing.map(({ path }) => `--${path}`).join(', ')}\n`,
    );
  }
  return new Map([...[...answers].filter(([path]) => !path.startsWith('palette.')), [palette.path, own]]);
}

/** What `--help` shows. */
export function helpText(): string {
  const width = Math.max(...fields.map(({ path }) => path.length)) + 2;
  const lines = fields.map(({ path, label, example }) => `  --${path.padEnd(width)}${label} (${example})`);
  return `
npm run setup pergunta o que é seu e escreve em site.config.ts.

Sem perguntas, com o que você disser em opções:

  npm run setup -- --yes --brand.name="Coletivo X" --address=https://x.org

  --${'yes'.padEnd(width)}Não pergunta nada: o que você não disser fica como está
  --${'help'.padEnd(width)}Mostra isto

${lines.join('\n')}
`;
}
