import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { budgets } from '../../../budgets.ts';
import { emptyFolder } from '../../../tests/temporary.ts';
import { fontLicence, writeFontSubset } from './fontSubset.ts';
import { type TypefaceName, typefaces } from './typeface.ts';

describe.each(Object.keys(typefaces) as TypefaceName[])('%s', (family) => {
  test('is within its budget', async () => {
    const file = join(emptyFolder(), 'font.woff2');
    await writeFontSubset(file, family);
    expect(readFileSync(file).toString('latin1', 0, 4)).toBe('wOF2');
    expect(statSync(file).size).toBeLessThanOrEqual(family === 'gabarito' ? budgets.font : budgets.otherFont);
  });

  test('has an open licence', () => {
    const licence = fontLicence(family).toString();
    expect(licence).toMatch(new RegExp(`^Copyright .* The ${typefaces[family].name} Project Authors`));
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });
});
