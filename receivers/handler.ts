import { fieldsOf, inOneFormat, subjectOf } from '../src/contactForm/message.ts';
import type { Settings } from './readSettings.ts';

/** A message as an e-mail to the owner. */
export type Mail = { from: string; to: string[]; replyTo: string; subject: string; text: string };

/** The functions of the platform on which the receiver runs. */
export type Place = {
  /** Sends an e-mail. Rejects if the mail server does not accept it. */
  send: (mail: Mail) => Promise<unknown>;
  /** Counts a message. Returns whether it exceeds the limit for this sender, or for all senders. */
  isTooOften: (sender: string) => boolean | Promise<boolean>;
  /** Logs why an e-mail was not sent. The cause contains nothing that the visitor wrote. */
  log: (cause: string) => void;
};

type Field = keyof Settings['limits'];
/** `about` is the name of the page that the message is about. */
type Draft = Record<Field | 'about', string>;
type Faults = Partial<Record<Field, string>>;

/** The maximum size of a request in bytes. 5,000 emojis fit: without scripts, a browser sends each as twelve bytes. */
const MOST_BYTES = 65_536;

/** A pattern for one label of a domain name, such as `example` in `example.org`. */
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
/**
 * Matches the e-mail addresses that browsers accept in an e-mail field, except those with `=?`: mail programs would decode
 * them as an encoded word, maybe into other addresses. Source: HTML Standard, RFC 2047
 */
const EMAIL = new RegExp(`^(?!.*=[?])[a-z\\d.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:[.]${LABEL})*$`, 'i');

/**
 * Responds to a request to the receiver, as docs/receivers.md specifies.
 * @param ip The visitor's IP address, which is used only for counting.
 */
export async function receive(request: Request, ip: string, settings: Settings, place: Place): Promise<Response> {
  const { form, words } = settings;
  if (request.method === 'GET' || request.method === 'HEAD') {
    return new Response(null, { status: 303, headers: { Location: form } });
  }
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';');
  const kind = type.trim().toLowerCase();
  const isJson = kind !== 'application/x-www-form-urlencoded';
  const answer = (status: number, typed: Record<string, string> = {}, faults: Faults = {}, reason = '') =>
    isJson ? inJson(status, faults, reason || words.error) : inPage(status, settings, typed, faults, reason);

  if (request.method !== 'POST') return answer(405);
  if (isFromElsewhere(request, settings.address)) return answer(403);
  if (isJson && kind !== 'application/json') return answer(415);
  const body = await read(request);
  if (body === undefined) return answer(413, {}, { message: words.message });
  const sent = isJson ? parsed(body) : Object.fromEntries(new URLSearchParams(body));
  if (sent === undefined) return answer(400);
  // `_gotcha` is a honeypot field. Text browsers show it; users who fill it in get the error page. Bots that post JSON
  // get a success response.
  if (sent._gotcha) return isJson ? answer(200) : answer(422, sent);

  const { name = '', email = '', phone = '', message = '', about = '' } = sent;
  const { limits } = settings;
  const draft = {
    name: oneLine(name),
    email: email.trim(),
    phone: limits.phone === undefined ? '' : inOneFormat(oneLine(phone), settings.phone),
    message: message.replace(/\r\n?/g, '\n').trim(),
    // The form sends the name of a page. Only a bot sends a longer text.
    about: [...oneLine(about)].slice(0, limits.name).join(''),
  };
  const faults = faultsOf(draft, settings);
  if (Object.keys(faults).length > 0) return answer(422, sent, faults);
  if (await place.isTooOften(senderOf(ip))) return answer(429, sent, {}, words.often);
  try {
    await place.send(mailOf(draft, settings));
    return answer(200);
  } catch (error) {
    place.log(causeOf(error, draft));
    return answer(502, sent);
  }
}

/** The code of an error, or its text without the values of the visitor. */
function causeOf(error: unknown, draft: Draft): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error) return String(error.code);
  return Object.values(draft)
    .filter((value) => value !== '')
    .reduce((text, value) => text.replaceAll(value, '…'), error.message);
}

