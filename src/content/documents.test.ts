import { expect, test } from 'vitest';
import { inFormat } from '../../tests/formats/inFormat.ts';
import { faultsOf } from './read.ts';

test('files of a newer version of the project are refused at each reading', () => {
  const folder = inFormat(2, { 'site.yaml': ['format: 2', 'format: 9'] });
  const readings = [faultsOf(folder), faultsOf(folder)].map((faults) => faults.find(({ field }) => field === 'format'));
  expect(readings).toEqual(Array(2).fill(expect.objectContaining({ found: '“9”' })));
});
