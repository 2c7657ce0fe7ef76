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
    `Não há conexão com ${host} por ${kind.toUpperCase()} (${detail}). O site no ar continua inteiro. Confira a internet daqui e, em “Publicação”, o servidor e a porta; se continuar, pergunte à hospedagem. Depois publique de novo.`,
  folder: (_, detail) =>
    `No servidor não existe a pasta ${detail}. Confira o campo “Pasta” em “Publicação”: em geral é public_html, www ou htdocs.`,
  refused: ({ user }, detail) =>
    `O servidor não deixa ${user} mexer em ${detail}. O site no ar continua inteiro. Quase sempre falta espaço ou permissão: confira a pasta em “Publicação” e, no painel da hospedagem, o espaço; se estiverem certos, mostre esta frase à hospedagem. Depois publique de novo.`,
  certificate: ({ host }, detail) =>
    `Não dá para saber se ${host} é mesmo a sua hospedagem (${detail}). A senha não foi enviada. Confira o “Servidor” em “Publicação” e a data deste computador, ${new Date().toLocaleDateString('pt-BR')}; se estiverem certos, use SFTP, ou mostre esta frase à hospedagem.`,
  plain: ({ host }) =>
    `${host} não tem FTP com TLS: quem estiver na mesma rede leria a senha. Ela não foi enviada, nem o site. Escolha SFTP em “Publicação”, ou peça à hospedagem que ligue o TLS.`,
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

/** Formats a time in ISO format, such as `em 25 de novembro de 2026 às 15:40`. */
export const whenOf = (iso: string): string =>
  `em ${new Date(iso).toLocaleString('pt-BR', { dateStyle: 'long', timeStyle: 'short' })}`;

export const files = (count: number): string => (count === 1 ? '1 arquivo' : `${count} arquivos`);
