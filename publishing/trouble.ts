import { tamed } from './foreign.ts';

/** The reasons for failures. Each reason has its own message to the owner. */
export type Reason = 'password' | 'network' | 'folder' | 'refused' | 'certificate' | 'plain' | 'key' | 'other';

/** A failure with its reason. `detail` is the variable part of its message, such as a path or a key. */
export class Trouble extends Error {
  override name = 'Trouble';
  reason: Reason;
  detail: string;

  constructor(reason: Reason, detail = '', cause?: unknown) {
    const text = tamed(detail);
    super(`${reason}: ${text}`, { cause });
    this.reason = reason;
    this.detail = text;
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const NETWORK = [
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN', 'ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH'],
  ...['ECONNRESET', 'ECONNABORTED', 'EPIPE'],
];

const CERTIFICATE = /^CERT_|^ERR_TLS_CERT|SELF_SIGNED|^UNABLE_TO/;

/** The `Trouble` for an error of the network or of TLS; undefined for any other error. */
export function networkTrouble(error: unknown): Trouble | undefined {
  // `fetch` puts the actual error into `cause`. If a host has several IP addresses, `errors` has an error for each.
  const { code, cert, cause, errors } = error as {
    code?: unknown;
    cert?: { subjectaltname?: string };
    cause?: unknown;
    errors?: unknown[];
  };
  const name = String(code);
  if (NETWORK.includes(name)) return new Trouble('network', name, error);
  const names = cert?.subjectaltname?.replaceAll('DNS:', '');
  if (CERTIFICATE.test(name)) return new Trouble('certificate', names ? `${name}; vale para ${names}` : name, error);
  const inner = cause ?? errors?.[0];
  return inner === undefined ? undefined : networkTrouble(inner);
}
