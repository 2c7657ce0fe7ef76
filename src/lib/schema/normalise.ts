import { cnpj } from 'cpf-cnpj-validator';

/*
 * These functions convert the owner's text to the format that the schema expects. They change a text only if it has one
 * possible meaning. The schema checks the result. The functions after `oneLine` get a text that it returned.
 */

/**
 * A text without characters that nobody sees: controls, half characters, noncharacters, marks of direction, soft hyphens
 * and joiners outside an emoji. Accents are part of their letters, and all spaces are plain: pages put a non-breaking space
 * where one belongs, and a text that was pasted from an office program often has nothing else.
 */
export function visible(written: string): string {
  return written
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t]|\u200D\p{Extended_Pictographic})[\p{Cc}\p{Cf}\p{Cs}\p{NChar}]/gu, '')
    .replace(/\p{Zs}/gu, ' ');
}

/** A text, a number, an address or a file's name on one line, without spaces around it. */
export function oneLine(written: string): string {
  return visible(written).replace(/\s+/g, ' ').trim();
}

/** A quotation without a matching pair of quotes around it, because the page adds its own. */
export function unquoted(line: string): string {
  const [, inner, end = ''] = /^["“«]([^"“”«»]+)["”»]([.!?…]?)$/.exec(line) ?? [];
  if (!inner) return line;
  return /[.!?…]$/.test(inner) ? inner : inner + end;
}

/** `Maré` as `mare`. */
export function withoutAccents(written: string): string {
  return written.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** `x.org`, `//x.org` and `HTTP://X.org/` as `https://x.org`, as browsers write it. */
export function webAddress(line: string): string {
  const whole = /^(\/\/)?([\p{L}\p{N}-]+\.)+\p{L}{2,}([/?#:]|$)/u.test(line)
    ? `https://${line.replace(/^\/\//, '')}`
    : line;
  if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return line;
  const url = new URL(whole);
  url.protocol = 'https:';
  return url.pathname === '/' && !url.search && !url.hash ? url.href.slice(0, -1) : url.href;
}

/**
 * `(11) 91234.5678`, or a WhatsApp link with this number, as `+55 11 91234-5678`. Only Brazilian numbers with an area
 * code get this format. Mobile numbers have nine digits and start with 9. Other numbers have eight digits and start
 * with 2 to 5 (Anatel, Resolução 749/2022). A zero that is dialled only within the country is left out.
 */
export function phone(written: string): string {
  const line = written
    .replace(/^(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)\+?(\d+).*$/i, '+$1')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^(\+\d{1,3} ?)\(0\) ?/, '$1');
  const found = /^(?:\+?55)?0?([1-9]{2})(9\d{4}|[2-5]\d{3})(\d{4})$/.exec(line.replace(/[\s().\p{Pd}]/gu, ''));
  return found ? `+55 ${found[1]} ${found[2]}-${found[3]}` : line;
}

/**
 * A Brazilian number with its country code: with an area code (Anatel), for the whole country, such as 0800, or the zeros
 * of an example.
 */
const BRAZILIAN =
  /^55(?:(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])(?:9\d{8}|[2-5]\d{7})|[38]00\d{7}|0{10,11})$/;

/** Whether a phone number has its country code, as WhatsApp needs it. Such numbers have 8 to 15 digits (ITU-T E.164). */
export function canChat(written: string): boolean {
  if (!/^\+[1-9](?:[\s().-]*\d){7,14}$/.test(written)) return false;
  return !written.startsWith('+55') || BRAZILIAN.test(written.replace(/\D/g, ''));
}

/** Whether a phone number can ring: also one without an area code, for the whole of Brazil, such as 0800 or 4004. */
export const canRing = (written: string): boolean =>
  canChat(written) || /^(?:0[3589]00(?:[ -]?\d){6,7}|[34]00\d[ -]?\d{4})$/.test(written);

/** `31/10/2027` as `2027-10-31`. */
export function date(line: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(line) ?? [];
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : line;
}

/** A file name as a slug: `Cópia de Oficinas.yaml` as `copia-de-oficinas`. */
export function slugOf(name: string): string {
  return withoutAccents(name.replace(/\.ya?ml$/i, ''))
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** `12345678000195` as `12.345.678/0001-95`. Letters in newer CNPJs become capitals. Formats only valid CNPJs. */
export function companyNumber(written: string): string {
  const line = written.replace(/^CNPJ:? */i, '');
  return cnpj.isValid(line) ? cnpj.format(line) : line;
}
