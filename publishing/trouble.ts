import { tamed } from './foreign.ts';

/** The reasons for failures. Each reason has its own message to the owner. */
export type Reason =
  | 'password'
  | 'host'
  | 'offline'
  | 'refused'
  | 'silent'
  | 'lost'
  | 'space'
  | 'rights'
  | 'folder'
  | 'link'
  | 'large'
  | 'replace'
  | 'certificateName'
  | 'certificate'
  | 'clock'
  | 'dataCertificate'
  | 'plain'
  | 'newKey'
  | 'changedKey'
  | 'other';

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

/** Whether a later attempt may succeed. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Trouble && ['host', 'offline', 'refused', 'silent', 'lost'].includes(error.reason);

const CODES: Record<string, Reason> = {
  ENOTFOUND: 'host',
  EAI_AGAIN: 'offline',
  ENETUNREACH: 'offline',
  ENETDOWN: 'offline',
  ECONNREFUSED: 'refused',
  ETIMEDOUT: 'silent',
  EHOSTUNREACH: 'silent',
  ECONNRESET: 'lost',
  ECONNABORTED: 'lost',
  EPIPE: 'lost',
  CERT_HAS_EXPIRED: 'clock',
  CERT_NOT_YET_VALID: 'clock',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificateName',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate',
};

/** The `Trouble` for an error of the network or of TLS; undefined for any other error. */
export function networkTrouble(error: unknown): Trouble | undefined {
  // `fetch` puts the actual error into `cause`. If a host has several IP addresses, `errors` has an error for each.
  const { code, cert, cause, errors } = error as {
    code?: unknown;
    cert?: { subjectaltname?: string };
    cause?: unknown;
    errors?: unknown[];
  };
  const inner = cause ?? errors?.[0];
  const reason = CODES[String(code)];
  if (!reason) return inner === undefined ? undefined : networkTrouble(inner);
  const names = cert?.subjectaltname?.replaceAll('DNS:', '') ?? '';
  return new Trouble(reason, reason === 'certificateName' ? names : String(code), error);
}
