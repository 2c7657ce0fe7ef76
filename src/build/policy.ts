import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import type { allowed } from '../contactForm/delivery.ts';

/** Script elements that browsers run: the others contain data. */
const RUN = 'script:not([src], [type="application/json"], [type="application/ld+json"])';

/**
 * Returns a built page with its security policy, which allows only the site's files, the page's own inline scripts and
 * styles, and what the delivery of messages needs. The policy follows the charset, which must be in the first 1,024 bytes.
 * All other elements follow the policy, because it applies only to these.
 */
export function withPolicy(html: string, page: string, { connections, forms }: ReturnType<typeof allowed>): string {
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const charset = root.querySelector('head')?.firstElementChild;
  if (!charset?.hasAttribute('charset')) throw new Error(`${page}: the first element in <head> is no charset.`);
  const hashes = (selector: string) => root.querySelectorAll(selector).map(({ rawText }) => ` ${hash(rawText)}`);
  const policy = [
    "default-src 'none'",
    `script-src 'self'${hashes(RUN).join('')}`,
    `style-src 'self'${hashes('style').join('')}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${connections.join(' ')}`,
    `form-action ${forms}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const [, end] = charset.range;
  return `${html.slice(0, end)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(end)}`;
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
