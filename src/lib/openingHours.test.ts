import { describe, expect, test } from 'vitest';
import { openingHours, readHours, saidHours } from './openingHours.ts';

describe('hours', () => {
  test.each([
    ['segunda a sexta, das 9h às 18h', 'segunda a sexta, das 9h às 18h'],
    ['Seg-Sex 9:00–18:00', 'segunda a sexta, das 9h às 18h'],
    ['De segunda-feira a sexta-feira, das 9 às 18 horas.', 'segunda a sexta, das 9h às 18h'],
    ['2ª a 6ª, de 9h a 18h', 'segunda a sexta, das 9h às 18h'],
    ['2ª a 6ª-feira: 9 - 18', 'segunda a sexta, das 9h às 18h'],
    ['dias úteis, 9h30-12h e 13h-17h30', 'segunda a sexta, das 9h30 às 12h e das 13h às 17h30'],
    ['Terça, quinta e sáb 8h até meio-dia', 'terça, quinta e sábado, das 8h às 12h'],
    ['seg a sex 9h-18h; sáb 9h-12h30', 'segunda a sexta, das 9h às 18h; sábado, das 9h às 12h30'],
    ['seg a sex 9-18, sábados 9-12', 'segunda a sexta, das 9h às 18h; sábado, das 9h às 12h'],
    ['todos os dias, das 8h às 22h', 'segunda a domingo, das 8h às 22h'],
    ['de segunda a segunda, das 8h às 22h', 'segunda a domingo, das 8h às 22h'],
    ['domingo, das 0h à meia-noite', 'domingo, das 0h às 24h'],
  ])('“%s” are normalised to “%s”', (written, said) => {
    const hours = readHours(written);
    expect(hours && saidHours(hours)).toBe(said);
    expect(readHours(said)).toEqual(hours);
  });

  test.each([
    'quando der',
    'das 9h às 18h',
    'segunda a sexta',
    'segunda a sexta, das 9h às 18h; sábado',
    'segunda a sexta, a partir das 9h',
    'segunda, das 18h às 9h',
    'segunda, das 9h às 25h',
    'segunda, das 9h75 às 18h',
    'segunda a sexta, das 9h às 18h, menos feriados',
    'segundo a sexto, das 9h às 18h',
  ])('“%s” are not understood', (written) => expect(readHours(written)).toBeUndefined());

  test('become one entry for each time range, with all its days, for search engines', () => {
    expect(openingHours(readHours('sexta a segunda, das 9h às 12h30 e das 14h às 18h') ?? [])).toEqual([
      { days: ['Friday', 'Saturday', 'Sunday', 'Monday'], opens: '09:00', closes: '12:30' },
      { days: ['Friday', 'Saturday', 'Sunday', 'Monday'], opens: '14:00', closes: '18:00' },
    ]);
  });
});
