import { readFileSync, statSync } from 'node:fs';

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { budgets } from '../../../budgets.ts';
import { emptyFolder } from '../../../tests/temporary.ts';
import { fontLicence, staticFont, writeFontSubset } from './fontSubset.ts';
import { type TypefaceName, typefaces } from './typeface.ts';

describe.each(Object.keys(typefaces) as TypefaceName[])('%s', (family) => {
  test('is within its budget', async () => {
    const file = join(emptyFolder(), 'font.woff2');
    await writeFontSubset(file, family);
    expect(readFileSync(file).toString('latin1', 0, 4)).toBe('wOF2');
    expect(statSync(file).size).toBeLessThanOrEqual(family === 'gabarito' ? budgets.font : budgets.otherFont);
  });

  test('has the ascent and the descent with which share cards place the lines', async () => {
    const font = await staticFont(family, 750);
    const { ascent, descent } = typefaces[family];
    expect([number(font, 'hhea', 4), -number(font, 'hhea', 6)]).toEqual(
      [ascent, descent].map((em) => Math.round(em * 1000)),
    );
    // `unitsPerEm` is 1000, so the ascent and the descent are in thousandths of an em.
    expect(number(font, 'head', 18)).toBe(1000);
  });

  test('has an open licence', () => {
    const licence = fontLicence(family).toString();
    expect(licence).toMatch(new RegExp(`^Copyright .* The ${typefaces[family].name} Project Authors`));
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });
});

/** A 16-bit number in a table of a TrueType font. */
function number(font: Buffer, table: string, offset: number): number {
  const entry = font.indexOf(table, 12, 'latin1');
  return font.readInt16BE(font.readUInt32BE(entry + 8) + offset);
}
