import { parseArgs } from 'node:util';

export type Options = { online: boolean; json: boolean; help: boolean };

export const HELP = `Diz o que ainda falta para o site ser publicado.

  npm run preflight                        uma tabela, uma linha por assunto
  npm run preflight -- --online            visita também cada link de fora (usa a rede; sem isto, nada a usa)
  npm run -s preflight:list -- --json      o mesmo em JSON, e nada mais, para um programa ler
  npm run preflight -- --help              esta ajuda

FALTA impede a publicação; AVISO não impede; certo está certo.
O comando termina com 0 se nada impede a publicação, e com 1 se algo impede.`;

/** The options of the command line, or what is wrong with it, in Portuguese. */
export function readOptions(args: readonly string[]): Options | { fault: string } {
  const known = {
    online: { type: 'boolean' },
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  const { values, positionals } = parseArgs({ args: [...args], options: known, strict: false, allowPositionals: true });
  const unknown = [
    ...Object.keys(values)
      .filter((name) => !(name in known))
      .map((name) => (name.length === 1 ? `-${name}` : `--${name}`)),
    ...positionals,
  ];
  if (unknown.length > 0) return { fault: `Não conheço ${unknown.map((one) => `“${one}”`).join(', ')}.\n\n${HELP}` };
  return { online: values.online === true, json: values.json === true, help: values.help === true };
}
