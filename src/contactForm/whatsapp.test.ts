import fc from 'fast-check';
import { expect, test } from 'vitest';
import { interfaceWords } from '#interfaceWords.ts';
import type { Draft } from './message.ts';
import { whatsapp } from './whatsapp.ts';

const CHAT = 'https://wa.me/5511912345678';
const words = {
  ...interfaceWords.form.chat,
  text: '{message}|{name}|{email}',
  phone: 'Meu telefone:',
  about: 'Sobre:',
};

test('any text of a visitor, also a placeholder, is encoded unchanged, and only in the parameter `text`', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('{message}', '$& {name}'));
  const draft = fc.record<Draft>(
    { name: text, email: text, message: text, phone: text, about: text },
    { requiredKeys: ['name', 'email', 'message'] },
  );
  fc.assert(
    fc.property(draft, ({ name, email, message, phone, about }) => {
      const outcome = whatsapp({ name, email, message, phone, about } as Draft, { chat: CHAT, words });
      const address = new URL('address' in outcome ? outcome.address : '');
      const lines = [phone && `\nMeu telefone: ${phone}`, about && `\nSobre: ${about}`];
      expect(Object.fromEntries(address.searchParams)).toEqual({
        text: `${message}|${name}|${email}${lines.filter(Boolean).join('')}`,
      });
      expect([address.origin + address.pathname, address.hash]).toEqual([CHAT, '']);
    }),
  );
});
