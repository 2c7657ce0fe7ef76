/**
 * One place of a finding, in words; `file` and `path` lead to its field, if it is in one. `sentence` is the demonstration's
 * sentence that remains there.
 */
export type Found = { text: string; file?: string; path?: readonly (string | number)[]; sentence?: string };

/** The result of a check. The terminal and the editor each say it with `findingKinds`. */
export type Finding = { code: Code; found: readonly Found[] };

export type Code = keyof typeof findingKinds;

const MARKS = { missing: 'FALTA', warning: 'AVISO', yours: 'LEIA ' } as const;

/**
 * The kinds of findings in their order, each with its name and what to do about it. `missing` keeps the site from being
 * published; `yours` is what only the owner can know.
 */
export const findingKinds = {
  placeholder: {
    state: 'missing',
    name: 'os seus dados, em lugar dos de exemplo',
    todo: 'Troque cada um pelo verdadeiro. O que você não tem, deixe vazio.',
  },
  demo: {
    state: 'missing',
    name: 'frases que vieram com a demonstração',
    todo: 'Mude cada uma, ou diga que ela também é sua: o que ela promete, vocês cumprem.',
  },
  starter: {
    state: 'missing',
    name: 'partes novas em que falta o texto',
    todo: 'Escreva o seu, ou apague a parte.',
  },
  simulated: {
    state: 'missing',
    name: 'o envio do formulário',
    todo: 'Escolha como ele envia. Por enquanto só mostra como seria, e o que a pessoa escreve não chega a ninguém.',
  },
  noPhp: {
    state: 'missing',
    name: 'o envio do formulário',
    todo: 'Este envio só recebe mensagens numa hospedagem com PHP, e a Cloudflare não o tem. Escolha outro, ou mude “Publicação”.',
  },
  unreachable: {
    state: 'missing',
    name: 'o endereço do site não abre',
    todo: 'Um domínio novo pode levar algumas horas. Se continuar, mostre isto à hospedagem: ela liga o domínio e o https (SSL).',
  },
  different: {
    state: 'missing',
    name: 'páginas que não estão como foram enviadas',
    todo: 'Espere alguns minutos, e limpe o cache no painel da hospedagem, se houver. Se continuar, confira se a “Pasta” em “Publicação” é a deste endereço, e mostre isto à hospedagem.',
  },
  letters: {
    state: 'warning',
    name: 'letras que o site não tem',
    todo: 'Elas aparecem com o desenho de cada aparelho. Se for um engano, corrija; se não, está certo assim.',
  },
  unread: {
    state: 'warning',
    name: 'arquivos que o site não lê',
    todo: 'Corrija o nome, ou tire da pasta.',
  },
  later: {
    state: 'warning',
    name: 'novidades de um dia que ainda não chegou',
    todo: 'Publique o site de novo quando o dia chegar.',
  },
  outside: {
    state: 'warning',
    name: 'links que não respondem',
    todo: 'Abra cada um no navegador: há endereços que só atendem pessoas. Corrija o que não abrir.',
  },
  publicArchive: {
    state: 'warning',
    name: 'qualquer pessoa podia baixar a cópia dos textos e das fotos',
    todo: 'Já a apaguei do servidor. Peça à hospedagem que não mostre arquivos cujo nome começa com .ht; até lá, desmarque “Guardar os textos e as fotos no servidor” em “Publicação”.',
  },
  php: {
    state: 'yours',
    name: 'o envio do formulário',
    todo: 'A hospedagem precisa de PHP 8.1 ou mais novo, e do e-mail de onde as mensagens saem. Depois de publicar, envie uma mensagem de teste e veja se ela chega, e não no spam.',
  },
  facts: {
    state: 'yours',
    name: 'o que o site não diz de vocês',
    todo: 'Muita gente procura isto antes de escrever. O que existir, preencha. O que não existir, deixe vazio: o site não fala disso.',
  },
} as const satisfies Record<string, { state: keyof typeof MARKS; name: string; todo: string }>;

/** The findings as text for the terminal. */
export function findingsInWords(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ code, found }) => [
    `${MARKS[findingKinds[code].state]}  ${findingKinds[code].name}`,
    ...found.map(({ text }) => `       ${text}`),
    `       Faça: ${findingKinds[code].todo}`,
    '',
  ]);
  return `\n${lines.join('\n')}`;
}
