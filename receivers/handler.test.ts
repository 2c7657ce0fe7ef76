import { describe, expect, test } from 'vitest';
import { interfaceWords } from '../src/interfaceWords.ts';
import { counters } from './counters.ts';
import { senderOf } from './handler.ts';
import { MOST_EACH, MOST_OF_ALL } from './settings.ts';

describe('senderOf', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['1::5:6:7:8:9', '1:0:0:5'],
    ['::1', '0:0:0:0'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0'],
    ['', ''],
    // No IPv6 addresses: all of them together count as one sender.
    ['1:2:3:4:5:6:7:8:9', ''],
    ['1:2:3:4:5:6:7:8::9', ''],
    ['1::2::3', ''],
    ['[::1]:8787', ''],
    ['a:b', ''],
    ['::1]/x', ''],
  ])('“%s” is counted as “%s”', (ip, sender) => expect(senderOf(ip)).toBe(sender));
});

describe('counters', () => {
  const start = Date.UTC(2026, 0, 1, 10, 30);

  test('each sender has its own limit of messages per hour', () => {
    let now = start;
    const isTooOften = counters(() => now);
    for (let count = 0; count < MOST_EACH; count++) expect(isTooOften('a')).toBe(false);
    expect([isTooOften('a'), isTooOften('b')]).toEqual([true, false]);
    now += 30 * 60_000;
    expect(isTooOften('a')).toBe(false);
  });

  test('all senders together have a limit of messages per hour', () => {
    const isTooOften = counters(() => start);
    for (let count = 0; count < MOST_OF_ALL; count++) expect(isTooOften(`${count}`)).toBe(false);
    expect(isTooOften('another')).toBe(true);
  });
});

test('the sentence about too many messages promises no time, because each receiver has its own', () => {
  expect(interfaceWords.form.answers.often).not.toMatch(/hora|minuto/);
});
