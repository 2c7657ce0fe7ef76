/** The reasons for failures. Each reason has its own message to the owner. */
export type Reason = 'password' | 'network' | 'folder' | 'refused' | 'certificate' | 'plain' | 'key' | 'other';

/** Characters that could change what a terminal or the editor shows: controls, line ends, changes of the direction. */
export const UNSAFE: RegExp = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/u;

/** A text of somebody else, such as a server, without unsafe characters. */
export const tamed = (text: string): string => text.split(UNSAFE).join(' ').trim();

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

const CERTIFICATE = /^CERT_|^ERR_TLS_CERT|SELF_SIGNED|^UNABLE_TO/;

/** The `Trouble` for an error of the network or of TLS. */
export function networkTrouble(error: unknown): Trouble {
  // `fetch` puts the actual error into `cause`. If a host has several IP addresses, `errors` has an error for each.
  const { code, cert, cause, errors, message } = error as Error & {
    code?: string;
    cert?: { subjectaltname?: string };
    errors?: unknown[];
  };
  const inner = cause ?? errors?.[0];
  if (inner !== undefined) return networkTrouble(inner);
  const names = cert?.subjectaltname?.replaceAll('DNS:', '');
  const detail = [code ?? message, names && `vale para ${names}`].filter(Boolean).join('; ');
  return new Trouble(CERTIFICATE.test(String(code)) ? 'certificate' : 'network', detail, error);
}
