import { json } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { interfaceWords } from '#interfaceWords.ts';
import { webServer } from '../../tests/temporary.ts';
import { type Draft, fieldsOf } from './fields.ts';
import { chatHref, post } from './sendMessage.ts';

const draft = { name: 'Ana “Nã”', email: 'ana@exemplo.com.br', message: 'Olá!\n</script>' };

test('a message is posted as JSON, without cookies and referrer', async () => {
  const seen: unknown[] = [];
  const asked = vi.spyOn(globalThis, 'fetch');
  const origin = await webServer(async (request, response) => {
    const { accept, 'content-type': type } = request.headers;
    seen.push(request.method, accept, type, await json(request));
    response.end();
  });
  await post(draft, { address: origin, often: '' });
  expect(seen).toEqual(['POST', 'application/json', 'application/json', draft]);
  // Node has no cookies and no referrer; browsers do.
  expect(asked.mock.lastCall?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
});

test('without a response, a post fails after 15 s', async () => {
  const origin = await webServer(() => {});
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await expect(post(draft, { address: origin, often: '' })).rejects.toThrow();
  expect(limit).toHaveBeenCalledWith(15_000);
});

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
    { name: text, email: text, message: text, phone: text, about: text, Turma: text },
    { requiredKeys: ['name', 'email', 'message'] },
  );
  fc.assert(
    fc.property(draft, ({ name, email, message, phone, about, Turma }) => {
      const address = new URL(
        chatHref({ name, email, message, phone, about, ...(Turma && { Turma }) } as Draft, { chat: CHAT, words }),
      );
      const lines = [Turma && `\nTurma: ${Turma}`, phone && `\nMeu telefone: ${phone}`, about && `\nSobre: ${about}`];
      expect(Object.fromEntries(address.searchParams)).toEqual({
        text: `${message}|${name}|${email}${lines.filter(Boolean).join('')}`,
      });
      expect([address.origin + address.pathname, address.hash]).toEqual([CHAT, '']);
    }),
  );
});

test.each([
  ['formspree', 'Turma'],
  ['php', 'own1'],
])('by %s, a field that the owner added is sent as “%s”', (kind, name) => {
  const fields = fieldsOf({ delivery: { kind }, note: '', fields: [{ label: 'Turma' }] });
  expect(fields.find(({ label }) => label === 'Turma')?.name).toBe(name);
});
