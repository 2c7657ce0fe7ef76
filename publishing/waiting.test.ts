import { rmSync, writeFileSync } from 'node:fs';

import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { emptyFolder } from '../tests/temporary.ts';
import { hashesOf, published } from './waiting.ts';

let folder = '';
let own = '';
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const waiting = (version?: string) => published(own).waiting(version, hashesOf(folder));

beforeEach(() => {
  [folder, own] = [emptyFolder(), emptyFolder()];
  write('home.yaml', 'um');
  write('site.yaml', 'dois');
});

test('before the first publication, the number of unpublished files is unknown', () => {
  expect(waiting()).toBeUndefined();
  expect(waiting('1')).toBeUndefined();
});

test('files that were changed, added or deleted after a publication count as unpublished, until the change is undone', () => {
  published(own).note('1', hashesOf(folder), ['1']);
  expect(waiting('1')).toEqual([]);
  write('home.yaml', 'outro');
  write('common.yaml', 'novo');
  rmSync(join(folder, 'site.yaml'));
  expect(waiting('1')).toEqual(['common.yaml', 'home.yaml', 'site.yaml']);
  write('home.yaml', 'um');
  write('site.yaml', 'dois');
  expect(waiting('1')).toEqual(['common.yaml']);
});

test('after an older version is sent back, the files that differ from that version count as unpublished', () => {
  published(own).note('1', hashesOf(folder), ['1']);
  write('home.yaml', 'outro');
  published(own).note('2', hashesOf(folder), ['2', '1']);
  expect(waiting('2')).toEqual([]);
  expect(waiting('1')).toEqual(['home.yaml']);
});

test('the hashes of a version are removed with the version', () => {
  published(own).note('1', hashesOf(folder), ['1']);
  published(own).note('2', hashesOf(folder), ['2']);
  expect(waiting('1')).toBeUndefined();
});

test('the hidden files of an operating system do not count as unpublished', () => {
  published(own).note('1', hashesOf(folder), ['1']);
  write('.DS_Store', 'x');
  expect(waiting('1')).toEqual([]);
});
