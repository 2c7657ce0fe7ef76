import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { withPolicy } from './policy.ts';

const HEAD = '<meta charset="utf-8"><title>a</title>';
const page = (body: string, head = HEAD) => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
const NONE = { connections: [], forms: "'none'" as const };

/** The policy in a page, which is the second element of the head. */
function policyOf(html: string): string {
  const meta = parse(html).querySelectorAll('head > *')[1];
  expect(meta?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
  return meta?.getAttribute('content') ?? '';
}

test.each([
  ['no head', '<p>x</p>'],
  ['a script before the charset', page('', '<script>1</script><meta charset="utf-8">')],
])('a page with %s fails the build, because its policy could not be first', (_, html) => {
  expect(() => withPolicy(html, 'a.html', NONE)).toThrow(/^a\.html: the first element in <head>/);
});

test('the security policy allows the site’s own files and what the delivery needs, and nothing else', () => {
  const policy = policyOf(withPolicy(page(''), 'a.html', { connections: ['https://a.org'], forms: "'self'" }));
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    ...['script', 'style', 'img', 'font', 'manifest'].map((kind) => `${kind}-src 'self'`),
    'connect-src https://a.org',
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});

test('the security policy is the only change of a page, and follows the charset', () => {
  const html = page(`<p\n class=a  >&amp; <br/>é <!-- c --><ul><li>x</ul>`);
  const [before = '', after = ''] = html.split('<title>');
  const policy = policyOf(withPolicy(html, 'a.html', NONE));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  expect(withPolicy(html, 'a.html', NONE)).toBe(`${before}${meta}<title>${after}`);
});

test('the security policy allows inline scripts and styles by their hashes; scripts that are data need no hash', () => {
  const html = page(
    '<script>1</script><script type="application/ld+json">{}</script><script type="application/json">{}</script><style>p{}</style><noscript><style>a{}</style></noscript>',
  );
  const policy = policyOf(withPolicy(html, 'a.html', NONE));
  expect(policy).toContain(
    "; script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='; style-src 'self' 'sha256-",
  );
  expect(policy.match(/sha256-/g)).toHaveLength(3);
});
