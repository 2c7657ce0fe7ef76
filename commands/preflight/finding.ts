/** The result of one check. The owner reads its texts. */
export type Finding = {
  /** What is missing, or to be looked at, or right: it is read after that word. */
  name: string;
  /** `yours`: nothing that a command can tell; the owner has to. */
  state: 'missing' | 'warning' | 'fine' | 'yours';
  /** What was found, a line for each. */
  found: readonly string[];
  /** What to do about it; empty where there is nothing to do. */
  todo: string;
  /** The fields that it is about, each with its path of labels, and with its value if that is what is wrong. */
  fields?: readonly { file: string; field: string; value?: string }[];
};

const MARK = { missing: 'FALTA', warning: 'AVISO', fine: 'certo', yours: 'LEIA' } satisfies Record<
  Finding['state'],
  string
>;

/** The findings as text: first what blocks the launch, then the warnings, then the rest. */
export function told(findings: readonly Finding[]): string {
  const states = Object.keys(MARK) as Finding['state'][];
  const sorted = states.flatMap((state) => findings.filter((one) => one.state === state));
  const lines = sorted.flatMap(({ name, state, found, todo }) => [
    `${MARK[state].padEnd(5)}  ${name}`,
    ...found.map((line) => `       ${line}`),
    ...(todo ? [`       Faça: ${todo}`] : []),
    '',
  ]);
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
