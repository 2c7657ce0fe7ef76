import { expect, test } from 'vitest';
import { Trouble, troubleOf } from './trouble.ts';

test.each([
  ['an escape sequence of a terminal', 'a\x1b[2Jb', 'a [2Jb'],
  ['a C1 control character', 'a\x9b2Jb', 'a 2Jb'],
  ['lines', ' a\r\nb\u2028c\n', 'a b c'],
  ['letters in another direction', 'a\u202egpj\u2066.b', 'a gpj .b'],
])('a server’s message loses %s', (_, message, text) => {
  expect(new Trouble('other', message).detail).toBe(text);
});

test.each([
  [{ cause: { errors: [{ code: 'ENOTFOUND', message: '' }] } }, 'network: ENOTFOUND'],
  [{ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', message: '' }, 'certificate: UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  [new Error('No response from server'), 'network: No response from server'],
  [{ code: 421, message: 'Timeout' }, 'network: Timeout'],
  [{ code: 552, message: 'Quota' }, 'refused: Quota'],
  [new Error('Server does not support this'), 'refused: Server does not support this'],
  [
    { code: 'ERR_TLS_CERT_ALTNAME_INVALID', message: '', cert: { subjectaltname: 'DNS:a\x1b]0;x\x07.br' } },
    'certificate: ERR_TLS_CERT_ALTNAME_INVALID; vale para a ]0;x .br',
  ],
])('the error %j of a connection gives “%s”', (error, message) => {
  expect(troubleOf(error).message).toBe(message);
});
