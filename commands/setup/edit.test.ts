import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EditError, faultyLine, setValue, type Value } from './edit.ts';

const file = `import type { SiteConfig } from './src/lib/siteConfig.ts';

/* name: 'not this one' */
export default {
  brand: {
    // The name. It's 'here'.
    name: 'Mutirão', // said twice: name: 'Mutirão'
    tagline: "Uma frase d'água",
  },

  // Onde o site vai morar: 'https://a.org'
  address: 'https://mutirao.example', // sem barra

  links: { github: 'https://github.example', web3: \`https://web3.example\` },
  contact: {
    delivery: 'simulated'
  },
} satisfies SiteConfig;
`;

/** What the text exports, as JavaScript reads it. */
function valuesOf(text: string): Record<string, unknown> {
  return new Function(
    text
      .replace(/^import.*$/m, '')
      .replace('export default', 'return')
      .replace(/ satisfies SiteConfig;\n$/, ''),
  )();
}

describe('a value', () => {
  test.each<[string, string, Value, string, string]>([
    ['a plain text', 'brand.name', 'Coletivo X', "name: 'Mutirão', //", "name: 'Coletivo X', //"],
    ['accents', 'brand.name', 'Ação é já', "name: 'Mutirão', //", "name: 'Ação é já', //"],
    ['an apostrophe', 'brand.name', "Caixa d'água", "name: 'Mutirão', //", `name: "Caixa d'água", //`],
    ['double quotes', 'brand.name', 'A “B" C"', "name: 'Mutirão', //", `name: 'A “B" C"', //`],
    ['both quotes', 'brand.name', `d'água "x"`, "name: 'Mutirão', //", `name: 'd\\'água "x"', //`],
    ['backslashes', 'brand.name', 'a\\b\\', "name: 'Mutirão', //", "name: 'a\\\\b\\\\', //"],
    ['a line break', 'brand.name', 'a\nb', "name: 'Mutirão', //", "name: 'a\\nb', //"],
    ['what a replacement would read', 'links.web3', '$& $1', '`https://web3.example`', "'$& $1'"],
    ['a text in double quotes', 'brand.tagline', 'Outra', `"Uma frase d'água"`, "'Outra'"],
    ['one on a shared line', 'links.github', 'https://b.org', "'https://github.example'", "'https://b.org'"],
    ['a top-level one', 'address', 'https://x.org', "'https://mutirao.example'", "'https://x.org'"],
    [
      'a text too long for its line',
      'brand.tagline',
      'x'.repeat(110),
      ` "Uma frase d'água"`,
      `\n      '${'x'.repeat(110)}'`,
    ],
    ['a group for a text', 'contact.delivery', { http: 'https://x.org' }, "'simulated'", "{ http: 'https://x.org' }"],
    [
      'a group of several',
      'contact.delivery',
      { cal: '#fff', 'cal-2': '#eee' },
      "'simulated'",
      "{\n      cal: '#fff',\n      'cal-2': '#eee',\n    }",
    ],
  ])('with %s is replaced, and nothing else', (_name, path, value, from, to) => {
    const changed = setValue(file, path, value);
    expect(changed).toBe(file.replace(from, () => to));
    expect(setValue(changed, path, value)).toBe(changed);
  });

  test('that is there already changes no byte, whatever its quotes', () => {
    for (const [path, value] of [
      ['brand.tagline', "Uma frase d'água"],
      ['links.web3', 'https://web3.example'],
    ] as const) {
      expect(setValue(file, path, value)).toBe(file);
    }
  });

  test('comes back to its line when it fits there again', () => {
    const long = setValue(file, 'address', 'x'.repeat(120));
    expect(long).toContain("address:\n    'xxx");
    expect(setValue(long, 'address', 'https://mutirao.example')).toBe(file);
  });

  test('is read back as it was given, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom(...'ab\'"\\\n`$') }),
        (one, other) => {
          const text = setValue(setValue(file, 'brand.name', one), 'contact.delivery', { http: other });
          expect(valuesOf(text)).toMatchObject({ brand: { name: one }, contact: { delivery: { http: other } } });
        },
      ),
    );
  });

  test('keeps the line endings of the file', () => {
    const windows = file.replaceAll('\n', '\r\n');
    const changed = setValue(setValue(windows, 'brand.tagline', 'x'.repeat(110)), 'contact.delivery', {
      a: '1',
      b: '2',
    });
    expect(changed.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});

describe('a group', () => {
  const own = setValue(file, 'contact.delivery', { cal: '#111111', tinta: '#222222' }).replace(
    "cal: '#111111',",
    "cal: '#111111', // papel",
  );

  test('of the same fields keeps the comments between them', () => {
    expect(setValue(own, 'contact.delivery', { tinta: '#222222', cal: '#333333' })).toBe(
      own.replace('#111111', '#333333'),
    );
  });

  test('of other fields is written anew', () => {
    expect(setValue(own, 'contact.delivery', { formspree: 'abc' })).toContain("delivery: { formspree: 'abc' }\n  },");
  });

  test('gives way to a text', () => {
    expect(setValue(own, 'contact.delivery', 'simulated')).toBe(file);
  });
});

describe('a field that is not there', () => {
  const place = { after: 'address', comment: 'As cores.\nTrês para escolher.' };

  test('goes after its neighbour, under its comment', () => {
    const changed = setValue(file, 'palette', 'mare', place);
    expect(changed).toBe(
      file.replace('// sem barra\n', "// sem barra\n\n  // As cores.\n  // Três para escolher.\n  palette: 'mare',\n"),
    );
    expect(setValue(changed, 'palette', 'mare', place)).toBe(changed);
  });

  test.each([
    ['at the end of its group', 'brand.legalName', `d'água",\n    legalName: 'X',\n  },`],
    ['at the end of a shared line', 'links.video', "web3.example`, video: 'X' },"],
    ['after a last field without a comma', 'contact.note', "delivery: 'simulated',\n    note: 'X',\n  },"],
    ['with the group that it needs', 'security.contact', "  },\n  security: { contact: 'X' },\n} satisfies"],
  ])('goes %s', (_name, path, expected) => {
    expect(setValue(file, path, 'X')).toContain(expected);
  });

  test('goes into an empty group', () => {
    expect(setValue('export default {\n  brand: {},\n};\n', 'brand.name', 'X')).toBe(
      "export default {\n  brand: {\n    name: 'X',\n  },\n};\n",
    );
  });
});

describe('the owner’s own ways', () => {
  test.each([
    ['a configuration with a name', "const mine = { brand: { name: 'A' } };\nexport default mine;\n"],
    ['a type in another place', "export default ({ brand: { name: ('A' as string) } } as const);\n"],
    ['a calculated value', "export default { brand: { name: 'A' + 'B' } };\n"],
    ['a name in quotes', "export default { \"brand\": { 'name': 'A' } };\n"],
    ['tabs', "export default {\n\tbrand: {\n\t\tname: 'A',\n\t},\n};\n"],
  ])('%s is understood', (_name, text) => {
    expect(setValue(text, 'brand.name', 'C')).toContain("'C'");
  });

  test.each([
    ['no default export', 'export const a = 1;\n', 'export default'],
    ['a group from elsewhere', 'export default { brand: mine };\n', '“brand” não é um grupo'],
    ['a field without a value', 'export default { brand };\n', 'Não sei mudar “brand”'],
  ])('%s is refused in words', (_name, text, message) => {
    expect(() => setValue(text, 'brand.name', 'C')).toThrow(EditError);
    expect(() => setValue(text, 'brand.name', 'C')).toThrow(message);
  });

  test('a slip of the pen has its line named', () => {
    expect(faultyLine(file)).toBeUndefined();
    expect(faultyLine(file.replace("'Mutirão', //", "'Mutirão, //"))).toBe(7);
  });
});
