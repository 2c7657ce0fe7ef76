import { cnpj } from 'cpf-cnpj-validator';

/*
 * These functions convert the owner's text to the format that the schema expects. They change a text only if it has one
 * possible meaning. The schema checks the result.
 */

/** A text on one line, without control characters or spaces around it. A non-breaking space is intentional and stays. */
export function oneLine(written: string): string {
  return written.replace(/[ \p{Cc}]+/gu, ' ').trim();
}

/** A quotation without a matching pair of quotes around it, because the page adds its own. */
export function unquoted(written: string): string {
  const line = oneLine(written);
  const [, inner, end = ''] = /^["“«]([^"“”«»]+)["”»]([.!?…]?)$/.exec(line) ?? [];
  if (!inner) return line;
  return /[.!?…]$/.test(inner) ? inner : inner + end;
}

/** `Maré` as `mare`. */
export function withoutAccents(written: string): string {
  return written.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** `x.org`, `//x.org` and `HTTP://X.org/` as `https://x.org`, as browsers write it. */
export function webAddress(written: string): string {
  const line = oneLine(written);
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
 * with 2 to 5 (Anatel, Resolução 749/2022).
 */
export function phone(written: string): string {
  const line = oneLine(written).replace(/^(https?:\/\/)?(wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)\+?/i, '+');
  const found = /^(?:\+?55|0)?([1-9]{2})(9\d{4}|[2-5]\d{3})(\d{4})$/.exec(line.replace(/[\s().-]/g, ''));
  return found ? `+55 ${found[1]} ${found[2]}-${found[3]}` : line;
}

/** `31/10/2027` as `2027-10-31`. */
export function date(written: string): string {
  const line = oneLine(written);
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
  const line = oneLine(written).replace(/^CNPJ:? */i, '');
  return cnpj.isValid(line) ? cnpj.format(line) : line;
}
