import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { emptyFolder } from '../../tests/temporary.ts';
import { readOrSetAside } from './setAside.ts';

test('a damaged file counts as missing and gets another name, and a message says so', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const file = join(emptyFolder(), 'servidores.json');
  const read = () => readOrSetAside(file, (json) => json);
  expect(read()).toBeUndefined();
  writeFileSync(file, '{"ssh":1}');
  expect(read()).toEqual({ ssh: 1 });
  expect(warn).not.toHaveBeenCalled();
  writeFileSync(file, '{"ssh":');
  expect(read()).toBeUndefined();
  expect([existsSync(file), readFileSync(`${file}.danificado`, 'utf8')]).toEqual([false, '{"ssh":']);
  expect(warn.mock.lastCall?.[0]).toMatch(/servidores\.json está danificado\. .* servidores\.json\.danificado/);
});

test('a damaged file that cannot be renamed also counts as missing, and a message says so', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const file = join(emptyFolder(), 'servidores.json');
  writeFileSync(file, '{"ssh":');
  mkdirSync(`${file}.danificado`);
  expect(readOrSetAside(file, (json) => json)).toBeUndefined();
  expect(warn.mock.lastCall?.[0]).toMatch(/servidores\.json está danificado\. Continuo sem ele/);
});
