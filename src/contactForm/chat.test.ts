import fc from 'fast-check';
import { expect, test } from 'vitest';

import { composed } from './chat.ts';

const { signal } = new AbortController();
const CHAT = 'https://wa.me/5511912345678';

test('any text is encoded unchanged, and only in the `text` parameter', async () => {
  const text = fc.string({ unit: 'grapheme' });
  await fc.assert(
    fc.asyncProperty(text, text, text, async (name, email, message) => {
      const address = new URL(
        (await composed(CHAT, '{message}|{name}|{email}')({ name, email, message }, signal)) ?? '',
      );
      expect(address.origin + address.pathname).toBe(CHAT);
      expect([...address.searchParams]).toEqual([['text', `${message}|${name}|${email}`]]);
      expect(address.hash).toBe('');
    }),
  );
});

test('a visitor’s text is never treated as a placeholder', async () => {
  const address = await composed(CHAT, '{name}: {message}')(
    { name: '{message}', email: '', message: '$& {name}' },
    signal,
  );
  expect(new URL(address ?? '').searchParams.get('text')).toBe('{message}: $& {name}');
});
