import { describe, expect, test } from 'vitest';
import { responseHeaders } from './responseHeaders.ts';
import { hashInline, securityPolicy, UnsafePageError } from './securityPolicy.ts';

const page = (body: string) => `<!doctype html><html><head></head><body>${body}</body></html>`;

describe('the security policy', () => {
  test.each([
    ['a style attribute', '<p style="color:red">x</p>'],
    ['an inline handler', '<button onclick="x()">x</button>'],
    ['a handler in capitals', '<img ONERROR="x()" src="/a.png">'],
    ['a foreign script', '<script src="https://stats.example/a.js"></script>'],
    ['a foreign image', '<img src="//cdn.example/a.png">'],
    ['a foreign style sheet', '<link rel="stylesheet" href="https://fonts.example/a.css">'],
    ['a style attribute inside noscript', '<noscript><p style="color:red">x</p></noscript>'],
    ['a frame', '<iframe src="https://video.example"></iframe>'],
    ['an image as a data URL', '<img src="data:image/png;base64,AAAA">'],
  ])('a page with %s fails the build with an error that names the page', (_name, body) => {
    expect(() => hashInline(page(body), 'a.html')).toThrow(UnsafePageError);
    expect(() => hashInline(page(body), 'a.html')).toThrow(/^a\.html: </);
  });

  test('links that browsers do not fetch may point to another origin', () => {
    const html = page(
      '<link rel="canonical" href="https://a.org/"><link rel="alternate" href="https://a.org/x.xml"><a href="https://b.org">b</a>',
    );
    expect(() => hashInline(html, 'a.html')).not.toThrow();
  });

  test('inline scripts and styles are allowed by their hashes; data scripts need no hash', () => {
    const { scripts, styles } = hashInline(
      page(
        '<script>1</script><script type="application/ld+json">{}</script><script type="application/json">{}</script><style>p{}</style><noscript><style>a{}</style></noscript>',
      ),
      'a.html',
    );
    expect([...scripts]).toEqual(["'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"]);
    expect(styles.size).toBe(2);
    const policy = securityPolicy({ scripts, styles }, { connections: [], forms: "'none'" });
    expect(policy).toContain("script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='");
    expect(policy).not.toContain('unsafe');
  });

  const none = { scripts: new Set<string>(), styles: new Set<string>() };

  test('pages may connect only to the given URLs', () => {
    const allowed = ['https://a.org/robots.txt', 'https://api.a.org:8443'];
    const promises = { connections: allowed, forms: "'none'" } as const;
    const policy = securityPolicy(none, promises);
    expect(policy).toContain(`; connect-src ${allowed.join(' ')}; form-action 'none'; `);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy.replace(` ${allowed.join(' ')}`, '')).toBe(
      securityPolicy(none, { ...promises, connections: [] }).replace(/(connect-src)[^;]*/, '$1'),
    );
    expect(Object.fromEntries(responseHeaders(none, promises))['Content-Security-Policy']).toBe(
      `${policy}; frame-ancestors 'none'`,
    );
  });

  test('browsers may submit a form to the site’s own origin if `forms` is `self`', () => {
    const policy = securityPolicy(none, { connections: ["'self'"], forms: "'self'" });
    expect(policy).toContain("; connect-src 'self'; form-action 'self'; ");
  });
});
