/** Why something did not work, as far as a person can do something about it. */
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
  | 'replace'
  | 'certificateName'
  | 'certificate'
  | 'clock'
  | 'plain'
  | 'newKey'
  | 'changedKey'
  | 'other';

/** A failure with its reason. `detail` is the part of its sentence that only the failure knows. */
export class Trouble extends Error {
  override name = 'Trouble';
  reason: Reason;
  detail: string;

  constructor(reason: Reason, detail = '', cause?: unknown) {
    super(`${reason}: ${detail}`, { cause });
    this.reason = reason;
    this.detail = detail;
  }
}

/** The reasons that may be gone a moment later. */
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

/** The trouble behind an error of the network or of TLS; undefined if it is another error. */
export function networkTrouble(error: unknown): Trouble | undefined {
  // `fetch` and a connection to several addresses have the reason inside.
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
