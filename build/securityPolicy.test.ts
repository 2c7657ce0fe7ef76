import { describe, expect, test } from 'vitest';
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
    ['a frame', '<iframe src="https://video.example"></iframe>'],
    ['an image in the markup', '<img src="data:image/png;base64,AAAA">'],
  ])('a page with %s stops the build, and says where', (_name, body) => {
    expect(() => hashInline(page(body), 'a.html')).toThrow(UnsafePageError);
    expect(() => hashInline(page(body), 'a.html')).toThrow(/^a\.html: </);
  });

  test('names that are not fetched may be of another origin', () => {
    const html = page('<link rel="canonical" href="https://a.org/"><a href="https://b.org">b</a>');
    expect(() => hashInline(html, 'a.html')).not.toThrow();
  });

  test('inline scripts and styles are allowed by their hashes, structured data needs none', () => {
    const { scripts, styles } = hashInline(
      page('<script>1</script><script type="application/ld+json">{}</script><style>p{}</style>'),
      'a.html',
    );
    expect([...scripts]).toEqual(["'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"]);
    expect(styles.size).toBe(1);
    const policy = securityPolicy({ scripts, styles });
    expect(policy).toContain("script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='");
    expect(policy).not.toContain('unsafe');
  });
});
