import { expect, test } from 'vitest';
import { richText, text } from './fields.ts';

test.each(['[', '<b', '<b>', '](', '**a'])('a text of many thousand “%s” is refused in less than a second', (sign) => {
  const start = performance.now();
  for (const field of [text('Texto'), richText('Texto')])
    expect(field.safeParse(sign.repeat(60_000)).success).toBe(false);
  expect(performance.now() - start).toBeLessThan(1000);
});
