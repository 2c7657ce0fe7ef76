import type { Matter } from './matter.ts';

/** Narrower than this, columns are too thin to read, and each matter is told in lines of its own. */
const COLUMNS_FROM = 100;
const WIDEST = 132;
const GAP = '  ';

const ORDER = ['blocking', 'warning', 'settled'] as const;
const MARK = { blocking: 'FALTA', warning: 'AVISO', settled: 'certo' } satisfies Record<Matter['state'], string>;

/** Whether nothing stands in the way: a warning does not. */
export function isReady(matters: readonly Matter[]): boolean {
  return matters.every(({ state }) => state !== 'blocking');
}

/** The matters as a table for a terminal of that width: what stands in the way first, then warnings, then the rest. */
export function table(matters: readonly Matter[], width: number): string {
  const sorted = ORDER.flatMap((state) => matters.filter((matter) => matter.state === state));
  const lines = width < COLUMNS_FROM ? sorted.flatMap((one) => block(one, width)) : columns(sorted, width);
  return `\n${lines.join('\n')}\n\n${conclusion(matters)
    .flatMap((line) => wrap(line, Math.min(width, WIDEST)))
    .join('\n')}\n`;
}

function columns(matters: readonly Matter[], width: number): string[] {
  const title = { mark: '', name: 'O quê', found: ['O que encontrei'], todo: 'O que fazer' };
  const rows = [
    title,
    ...matters.map(({ state, name, found, todo }) => ({ mark: MARK[state], name, found, todo: todo || 'Nada.' })),
  ];
  const markWidth = 5;
  const nameWidth = Math.max(...rows.map(({ name }) => name.length));
  const rest = Math.min(width, WIDEST) - markWidth - nameWidth - 3 * GAP.length;
  const foundWidth = Math.floor(rest * 0.55);
  const widths = [markWidth, nameWidth, foundWidth, rest - foundWidth];
  const rule = widths.map((one) => '─'.repeat(one)).join(GAP);
  return rows.flatMap(({ mark, name, found, todo }) => {
    const cells = [[mark], [name], found.flatMap((line) => wrap(line, foundWidth)), wrap(todo, rest - foundWidth)];
    const height = Math.max(...cells.map((cell) => cell.length));
    return [
      ...Array.from({ length: height }, (_, at) =>
        cells
          .map((cell, column) => (cell[at] ?? '').padEnd(widths[column] ?? 0))
          .join(GAP)
          .trimEnd(),
      ),
      rule,
    ];
  });
}

function block({ state, name, found, todo }: Matter, width: number): string[] {
  const indented = (label: string, text: string) =>
    wrap(text, Math.max(20, width - 13)).map((line, at) => `  ${(at === 0 ? label : '').padEnd(11)}${line}`);
  return [
    `${MARK[state]}  ${name}`,
    ...found.flatMap((line, at) => indented(at === 0 ? 'Encontrei:' : '', line)),
    ...(todo ? indented('Faça:', todo) : []),
    '',
  ];
}

/** Breaks between words, and within a word only where it is longer than a line. */
function wrap(text: string, width: number): string[] {
  const lines = [''];
  const words = text.split(' ').flatMap((word) => word.match(new RegExp(`.{1,${width}}`, 'gu')) ?? []);
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function conclusion(matters: readonly Matter[]): string[] {
  const count = (state: Matter['state']) => matters.filter((matter) => matter.state === state).length;
  const [blocking, warnings] = [count('blocking'), count('warning')];
  const stands =
    blocking === 0
      ? 'Nada impede a publicação.'
      : `${blocking === 1 ? '1 coisa impede' : `${blocking} coisas impedem`} a publicação.`;
  const warned =
    warnings === 0
      ? ''
      : ` ${warnings === 1 ? 'Há 1 aviso, que não a impede.' : `Há ${warnings} avisos, que não a impedem.`}`;
  const asked = matters.some(({ id }) => id === 'outside');
  return [
    `${stands}${warned}`,
    ...(asked ? [] : ['Para visitar também cada link de fora: npm run preflight -- --online']),
  ];
}

/** The same, for a program to read. */
export function json(matters: readonly Matter[]): string {
  return JSON.stringify({ ready: isReady(matters), matters }, null, 2);
}
