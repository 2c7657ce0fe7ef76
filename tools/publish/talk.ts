import type { z } from 'zod';
import type { Finding } from '../../src/build/preflight/finding.ts';
import type { publishing } from '../../src/content/files/publishing.ts';

/**
 * A question to the owner. `changes`: send these changes? `over`: also over what was not published from here? `key`: is
 * this the server's SSH key, which is in `key`? `changedKey`: is this its new SSH key? `recipients`: do the messages go to these people?
 * The first line of the text is its heading in the editor.
 */
export type Question = { kind: 'changes' | 'over' | 'key' | 'changedKey' | 'recipients'; text: string; key?: string };

/** The dialogue with the owner, in a terminal or in the editor. All texts are in Portuguese. */
export type Talk = {
  say(line: string): void;
  /** Shows how much is sent: in words, and as a share from 0 to 1. */
  progress(text: string, share: number): void;
  /** Shows findings that do not stop the publication. */
  warn(findings: readonly Finding[]): void;
  ask(question: Question): Promise<boolean>;
  /** Asks for a password; `refusal` is why the previous one was rejected. Undefined if the owner gives none. */
  password(account: string, refusal?: string): Promise<string | undefined>;
};

/** Ends a run. The message is for the owner, in Portuguese. */
export class Stopped extends Error {}

/** Ends a run because the owner answered no. */
export class Declined extends Stopped {}

/** Characters that could change what a terminal or the editor shows: controls, line ends, changes of the direction. */
export const UNSAFE: RegExp = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/u;

/** A text of somebody else, such as a server, without unsafe characters. */
export const tamed = (text: string): string => text.split(UNSAFE).join(' ').trim();

/** Formats a number of bytes, such as `0,012 MB`. */
export const inMegabytes = (bytes: number): string =>
  `${(bytes / 1_000_000).toLocaleString('pt-BR', { maximumSignificantDigits: 2 })} MB`;

/** Formats a time in ISO format, such as `em 25 de novembro de 2026 às 15:40`. */
export const whenOf = (iso: string): string =>
  `em ${new Date(iso).toLocaleString('pt-BR', { dateStyle: 'long', timeStyle: 'short' })}`;

export const fileCount = (count: number): string => (count === 1 ? '1 arquivo' : `${count} arquivos`);

export type Publishing = NonNullable<z.infer<typeof publishing>>;

/** A hosting that receives files by SFTP or FTP. */
export type Hosting = Exclude<Publishing, { kind: 'cloudflare' }>;

/** The message to the owner for each reason of a failure at a server. */
const SENTENCES = {
  password: ({ host, user }) =>
    `${host} não aceitou a senha de ${user}. Confira a senha e o usuário no painel da hospedagem: costumam ser os do FTP, não os do painel.`,
  network: ({ host, kind }, detail) =>
    `Não há conexão com ${host} por ${kind.toUpperCase()} (${detail}). O site no ar continua inteiro. Confira a internet daqui e, em “Publicação”, o servidor e a porta; se continuar, pergunte à hospedagem. Depois publique de novo.`,
  folder: (_, detail) =>
    `No servidor não existe a pasta ${detail}. Confira o campo “Pasta” em “Publicação”: em geral é public_html, www ou htdocs.`,
  refused: ({ user }, detail) =>
    `O servidor não deixa ${user} mexer na pasta do site (${detail}). O site no ar continua inteiro. Quase sempre falta espaço ou permissão: confira a pasta em “Publicação” e, no painel da hospedagem, o espaço; se estiverem certos, mostre esta frase à hospedagem. Depois publique de novo.`,
  certificate: ({ host }, detail) =>
    `Não dá para saber se ${host} é mesmo a sua hospedagem (${detail}). A senha não foi enviada. Confira o “Servidor” em “Publicação” e a data deste computador, ${new Date().toLocaleDateString('pt-BR')}; se estiverem certos, use SFTP, ou mostre esta frase à hospedagem.`,
  plain: ({ host }) =>
    `${host} não tem FTP com TLS: quem estiver na mesma rede leria a senha. Ela não foi enviada, nem o site. Escolha SFTP em “Publicação”, ou peça à hospedagem que ligue o TLS.`,
  key: ({ host }, detail) =>
    `Não publiquei, porque a identidade de ${host} (${detail}) não foi confirmada. A senha não foi enviada. Pergunte à hospedagem; só se ela confirmar esse código, publique de novo e responda que sim.`,
} satisfies Record<string, (hosting: Hosting, detail: string) => string>;

type Reason = keyof typeof SENTENCES;

/** A failure at a hosting, with its reason. The message is the variable part of its sentence, such as a path or a key. */
export class HostError extends Error {
  reason: Reason;

  constructor(reason: Reason, message = '') {
    super(tamed(message));
    this.reason = reason;
  }

  /** The message to the owner about this failure at a hosting. */
  sentence(hosting: Hosting): string {
    return SENTENCES[this.reason](hosting, this.message);
  }
}

const CERTIFICATE = /^CERT_|^ERR_TLS_CERT|SELF_SIGNED|^UNABLE_TO/;

/** The FTP response codes if the connection is lost. */
const LOST = [421, 425, 426];

/** The `HostError` for an error of the network, of TLS, or of a server. */
export function hostError(error: unknown): HostError {
  if (error instanceof HostError) return error;
  type Failure = { code?: string | number; level?: string; cert?: { subjectaltname?: string }; errors?: unknown[] };
  const { code, level, cert, cause, errors, message } = error as Error & Failure;
  // `fetch` puts the actual error into `cause`. If a host has several IP addresses, `errors` has an error for each.
  const inner = cause ?? errors?.[0];
  if (inner !== undefined) return hostError(inner);
  if (level === 'client-authentication') return new HostError('password');
  // A server’s own codes are numbers. Some servers do not have the request that replaces a file in one step.
  const isRefused = typeof code === 'number' ? !LOST.includes(code) : message.includes('does not support');
  if (isRefused) return new HostError('refused', message);
  const names = cert?.subjectaltname?.replaceAll('DNS:', '');
  const detail = [typeof code === 'string' ? code : message, names && `vale para ${names}`].filter(Boolean).join('; ');
  return new HostError(CERTIFICATE.test(String(code)) ? 'certificate' : 'network', detail);
}
