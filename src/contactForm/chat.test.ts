import fc from 'fast-check';
import { expect, test } from 'vitest';

import { composed } from './chat.ts';

const { signal } = new AbortController();
const before = { phone: 'Meu telefone:', about: 'Sobre:' };
const CHAT = 'https://wa.me/5511912345678';

test('any text is encoded unchanged, and only in the `text` parameter', async () => {
  const text = fc.string({ unit: 'grapheme' });
  await fc.assert(
    fc.asyncProperty(text, text, text, async (name, email, message) => {
      const address = new URL(
        (await composed(CHAT, { text: '{message}|{name}|{email}', ...before })({ name, email, message }, signal)) ?? '',
      );
      expect(address.origin + address.pathname).toBe(CHAT);
      expect([...address.searchParams]).toEqual([['text', `${message}|${name}|${email}`]]);
      expect(address.hash).toBe('');
    }),
  );
});

test('a visitor’s text is never treated as a placeholder', async () => {
  const address = await composed(CHAT, { text: '{name}: {message}', ...before })(
    { name: '{message}', email: '', message: '$& {name}' },
    signal,
  );
  expect(new URL(address ?? '').searchParams.get('text')).toBe('{message}: $& {name}');
});

test('the phone number and the subject are below the message', async () => {
  const draft = { name: 'Ana', email: 'a@b.org', message: 'Olá!', phone: '(81) 99999-0000', about: '{message} & cia' };
  const address = await composed(CHAT, { text: '{message} {email}', ...before })(draft, signal);
  expect(new URL(address ?? '').searchParams.get('text')).toBe(
    'Olá! a@b.org\nMeu telefone: (81) 99999-0000\nSobre: {message} & cia',
  );
});
