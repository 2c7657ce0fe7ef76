import { posix } from 'node:path';
import { type Hosting, Stopped, tamed } from './talk.ts';

/** The folder of the site on a server. All paths are relative to it. */
export type Remote = {
  /** The size of each file in a folder, by its name, and `folder` for whatever is no file. Fails outside of the site. */
  list(folder: string): Promise<Map<string, number | 'folder'>>;
  /** The content of a file, if it exists. */
  read(path: string): Promise<Buffer | undefined>;
  /** Writes a new file. Over SFTP, fails if the path exists. */
  write(path: string, bytes: Buffer): Promise<unknown>;
  /** Renames the file `by` to `path`, and replaces a file there in one step. */
  replace(path: string, by: string): Promise<unknown>;
  remove(path: string): Promise<unknown>;
  /** Creates a folder, if it is missing. */
  makeFolder(path: string): Promise<unknown>;
  close(): void;
};

/** The time limit for a connection, in ms. */
export const PATIENCE = 20_000;

/** Fails if the real path of a folder is outside the site's folder: nothing is written or removed through a link. */
export function stayInside(top: string, real: string, folder: string): void {
  if (posix.relative(top, real).startsWith('..'))
    throw new Stopped(`Parei: a pasta ${folder} é um atalho para fora do site. Mostre esta frase à hospedagem.`);
}

/** Counts a failure with one of these codes of a server as a response without a value. */
export const unless =
  (...codes: number[]) =>
  (error: { code?: unknown }) => {
    if (!codes.some((code) => code === error.code)) throw error;
    return undefined;
  };

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

/** The errors that have their sentence, and those of a mistake in this program. */
const OWN = [Stopped, TypeError, RangeError, ReferenceError, SyntaxError];

/**
 * The `HostError` for an error of the network, of TLS, or of a server.
 * @throws our own errors, as they are.
 */
export function hostError(error: unknown): HostError {
  if (error instanceof HostError) return error;
  type Failure = { code?: string | number; level?: string; cert?: { subjectaltname?: string }; errors?: unknown[] };
  const { code, level, cert, cause, errors, message } = error as Error & Failure;
  // `fetch` puts the actual error into `cause`. If a host has several IP addresses, `errors` has an error for each.
  const inner = cause ?? errors?.[0];
  if (inner !== undefined) return hostError(inner);
  if (OWN.some((kind) => error instanceof kind)) throw error;
  if (level === 'client-authentication') return new HostError('password');
  // A server’s own codes are numbers. Some servers do not have the request that replaces a file in one step.
  const isRefused = typeof code === 'number' ? !LOST.includes(code) : message.includes('does not support');
  if (isRefused) return new HostError('refused', message);
  const names = cert?.subjectaltname?.replaceAll('DNS:', '');
  const detail = [typeof code === 'string' ? code : message, names && `vale para ${names}`].filter(Boolean).join('; ');
  return new HostError(CERTIFICATE.test(String(code)) ? 'certificate' : 'network', detail);
}
