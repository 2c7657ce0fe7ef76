import { expect, test } from 'vitest';
import { networkTrouble, Trouble } from './trouble.ts';

test.each([
  ['an escape sequence of a terminal', 'a\x1b[2Jb', 'a [2Jb'],
  ['a C1 control character', 'a\x9b2Jb', 'a 2Jb'],
  ['lines', ' a\r\nb\u2028c\n', 'a b c'],
  ['letters in another direction', 'a\u202egpj\u2066.b', 'a gpj .b'],
])('a server’s message loses %s', (_, message, text) => {
  const trouble = new Trouble('other', message);
  expect([trouble.detail, trouble.message]).toEqual([text, `other: ${text}`]);
});

test('the names in a certificate lose control characters', () => {
  const error = { code: 'ERR_TLS_CERT_ALTNAME_INVALID', cert: { subjectaltname: 'DNS:a\x1b]0;x\x07.br' } };
  expect(networkTrouble(error)?.detail).toBe('ERR_TLS_CERT_ALTNAME_INVALID; vale para a ]0;x .br');
});
