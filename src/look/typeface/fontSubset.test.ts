import { expect, test } from 'vitest';
import { budgets } from '../../../tests/budgets.ts';
import { fontLicence, fontSubset } from './fontSubset.ts';
import { type TypefaceName, typefaces, undrawn } from './typeface.ts';

test.each(Object.keys(typefaces) as TypefaceName[])(
  '%s is within its budget, and has an open licence',
  async (family) => {
    const font = await fontSubset(family, '');
    expect(font.toString('latin1', 0, 4)).toBe('wOF2');
    expect(font.length).toBeLessThanOrEqual(family === 'gabarito' ? budgets.font : budgets.otherFont);
    const licence = fontLicence(family).toString();
    expect(licence).toMatch(new RegExp(`^Copyright .* The ${typefaces[family].name} Project Authors`));
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
  },
);

test('a font gets the letters of the owner’s words', async () => {
  const plain = await fontSubset('gabarito', 'Ação');
  expect(plain.equals(await fontSubset('gabarito', ''))).toBe(true);
  expect((await fontSubset('gabarito', 'Kĩsêdjê')).length).toBeGreaterThan(plain.length);
});

test('the letters that no family has are known', () => {
  expect(undrawn('Guarani: ỹ ẽ ĩ ũ g̃ ’ñ. Ação, água, œuvre! 🌾 2 × 3')).toEqual([]);
  expect(undrawn('Мир, ŝi, Łódź')).toEqual(['М', 'и', 'р', 'ŝ', 'Ł']);
});
