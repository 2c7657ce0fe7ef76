import { expect, test, vi } from 'vitest';
import worker from './worker.ts';

const settings = {
  address: 'https://roda.example/',
  form: '/#contato',
  limits: { name: 100, email: 254, message: 5000 },
  phone: '',
  words: { error: 'Erro' },
};
const draft = { name: 'Ana Souza', email: 'ana@exemplo.com.br', message: 'Olá, tudo bem?' };

test.each([
  ['with its code', Object.assign(new Error('x'), { code: 'E_SENDER_NOT_VERIFIED' }), 'E_SENDER_NOT_VERIFIED'],
  [
    'without a code, with its text but nothing that the visitor wrote',
    new Error(`bad header: ${draft.email}, “Mensagem de ${draft.name} pelo site”, ${draft.message}`),
    'bad header: …, “Mensagem de … pelo site”, …',
  ],
])('an error of the mail binding is logged %s', async (_, error, cause) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const accept = { limit: async () => ({ success: true }) };
  const request = new Request('https://roda.example/contato', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': '203.0.113.7' },
    body: JSON.stringify(draft),
  });
  const { status } = await worker.fetch(request, {
    ASSETS: { fetch: async () => Response.json(settings) },
    MAIL: { send: () => Promise.reject(error) },
    EACH: accept,
    ALL: accept,
  });
  expect([status, log.mock.lastCall]).toEqual([502, ['O e-mail não saiu:', cause]]);
});
