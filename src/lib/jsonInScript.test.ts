import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { jsonInScript } from './jsonInScript.ts';

test.each(['</script><script>alert(1)</script>', '<!-- <script>', '\\u003c \\ "'])(
  '“%s” in the data does not end the script element early, and stays unchanged',
  (name) => {
    const data = { names: [name] };
    const text = jsonInScript(data);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual(data);
    const html = parse(`<script type="application/json">${text}</script><p>Fim</p>`);
    expect(html.querySelectorAll('script')).toHaveLength(1);
    expect(html.querySelector('p')?.text).toBe('Fim');
  },
);
