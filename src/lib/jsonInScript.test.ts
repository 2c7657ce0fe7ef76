import { expect, test } from 'vitest';
import { jsonInScript } from './jsonInScript.ts';

test('no text in the data can end a script element early, and all texts stay unchanged', () => {
  const data = ['</script><script>alert(1)</script>', '<!-- <script>', '\\u003c \\ "'];
  const text = jsonInScript(data);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(data);
});
