import { tamed } from './foreign.ts';
import { ON_ITS_WAY } from './plan.ts';
import type { Hosting } from './remote.ts';
import type { Reason, Trouble } from './trouble.ts';

type Words = (hosting: Hosting, detail: string) => string;

/** The part of a draft’s path that the owner does not read. */
const DRAFT = new RegExp(`${ON_ITS_WAY}\\w{8}-`, 'g');

/** The message to the owner for each reason, with the problem and the next step. */
const SENTENCES: Record<Reason, Words> = {
  password: ({ host, user }) =>
    `${host} não aceitou a senha de ${user}. Confira a senha e o usuário no painel da hospedagem: costumam ser os do FTP, não os do painel.`,
  network: ({ host, kind }, detail) =>
    `Não há conexão com ${host} por ${kind.toUpperCase()} (${detail}). O site no ar continua inteiro. Confira a internet daqui e, em “Publicação”, o servidor e a porta; se continuar, pergunte à hospedagem. Depois publique de novo: o que já chegou não é enviado outra vez.`,
  folder: (_, detail) =>
    `No servidor não existe a pasta ${detail}. Confira o campo “Pasta” em “Publicação”: em geral é public_html, www ou htdocs.`,
  refused: ({ user }, detail) =>
    `O servidor não deixa ${user} mexer em ${detail}. O site no ar continua inteiro. Quase sempre falta espaço ou permissão: confira a pasta em “Publicação” e, no painel da hospedagem, o espaço; se estiverem certos, mostre esta frase à hospedagem. Depois publique de novo: o que já chegou não é enviado outra vez.`,
  certificate: ({ host }, detail) =>
    `O certificado de ${host} não é válido (${detail}), e não dá para saber se é mesmo a sua hospedagem. A senha não foi enviada. Confira o “Servidor” em “Publicação” e a data deste computador, ${new Date().toLocaleDateString('pt-BR')}; se estiverem certos, use SFTP, ou mostre esta frase à hospedagem.`,
  plain: ({ host }) =>
    `${host} não tem FTP com TLS: a senha viajaria aberta. Nada foi enviado. Escolha SFTP em “Publicação”, ou peça à hospedagem que ligue o TLS.`,
  key: ({ host }, detail) =>
    `Não publiquei, porque a identidade de ${host} (${detail}) não foi confirmada. A senha não foi enviada. Pergunte à hospedagem; só se ela confirmar esse código, publique de novo e responda que sim.`,
  other: (_, detail) =>
    `Parei: ${detail}. O site no ar continua inteiro. Tente de novo; se repetir, mostre esta frase à hospedagem.`,
};

/** The message to the owner about a failure at a hosting. */
export function sentence({ reason, detail }: Trouble, hosting: Hosting): string {
  return SENTENCES[reason](hosting, detail.replace(DRAFT, ''));
}

/** Formats a number of bytes, such as `12,3 kB`. */
export function size(bytes: number): string {
  const [divisor, unit] = bytes < 1_000_000 ? [1000, 'kilobyte'] : [1_000_000, 'megabyte'];
  return (bytes / divisor).toLocaleString('pt-BR', { style: 'unit', unit, maximumFractionDigits: 1 });
}

/** Formats a time in ISO format by its distance from today, such as `ontem às 15:40`. */
export function whenOf(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const day = (one: Date) => Date.UTC(one.getFullYear(), one.getMonth(), one.getDate()) / 86_400_000;
  const near = ['hoje', 'ontem'][day(now) - day(date)];
  return `${near ?? `em ${date.toLocaleDateString('pt-BR', { dateStyle: 'long' })}`} às ${date.toLocaleTimeString('pt-BR', { timeStyle: 'short' })}`;
}

/** The person who published a site, and the time, such as “ana publicou ontem às 15:40”. */
export const publisher = ({ who, date }: { who: string; date: string }): string =>
  `${tamed(who) || 'outro computador'} publicou ${whenOf(date)}`;

/** The local time now, for the name of a folder: `2026-11-27-093015`. */
export const stamp = (): string => new Date().toLocaleString('sv').replace(' ', '-').replaceAll(':', '');

/** Whether an answer is a name. Capitals and accents do not count. */
export const isNamed = (answer: string, name: string): boolean =>
  answer.trim().localeCompare(name.trim(), 'pt-BR', { sensitivity: 'base' }) === 0;

export const files = (count: number): string => (count === 1 ? '1 arquivo' : `${count} arquivos`);