/**
 * Whether a page of another site sent this request. This site's pages send the origin `null`, because they send no
 * referrer.
 */
function isFromElsewhere({ headers, url }: Request, address: string): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site) return site !== 'same-origin';
  const origin = headers.get('Origin') ?? 'null';
  if (origin === 'null') return false;
  return !URL.canParse(origin) || ![address, url].some((own) => new URL(own).hostname === new URL(origin).hostname);
}

/** The body as text; undefined as soon as it is too large. */
async function read({ headers, body }: Request): Promise<string | undefined> {
  if (Number(headers.get('Content-Length')) > MOST_BYTES) return undefined;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > MOST_BYTES) return undefined;
    parts.push(part);
  }
  return new Blob(parts).text();
}

/** The text values of a JSON object or array; undefined for any other body. */
function parsed(body: string): Record<string, string> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== 'object' || value === null) return undefined;
    return Object.fromEntries(Object.entries(value).filter(([, one]) => typeof one === 'string'));
  } catch {
    return undefined;
  }
}

/** A text on one line. Direction marks could make the rest of a subject unreadable. */
function oneLine(text: string): string {
  return text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

function faultsOf(draft: Draft, { limits, phone, words }: Settings): Faults {
  const formats: Partial<Record<Field, RegExp>> = { email: EMAIL, phone: new RegExp(`^(?:${phone})$`) };
  const isWrong = (field: Field) => {
    if (field === 'phone' && draft.phone === '') return false;
    // Counts code points, because many emojis are one code point but two UTF-16 code units.
    const length = [...draft[field]].length;
    return length === 0 || length > (limits[field] ?? 0) || formats[field]?.test(draft[field]) === false;
  };
  const wrong = fieldsOf(limits.phone !== undefined).filter(isWrong);
  return Object.fromEntries(wrong.map((field) => [field, words[field]]));
}

/**
 * The key for counting a visitor's messages: the IPv4 address, or the first four groups of the IPv6 address, because a
 * visitor usually has a whole /64 network. It is empty for a text with colons that is no address.
 */
export function senderOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+[.])/i, '');
  if (!address.includes(':')) return address;
  // Cloudflare's runtime also has this check of an IPv6 address, but no `node:net`.
  if (!/^[\da-f:.]+$/i.test(address) || !URL.canParse(`http://[${address}]`)) return '';
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = new Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}

function mailOf({ name, email, phone, message, about }: Draft, { from, to, address }: Settings): Mail {
  const more = `${phone && `\nTelefone: ${phone}`}${about && `\nSobre: ${about}`}`;
  return {
    from,
    to,
    replyTo: email,
    subject: subjectOf(name, about),
    text: `Nome: ${name}\nE-mail: ${email}${more}\n\n${message}\n\n-- \nEnviada pelo formulário de ${address}\n`,
  };
}

function inJson(status: number, fields: Faults, error: string): Response {
  const wrong = Object.keys(fields).length > 0;
  return respond(
    status,
    'application/json',
    JSON.stringify(status === 200 ? { ok: true } : { error, ...(wrong && { fields }) }),
  );
}

/** The response as an HTML page. The placeholders in the error page get the sent values and the error messages. */
function inPage(
  status: number,
  { limits, pages }: Settings,
  typed: Record<string, string>,
  faults: Faults,
  reason: string,
): Response {
  const places: Record<string, string> = { reason, about: typed.about ?? '' };
  for (const field of fieldsOf(limits.phone !== undefined)) {
    places[field] = typed[field] ?? '';
    places[`${field}-invalid`] = String(field in faults);
    places[`${field}-fault`] = faults[field] ?? '';
  }
  const page = status === 200 ? pages.sent : pages.failed;
  // Replaces all placeholders in one pass, because a sent value may look like a placeholder.
  const filled = page.replace(/\{\{([\w-]+)\}\}/g, (place, name: string) => escaped(places[name] ?? place));
  return respond(status, 'text/html', filled);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

function respond(status: number, type: string, body: string): Response {
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
    ...(status === 405 && { Allow: 'GET, HEAD, POST' }),
  };
  return new Response(body, { status, headers });
}
