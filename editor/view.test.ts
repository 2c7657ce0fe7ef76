import { expect, test } from 'vitest';
import { type End, type Step, stateOf } from './view.ts';

const address = 'https://roda.org.br';

test.each<[Step, string, Step, End | null, string]>([
  ['compare', 'while another is sent', 'send', null, 'done'],
  ['send', 'while it runs', 'send', null, 'now'],
  ['visit', 'before its turn', 'send', null, 'ahead'],
  ['visit', 'after a site that is on the air', 'visit', { kind: 'onAir', address }, 'done'],
  ['visit', 'after a visit that found a fault', 'visit', { kind: 'sent', address }, 'stopped'],
  ['visit', 'after a failure', 'visit', { kind: 'failed', text: 'x' }, 'stopped'],
  ['send', 'after a later failure', 'visit', { kind: 'failed', text: 'x' }, 'done'],
])('the step “%s” %s (%s) has the right state', (one, _, step, end, state) => {
  expect(stateOf(one, step, end)).toBe(state);
});
