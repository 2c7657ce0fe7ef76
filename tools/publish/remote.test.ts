import { expect, test } from 'vitest';
import { HostError, hostError } from './remote.ts';

test('a server’s message loses escape sequences, control characters, lines, and letters in another direction', () => {
  expect(new HostError('key', ' a\x1b[2Jb\x9b\r\nc\u2028d\u202e\u2066.e\n').message).toBe('a [2Jb c d .e');
});

test.each([
  [{ cause: { errors: [{ code: 'ENOTFOUND', message: '' }] } }, 'network', 'ENOTFOUND'],
  [{ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', message: '' }, 'certificate', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  [{ code: 421, message: 'Timeout' }, 'network', 'Timeout'],
  [{ code: 552, message: 'Quota' }, 'refused', 'Quota'],
  [{ message: 'Server does not support this' }, 'refused', 'Server does not support this'],
])('the error %j of a connection gives the reason “%s” with “%s”', (error, reason, message) => {
  expect(hostError(error)).toMatchObject({ reason, message });
});
