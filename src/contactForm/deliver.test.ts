import type { ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { interfaceWords } from '#interfaceWords.ts';
import { webServer } from '../../tests/temporary.ts';
import { chatHref, post } from './deliver.ts';
import type { Draft } from './fields.ts';

const draft = { name: 'Ana “Nã”', email: 'ana@exemplo.com.br', message: 'Olá!\n</script>' };

const answer = (status: number, headers: Record<string, string> = {}, body = '') => {
  return (response: ServerResponse) => response.writeHead(status, headers).end(body);
};
const half = (response: ServerResponse) => response.writeHead(200, { 'Content-Length': '17' }).write('{"success":');
const HALF_OF_THE_HEADERS = 'HTTP/1.1 200 OK\r\nContent-Ty';

// Only the status decides. A missing or incomplete body does not matter.
test.each<[string, (response: ServerResponse) => unknown, 'success' | 'error']>([
  ['status 200 and a page', answer(200, {}, '<p>ok</p>'), 'success'],
  ['half of the body, and then silence', half, 'success'],
  ['a redirect', answer(302, { Location: '/elsewhere' }), 'error'],
  ['half of the headers', (response) => response.socket?.end(HALF_OF_THE_HEADERS), 'error'],
])('after %s from the server, the result is right', async (_, respond, expected) => {
  const asked: unknown[] = [];
  const origin = await webServer((request, response) => {
    asked.push(request.url);
    respond(response);
  });
  const { status } = await post(draft, `${origin}/f/x`).catch(() => ({ status: 'error' }));
  expect([status, asked]).toEqual([expected, ['/f/x']]);
});

test('a message is posted as JSON, without cookies and referrer', async () => {
  const seen: unknown[] = [];
  const asked = vi.spyOn(globalThis, 'fetch');
  const origin = await webServer(async (request, response) => {
    const { accept, 'content-type': type } = request.headers;
    seen.push(request.method, accept, type, await json(request));
    response.end();
  });
  await post(draft, origin);
  expect(seen).toEqual(['POST', 'application/json', 'application/json', draft]);
  // Node has no cookies and no referrer; browsers do.
  expect(asked.mock.lastCall?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
});

test('without a response, a post fails after 15 s', async () => {
  const origin = await webServer(() => {});
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await expect(post(draft, origin)).rejects.toThrow();
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
