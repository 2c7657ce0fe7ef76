import { describe, expect, test } from 'vitest';
import { helpText, OptionsError, readOptions, withColours } from './options.ts';

const read = (...args: string[]) => {
  const { answers, ...rest } = readOptions(args);
  return { ...rest, answers: Object.fromEntries(answers) };
};

describe('the options', () => {
  test.each([
    [['--brand.name=Coletivo X'], { 'brand.name': 'Coletivo X' }],
    [['--brand.name', 'Coletivo X'], { 'brand.name': 'Coletivo X' }],
    [['--brand.name=-x-'], { 'brand.name': '-x-' }],
    [
      ['--address=x.org/', '--links.instagram=@x'],
      { address: 'https://x.org', 'links.instagram': 'https://www.instagram.com/x' },
    ],
    [['--links.whatsapp=(11) 91234-5678'], { 'links.whatsapp': '+55 11 91234-5678' }],
    [['--palette=Maré'], { palette: 'mare' }],
    [['--palette.azul=1D3FBB'], { 'palette.azul': '#1d3fbb' }],
    [['--contact.delivery=whatsapp'], { 'contact.delivery': 'whatsapp' }],
    [['--contact.delivery=http:https://x.org/a?b:c'], { 'contact.delivery': { http: 'https://x.org/a?b:c' } }],
    [['--contact.delivery=http:x.org'], { 'contact.delivery': { http: 'https://x.org' } }],
    [['--contact.delivery=https://x.org'], { 'contact.delivery': { http: 'https://x.org' } }],
    [['--contact.delivery=formspree:https://formspree.io/f/abcd'], { 'contact.delivery': { formspree: 'abcd' } }],
  ])('%j are taken', (args, answers) => {
    expect(read(...args)).toEqual({ help: false, yes: false, answers });
  });

  test.each([
    [['--brand.nome=X'], 'A opção --brand.nome não existe.'],
    [['--brand.name=Coletivo', 'X'], '“X” está solto'],
    [['--brand.name'], 'Falta o valor: --brand.name="Coletivo X"'],
    [['--brand.name', '--yes'], 'Falta o valor'],
    [['--brand.name='], 'Esperava o nome da marca.'],
    [['--links.whatsapp=91234-5678'], 'código do país'],
    [['--contact.delivery=pombo'], `'simulated'`],
    [['--contact.delivery=pombo:correio'], `'simulated'`],
    [['--palette=lua'], `'cerrado'`],
    [['--palette=mare', '--palette.azul=#1d3fbb'], 'não vão juntas'],
  ])('%j are refused in words', (args, message) => {
    expect(() => readOptions(args)).toThrow(OptionsError);
    expect(() => readOptions(args)).toThrow(message);
  });

  test('all that is wrong is told at once', () => {
    expect(() => readOptions(['--a=1', '--b=2'])).toThrow(/--a(.|\n)*--b/);
  });

  test('help is given whatever else is wrong, and names every field', () => {
    expect(read('-h', '--nada').help).toBe(true);
    for (const field of ['brand.legalName', 'palette.barro', 'links.web3', 'security.expires', 'contact.delivery']) {
      expect(helpText()).toContain(`--${field} `);
    }
  });
});

describe('single colours', () => {
  const six = { cal: '#111111', tinta: '#222222', azul: '#333333', mata: '#444444', ipe: '#555555', barro: '#666666' };
  const azul = new Map([['palette.azul', '#777777']]);

  test('change a palette of one’s own, and keep its partners', () => {
    const config = { palette: { ...six, cal2: '#eeeeee' } };
    expect([...withColours(azul, config)]).toEqual([['palette', { ...config.palette, azul: '#777777' }]]);
  });

  test('say which others a palette needs', () => {
    expect(() => withColours(azul, { palette: 'mare' })).toThrow('--palette.cal, --palette.tinta, --palette.mata');
  });
});
