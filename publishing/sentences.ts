import { tamed } from './foreign.ts';
import { ON_ITS_WAY } from './plan.ts';
import { type Hosting, LARGEST } from './remote.ts';
import type { Reason, Trouble } from './trouble.ts';

type Words = (hosting: Hosting, detail: string) => string;

/** The part of a draft’s path that the owner does not read. */
const DRAFT = new RegExp(`${ON_ITS_WAY}\\w{8}-`);

const RETRY = 'Depois publique de novo: o que já chegou não é enviado outra vez.';

/** The message to the owner for each reason, with the problem and the next step. */
const SENTENCES: Record<Reason, Words> = {
  password: ({ host, user }) =>
    `${host} não aceitou a senha de ${user}. Confira a senha e o usuário no painel da hospedagem: costumam ser os do FTP, não os do painel.`,
  host: ({ host }) =>
    `Não existe o servidor ${host}. Confira o campo “Servidor” em “O site” › “Publicação” (npm run edit).`,
  offline: () => `Este computador está sem internet. Quando ela voltar, publique de novo.`,
  refused: ({ host, kind }) =>
    `${host} existe, mas não atende por ${kind.toUpperCase()} nessa porta. Confira a porta em “Publicação”, ou pergunte à hospedagem se ${kind.toUpperCase()} está ligado.`,
  silent: ({ host }) =>
    `${host} não respondeu. Tente daqui a pouco; se continuar, a rede daqui ou a hospedagem pode estar bloqueando essa porta: pergunte à hospedagem.`,
  lost: ({ host }) =>
    `A conexão com ${host} caiu e não voltou. O site no ar continua inteiro. Quando a rede voltar, publique de novo: o que já chegou não é enviado outra vez.`,
  space: (_, detail) =>
    `O servidor não conseguiu gravar ${detail}: quase sempre falta espaço. O site no ar continua inteiro. Libere espaço no painel da hospedagem, ou peça mais. ${RETRY}`,
  rights: ({ user }, detail) =>
    `O servidor não deixa ${user} gravar ${detail || 'nessa pasta'}. O site no ar continua inteiro. Confira a pasta em “Publicação”; se estiver certa, peça à hospedagem permissão de escrita nela. ${RETRY}`,
  folder: (_, detail) =>
    `No servidor não existe a pasta ${detail}. Confira o campo “Pasta” em “Publicação”: em geral é public_html, www ou htdocs.`,
  link: (_, detail) =>
    `No servidor, a pasta ${detail} é um atalho para fora da pasta do site, e ali podem estar arquivos de outro site. A publicação parou. Apague esse atalho no painel da hospedagem, ou confira a “Pasta” em “Publicação”.`,
  large: (_, detail) =>
    `No servidor, o arquivo ${detail} tem mais de ${size(LARGEST)}, e este programa não o lê. O site no ar continua inteiro. Apague esse arquivo no painel da hospedagem, ou mude o nome dele, e publique de novo.`,
  replace: (_, detail) =>
    `O servidor não deixa trocar ${detail} de uma só vez, e sem isso alguém veria uma página pela metade. O site no ar continua inteiro. Pergunte à hospedagem se há SFTP, e escolha-o em “Publicação”.`,
  certificateName: ({ host }, detail) =>
    `O certificado não é de ${host}, e sim de: ${detail}. Escreva em “Servidor” um desses nomes, se for da sua hospedagem; se não for, não publique e fale com ela. A senha não foi enviada.`,
  certificate: ({ host }) =>
    `Não dá para saber se ${host} é mesmo a sua hospedagem: ninguém conhecido assina o certificado. Use SFTP, ou peça a ela um certificado válido. A senha não foi enviada.`,
  clock: ({ host }) =>
    `O certificado de ${host} não vale hoje, e hoje, para este computador, é ${new Date().toLocaleDateString('pt-BR')}. Se a data está errada, acerte o relógio; se está certa, peça à hospedagem que renove o certificado. A senha não foi enviada.`,
  dataCertificate: ({ host }) =>
    `O certificado com que ${host} recebe e mostra os arquivos não é válido, embora o da entrada seja. O site no ar continua inteiro. Use SFTP, ou mostre esta frase à hospedagem.`,
  plain: ({ host }) =>
    `${host} não tem FTP com TLS: a senha viajaria aberta. Nada foi enviado. Escolha SFTP em “Publicação”, ou peça à hospedagem que ligue o TLS.`,
  newKey: ({ host }, detail) =>
    `Não publiquei, porque a identidade de ${host} (${detail}) não foi confirmada. A senha não foi enviada.`,
  changedKey: ({ host }, detail) =>
    `A identidade de ${host} mudou: agora é ${detail}. Pode ser outra máquina no lugar dela. A senha não foi enviada. Pergunte à hospedagem; só se ela confirmar esse código, publique de novo e responda que sim.`,
  other: (_, detail) =>
    `O servidor recusou um pedido: ${detail}. O site no ar continua inteiro. Tente de novo; se repetir, mostre esta frase à hospedagem.`,
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

/** The local time now, for the name of a folder: `2026-11-27-0930`. */
export const stamp = (): string => new Date().toLocaleString('sv').slice(0, 16).replace(' ', '-').replace(':', '');

/** Whether an answer is a name. Capitals and accents do not count. */
export const isNamed = (answer: string, name: string): boolean =>
  answer.trim().localeCompare(name.trim(), 'pt-BR', { sensitivity: 'base' }) === 0;

export const files = (count: number): string => (count === 1 ? '1 arquivo' : `${count} arquivos`);
