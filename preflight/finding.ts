import { keysOf } from '../src/lib/keysOf.ts';

/** The result of one check. Its texts are for the owner. */
export type Finding = {
  /** The subject of the check, such as “os seus links”. */
  name: string;
  /** `yours`: only the owner can check the subject; a command cannot. */
  state: 'missing' | 'warning' | 'fine' | 'yours';
  /** The results, one line each. */
  found: readonly string[];
  /** The next step; empty if there is nothing to do. */
  todo: string;
  /**
   * The fields that the finding is about. `field` has the labels that lead to the field in the form, and `path` the keys
   * that lead to it in the file. `value` is what is wrong in the field: its value, or a reason.
   */
  fields?: readonly { file: string; field: string; path: (string | number)[]; value?: string }[];
};

const MARK = { missing: 'FALTA', warning: 'AVISO', fine: 'certo', yours: 'LEIA' } satisfies Record<
  Finding['state'],
  string
>;

/** The lines of a text about findings, with an empty line after each finding. */
export const linesOf = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ name, state, found, todo }) => [
    `${MARK[state].padEnd(5)}  ${name}`,
    ...found.map((line) => `       ${line}`),
    ...(todo ? [`       Faça: ${todo}`] : []),
    '',
  ]);

/** The findings as text: first those that block the publication, then the warnings, then the rest. */
export function listed(findings: readonly Finding[]): string {
  const states = keysOf(MARK);
  const lines = linesOf(states.flatMap((state) => findings.filter((one) => one.state === state)));
  const [missing = 0, warnings = 0] = states.map((state) => findings.filter((one) => one.state === state).length);
  const stands =
    missing === 0
      ? 'Nada impede a publicação.'
      : `${missing === 1 ? '1 coisa impede' : `${missing} coisas impedem`} a publicação.`;
  const warned =
    warnings === 0
      ? ''
      : ` ${warnings === 1 ? 'Há 1 aviso, que não a impede.' : `Há ${warnings} avisos, que não a impedem.`}`;
  return `\n${lines.join('\n')}\n${stands}${warned}\n`;
}
