/*
 * What people write, as the configuration wants it. Only what can be meant in
 * one way is tidied; all else is left for the rule to refuse in its own words.
 */

/** On one line, without the quotes that the file's own examples suggest. */
export function text(answer: string): string {
  const line = answer.replace(/\s+/g, ' ').trim();
  return /^(["'])(?:(?!\1).)*\1$/.exec(line) ? line.slice(1, -1).trim() : line;
}

/** `x.org`, `//x.org` and `http://x.org` as `https://x.org`. */
export function webAddress(answer: string): string {
  const written = text(answer);
  // The owner's own machine, where a form is tried out, has no certificate.
  if (/^http:\/\/(?:localhost|127\.0\.0\.1)\b/i.test(written)) return written;
  if (/^https?:\/\//i.test(written)) return written.replace(/^https?/i, 'https');
  return /^(\/\/)?([\w-]+\.)+[a-z]{2,}([/?#:]|$)/i.test(written) ? `https://${written.replace(/^\/\//, '')}` : written;
}

/** As a web address, without the slash that browsers put at its end. */
export function siteAddress(answer: string): string {
  return webAddress(answer).replace(/\/+$/, '');
}

/** `@someone` as the address of their profile, which starts with `profiles`. */
export function profileAt(profiles: string): (answer: string) => string {
  return (answer) => {
    const handle = /^@([\w.-]+)$/.exec(text(answer))?.[1];
    return handle ? profiles + handle : webAddress(answer);
  };
}

/**
 * A Brazilian number, with its area and in any punctuation, or as an address of WhatsApp's, as `+55 11 91234-5678`.
 * Mobile numbers have nine digits that start with 9, others eight that start with 2 to 5 (Anatel, Resolução 749/2022).
 */
export function phone(answer: string): string {
  const written = text(answer).replace(/^(https?:\/\/)?(wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)\+?/i, '+');
  const found = /^(?:\+?55|0)?([1-9]{2})(9\d{4}|[2-5]\d{3})(\d{4})$/.exec(written.replace(/[\s().-]/g, ''));
  return found ? `+55 ${found[1]} ${found[2]}-${found[3]}` : written;
}

/** An e-mail address as a `mailto:`, a web address as itself. */
export function report(answer: string): string {
  const written = text(answer);
  return /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(written) ? `mailto:${written}` : webAddress(written);
}

/** `31/10/2027` as `2027-10-31`. */
export function date(answer: string): string {
  const written = text(answer);
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(written) ?? [];
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : written;
}

/** `1D3FBB` and `#abc` as `#1d3fbb` and `#aabbcc`. */
export function colour(answer: string): string {
  const written = text(answer);
  const digits = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(written)?.[1]?.toLowerCase();
  if (!digits) return written;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** `Maré` as `mare`. */
export function name(answer: string): string {
  return text(answer).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The code at the end of a form's address at Formspree. */
export function formspreeCode(answer: string): string {
  return text(answer).replace(/^(https?:\/\/)?formspree\.io\/f\//i, '');
}
