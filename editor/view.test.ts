import { expect, test } from 'vitest';
import { type End, type Step, stateOf } from './view.ts';

const done = (...stops: boolean[]): End => ({
  kind: 'done',
  address: 'https://roda.org.br',
  faults: stops.map((one) => ({ stops: one, found: 'x', todo: 'x' })),
});

test.each<[string, Step, End | null, string]>([
  ['before the current step', 'send', null, 'done'],
  ['after a site that is on the air', 'visit', done(), 'done'],
  ['after a site that is on the air with a warning', 'visit', done(false), 'done'],
])('a step %s is done', (_, step, end, state) => {
  expect(stateOf('compare', step, end)).toBe(state);
  if (end) expect(stateOf('visit', step, end)).toBe(state);
});

test('the current step is now, and the next one is ahead', () => {
  expect([stateOf('send', 'send', null), stateOf('visit', 'send', null)]).toEqual(['now', 'ahead']);
});

test.each<[string, End]>([
  ['a visit that failed', done(false, true)],
  ['a failure', { kind: 'failed', text: 'x' }],
])('the last step stopped after %s', (_, end) => {
  expect([stateOf('send', 'visit', end), stateOf('visit', 'visit', end)]).toEqual(['done', 'stopped']);
});
