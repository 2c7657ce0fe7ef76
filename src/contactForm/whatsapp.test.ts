import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Draft } from './delivery.ts';
import { whatsapp } from './whatsapp.ts';

const CHAT = 'https://wa.me/5511912345678';
const words = { text: '{message}|{name}|{email}', phone: 'Meu telefone:', about: 'Sobre:' };

test('any text of a visitor, also a placeholder, is encoded unchanged, and only in the parameter `text`', async () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('{message}', '$& {name}'));
  const draft = fc.record<Draft>(
    { name: text, email: text, message: text, phone: text, about: text },
    { requiredKeys: ['name', 'email', 'message'] },
  );
  await fc.assert(
    fc.asyncProperty(draft, async ({ name, email, message, phone, about }) => {
      const all = { name, email, message, phone, about } as Draft;
      const address = new URL((await whatsapp({ chat: CHAT, words })(all, new AbortController().signal)) ?? '');
      const lines = [phone && `\nMeu telefone: ${phone}`, about && `\nSobre: ${about}`];
      const expected = `${message}|${name}|${email}${lines.filter(Boolean).join('')}`;
      expect([address.origin + address.pathname, [...address.searchParams], address.hash]).toEqual([
        CHAT,
        [['text', expected]],
        '',
      ]);
    }),
  );
});
