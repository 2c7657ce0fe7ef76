/** The result of a check. The terminal and the editor each say it with `words`. */
export type Finding = {
  code: Code;
  /** `missing` keeps the site from being published; `yours` is what only the owner can know. */
  state: 'missing' | 'warning' | 'yours';
  found: readonly Found[];
};

/**
 * One place of a finding, in words; `file` and `path` lead to its field, if it is in one. `sentence` is the demonstration's
 * sentence that remains there.
 */
export type Found = { text: string; file?: string; path?: readonly (string | number)[]; sentence?: string };

type Code = keyof typeof words;

/** The name of each finding, and what to do about it. */
export const words = {
  placeholder: {
    name: 'os seus dados, em lugar dos de exemplo',
    todo: 'Troque cada um pelo verdadeiro. O que você não tem, deixe vazio.',
  },
  demo: {
    name: 'frases que vieram com a demonstração',
    todo: 'Mude cada uma, ou diga que ela também é sua: o que ela promete, vocês cumprem.',
  },
  starter: {
    name: 'partes novas em que falta o texto',
    todo: 'Escreva o seu, ou apague a parte.',
  },
  simulated: {
    name: 'o envio do formulário',
    todo: 'Escolha como ele envia. Por enquanto só mostra como seria, e o que a pessoa escreve não chega a ninguém.',
  },
  noPhp: {
    name: 'o envio do formulário',
    todo: 'Este envio só recebe mensagens numa hospedagem com PHP, e a Cloudflare não o tem. Escolha outro, ou mude “Publicação”.',
  },
  php: {
    name: 'o envio do formulário',
    todo: 'A hospedagem precisa de PHP 8.1 ou mais novo, e do e-mail de onde as mensagens saem. Depois de publicar, envie uma mensagem de teste e veja se ela chega, e não no spam.',
  },
  facts: {
    name: 'o que o site não diz de vocês',
    todo: 'Muita gente procura isto antes de escrever. O que existir, preencha. O que não existir, deixe vazio: o site não fala disso.',
  },
  letters: {
    name: 'letras que o site não tem',
    todo: 'Elas aparecem com o desenho de cada aparelho. Se for um engano, corrija; se não, está certo assim.',
  },
  unread: { name: 'arquivos que o site não lê', todo: 'Corrija o nome, ou tire da pasta.' },
  later: {
    name: 'novidades de um dia que ainda não chegou',
    todo: 'Publique o site de novo quando o dia chegar.',
  },
  outside: {
    name: 'links que não respondem',
    todo: 'Abra cada um no navegador: há endereços que só atendem pessoas. Corrija o que não abrir.',
  },
  unreachable: {
    name: 'o endereço do site não abre',
    todo: 'Um domínio novo pode levar algumas horas. Se continuar, mostre isto à hospedagem: ela liga o domínio e o https (SSL).',
  },
  different: {
    name: 'páginas que não estão como foram enviadas',
    todo: 'Espere alguns minutos, e limpe o cache no painel da hospedagem, se houver. Se continuar, confira se a “Pasta” em “Publicação” é a deste endereço, e mostre isto à hospedagem.',
  },
  publicArchive: {
    name: 'qualquer pessoa podia baixar a cópia dos textos e das fotos',
    todo: 'Já a apaguei do servidor. Peça à hospedagem que não mostre arquivos cujo nome começa com .ht; até lá, desmarque “Guardar os textos e as fotos no servidor” em “Publicação”.',
  },
} as const satisfies Record<string, { name: string; todo: string }>;

const MARKS = { missing: 'FALTA', warning: 'AVISO', yours: 'LEIA ' } as const;

/** The findings as text for the terminal: first those that block the publication, then the warnings, then the rest. */
export function listed(findings: readonly Finding[]): string {
  const of = (state: Finding['state']) => findings.filter((one) => one.state === state);
  const lines = [...of('missing'), ...of('warning'), ...of('yours')].flatMap(({ code, state, found }) => [
    `${MARKS[state]}  ${words[code].name}`,
    ...found.map(({ text }) => `       ${text}`),
    `       Faça: ${words[code].todo}`,
    '',
  ]);
  return `\n${lines.join('\n')}`;
}
