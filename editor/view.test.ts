import { expect, test } from 'vitest';
import { type End, type Step, stateOf } from './view.ts';

const done = (...stops: boolean[]): End => ({
  kind: 'done',
  address: 'https://roda.org.br',
  faults: stops.map((one) => ({ stops: one, found: 'x', todo: 'x' })),
});

test.each<[Step, string, Step, End | null, string]>([
  ['compare', 'while another is sent', 'send', null, 'done'],
  ['send', 'while it runs', 'send', null, 'now'],
  ['visit', 'before its turn', 'send', null, 'ahead'],
  ['visit', 'after a site that is on the air', 'visit', done(), 'done'],
  ['visit', 'after a warning', 'visit', done(false), 'done'],
  ['visit', 'after a visit that failed', 'visit', done(false, true), 'stopped'],
  ['visit', 'after a failure', 'visit', { kind: 'failed', text: 'x' }, 'stopped'],
  ['send', 'after a later failure', 'visit', { kind: 'failed', text: 'x' }, 'done'],
])('the step “%s” %s (%s) has the right state', (one, _, step, end, state) => {
  expect(stateOf(one, step, end)).toBe(state);
});
