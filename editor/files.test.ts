import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder } from '../tests/temporary.ts';
import { openFiles } from './files.ts';

type Value = Record<string, unknown>;

/** A folder with the demonstration's files, opened in the editor. */
function opened(change: (folder: string) => void = () => undefined) {
  const folder = join(emptyFolder(), 'content');
  cpSync('demo', folder, { recursive: true, filter: () => true });
  change(folder);
  const files = openFiles(folder);
  const typedValue = (file: string) => files.all()[file]?.value as Value;
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const save = (file: string, value: object | null, seen = files.all()[file]?.version) =>
    files.save({ files: { [file]: { value, seen } }, window: '' });
  return { folder, files, typedValue, read, save };
}

const NEWS = 'news/mutirao.yaml';

test('a correct text is in its file after the save, and the text before is an earlier version', () => {
  const { files, typedValue, read, save } = opened();
  const before = typedValue('home.yaml');
  const { faults, trouble } = save('home.yaml', { ...before, description: 'Outra descrição do site.' });
  expect({ faults, trouble }).toEqual({ faults: [], trouble: undefined });
  expect(read('home.yaml')).toContain('description: Outra descrição do site.');
  const [version] = files.versions('home.yaml');
  expect(files.version('home.yaml', version?.time ?? 0)).toEqual(before);
});

describe('a text with a mistake', () => {
  test('waits beside the file, while the other texts of the same file are written', () => {
    const { folder, typedValue, read, save } = opened();
    const site = typedValue('site.yaml');
    const contact = { ...(site.contact as Value), whatsapp: '12' };
    const typed = { ...site, contact, brand: { ...(site.brand as Value), tagline: 'Outra frase.' } };
    expect(save('site.yaml', typed).faults.map(({ path }) => path)).toEqual([['contact', 'whatsapp']]);
    expect(read('site.yaml')).toContain('Outra frase.');
    expect(read('site.yaml')).not.toContain('whatsapp: 12');
    // A new process opens the same files.
    expect(openFiles(folder).all()['site.yaml']?.value).toMatchObject({ contact });
  });

  test('stays in the form when its field is left', () => {
    const { files, typedValue } = opened();
    const typed = { ...typedValue('home.yaml'), description: '<b>Outra</b>' };
    const { faults } = files.save({ files: { 'home.yaml': { value: typed, tidy: true } }, window: '' });
    expect(faults).toHaveLength(1);
    expect(typedValue('home.yaml')).toEqual(typed);
  });

  test('in a new list item keeps the item out of the file until it is correct', () => {
    const { typedValue, read, save } = opened();
    const home = typedValue('home.yaml');
    const blocks = [...(home.blocks as Value[]), { kind: 'steps' }, { kind: 'text' }];
    save('home.yaml', { ...home, description: 'Outra.', blocks });
    expect(read('home.yaml')).toContain('description: Outra.');
    expect(read('home.yaml')).not.toMatch(/kind: (?:text|steps)/);
    const last = { kind: 'text', title: 'Novo', paragraphs: ['Um parágrafo.'] };
    expect(save('home.yaml', { ...home, blocks: [...(home.blocks as Value[]), last] }).faults).toEqual([]);
    expect(read('home.yaml')).toContain('kind: text');
  });

  test('that is missing beside a new photo keeps the item in the file as before', () => {
    const { typedValue, read, save } = opened();
    const home = typedValue('home.yaml');
    const people = (person: Value) => ({ ...home, blocks: [...(home.blocks as Value[]), peopleWith(person)] });
    const peopleWith = (person: Value) => ({ kind: 'people', title: 'Quem faz', items: [person] });
    save('home.yaml', people({ name: 'Ana', text: 'Faz' }));
    const before = read('home.yaml');
    expect(before).toContain('name: Ana');
    save('home.yaml', people({ name: 'Ana', text: 'Faz', picture: 'ana.jpg' }));
    expect(read('home.yaml')).toBe(before);
  });

  test('stays with its item when the item moves', () => {
    const { typedValue, read, save } = opened();
    const home = typedValue('home.yaml');
    const [first, second = {}, ...rest] = home.blocks as Value[];
    const typed = { ...home, blocks: [first, ...rest, { ...second, title: '' }] };
    save('home.yaml', typed);
    const title = String(second.title);
    expect(read('home.yaml').indexOf(title)).toBeGreaterThan(read('home.yaml').indexOf(String(rest[0]?.title)));
  });
});

describe('a block in a wrong place', () => {
  test.each([
    ['a second time', (blocks: Value[]) => [...blocks, structuredClone(blocks[0])], [5]],
    ['not at the beginning', (blocks: Value[]) => [...blocks.slice(1), blocks[0]], [4]],
  ])('%s: its file waits as a whole, and other files are written', (_, change, [place]) => {
    const { folder, typedValue, read, save } = opened();
    const [home, before] = [typedValue('home.yaml'), read('home.yaml')];
    const typed = { ...home, description: 'Outra.', blocks: change(home.blocks as Value[]) };
    expect(save('home.yaml', typed).faults.map(({ path }) => path)).toEqual([['blocks', place, 'kind']]);
    const news = { name: 'Roda', description: 'O que foi.', date: '2026-04-01' };
    save(NEWS, news);
    expect([read('home.yaml'), read(NEWS)]).toEqual([before, expect.stringContaining('name: Roda')]);
    // A new process opens the same files.
    expect(openFiles(folder).all()['home.yaml']?.value).toEqual(typed);
  });
});

test('a window that has not seen the last text changes only what it changed itself', () => {
  const { files, typedValue, save } = opened();
  const seen = files.all()['home.yaml']?.version;
  const before = typedValue('home.yaml');
  save('home.yaml', { ...before, description: 'De uma janela.' });
  const blocks = (before.blocks as Value[]).map((one, index) => (index === 0 ? { ...one, title: 'Da outra' } : one));
  save('home.yaml', { ...before, blocks }, seen);
  expect(typedValue('home.yaml').description).toBe('De uma janela.');
  expect(typedValue('home.yaml')).toHaveProperty('blocks.0.title', 'Da outra');
});

test('the later window counts if two change the same text, and the other text is an earlier version', () => {
  const { files, typedValue, save } = opened();
  const before = typedValue('home.yaml');
  const seen = files.all()['home.yaml']?.version;
  save('home.yaml', { ...before, description: 'De uma janela.' });
  save('home.yaml', { ...before, description: 'Da outra janela.' }, seen);
  expect(typedValue('home.yaml').description).toBe('Da outra janela.');
  const [last] = files.versions('home.yaml');
  expect(files.version('home.yaml', last?.time ?? 0)).toHaveProperty('description', 'De uma janela.');
});

test('a text that waits is joined with a change by hand while the editor was closed', () => {
  const { folder, typedValue, read, save } = opened();
  const home = typedValue('home.yaml');
  const [hero, ...rest] = home.blocks as Value[];
  save('home.yaml', { ...home, blocks: [{ ...hero, title: '' }, ...rest] });
  writeFileSync(join(folder, 'home.yaml'), `description: À mão.\n${read('home.yaml')}`);
  const now = openFiles(folder).all()['home.yaml']?.value;
  expect(now).toMatchObject({ description: 'À mão.', blocks: [{ title: '' }, {}, {}, {}, {}] });
});

test('a file that was changed by hand keeps what is typed and waits', () => {
  const { folder, files, typedValue, read, save } = opened();
  const home = typedValue('home.yaml');
  const [hero, ...rest] = home.blocks as Value[];
  save('home.yaml', { ...home, blocks: [{ ...hero, title: '' }, ...rest] });
  writeFileSync(join(folder, 'home.yaml'), `description: À mão.\n${read('home.yaml')}`);
  expect(Object.keys(files.readAgain())).toEqual(['home.yaml']);
  expect(typedValue('home.yaml').description).toBe('À mão.');
  expect(typedValue('home.yaml')).toHaveProperty('blocks.0.title', '');
});

test('a save keeps a change by hand of which no event has told', () => {
  const { folder, files, typedValue, read, save } = opened();
  const home = typedValue('home.yaml');
  const { version } = files.all()['home.yaml'] ?? {};
  const shown = read('home.yaml').replace(/^ {4}title: .*$/m, '    title: À mão');
  writeFileSync(join(folder, 'home.yaml'), shown);
  writeFileSync(join(folder, 'not-found.yaml'), read('not-found.yaml').replace(/^headline: .*$/m, 'headline: À mão'));
  const saved = save('home.yaml', { ...home, description: 'Digitado.' }, version);
  expect(read('home.yaml')).toMatch(/description: Digitado\.[\s\S]*title: À mão/);
  expect(Object.keys(saved.files)).toEqual(['home.yaml', 'not-found.yaml']);
});

test('the text before a change by hand is an earlier version', () => {
  const { folder, files, typedValue, read } = opened();
  const before = typedValue('home.yaml');
  writeFileSync(join(folder, 'home.yaml'), `description: À mão.\n${read('home.yaml')}`);
  files.readAgain();
  const [version] = files.versions('home.yaml');
  expect(files.version('home.yaml', version?.time ?? 0)).toEqual(before);
});

test('a file that cannot be read has no value until it is corrected, and its text is not overwritten', () => {
  const { folder, files, read } = opened();
  const text = read('home.yaml');
  writeFileSync(join(folder, 'home.yaml'), 'blocks: [');
  files.readAgain();
  expect(files.all()['home.yaml']?.value).toBeUndefined();
  expect(files.faults()).toMatchObject([{ file: 'home.yaml' }]);
  writeFileSync(join(folder, 'home.yaml'), text);
  files.readAgain();
  expect(files.faults()).toEqual([]);
});

describe('a page', () => {
  const page = { name: 'Mutirão de abril', description: 'O que foi.', date: '2026-04-01' };

  test('can be deleted, and brought back from its last version', () => {
    const { folder, files, save } = opened();
    save(NEWS, page);
    save(NEWS, null);
    expect(existsSync(join(folder, NEWS))).toBe(false);
    const [gone] = files.versions(null);
    expect(gone?.file).toBe(NEWS);
    expect(files.version(NEWS, gone?.time ?? 0)).toMatchObject(page);
  });

  test('that another file names is not deleted', () => {
    const { folder, files } = opened();
    const { refused } = files.save({
      files: { 'services/automacoes.yaml': { value: null } },
      whole: true,
      window: '',
    });
    expect(refused?.length).toBeGreaterThan(0);
    expect(existsSync(join(folder, 'services/automacoes.yaml'))).toBe(true);
  });
});

test('links in all files follow a link that gets another name', () => {
  const { typedValue, read, save } = opened();
  const site = typedValue('site.yaml');
  const links = (site.links as Value[]).map((one) =>
    one.name === 'Comunidade no Discord' ? { ...one, name: 'Roda' } : one,
  );
  expect(save('site.yaml', { ...site, links }).faults).toEqual([]);
  expect(read('common.yaml')).toContain('to: Roda');
  expect(read('common.yaml')).not.toContain('to: Comunidade no Discord');
});

test.each([
  ['one goes and the others move up', ([, ...rest]: Value[], other: Value) => [...rest, other]],
  ['two go and another one comes', ([, , ...rest]: Value[], other: Value) => [other, ...rest]],
])('links in all files stay as they are if of the links of the site %s', (_, change) => {
  const { files, typedValue, save } = opened();
  const others = () => Object.entries(files.all()).filter(([file]) => file !== 'site.yaml');
  const before = others();
  const site = typedValue('site.yaml');
  save('site.yaml', { ...site, links: change(site.links as Value[], { name: 'Nova', address: 'https://x.org' }) });
  expect(others()).toEqual(before);
});

test('fifty versions of a file are kept, and a file is always whole', () => {
  const { folder, files, typedValue, save } = opened();
  const kept = join(folder, '.historico/home.yaml');
  mkdirSync(kept, { recursive: true });
  for (let time = 1; time <= 60; time++) writeFileSync(join(kept, `${time}.yaml`), 'description: x\n');
  save('home.yaml', { ...typedValue('home.yaml'), description: 'Outra.' });
  expect(files.versions('home.yaml')).toHaveLength(50);
  expect(readdirSync(dirname(kept)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('a save that the computer refuses to write has the reason, and the next save writes', () => {
  const { folder, typedValue, read, save } = opened();
  const file = join(folder, 'home.yaml');
  const typed = { ...typedValue('home.yaml'), description: 'Outra.' };
  mkdirSync(join(folder, '.home.yaml.tmp'));
  expect(save('home.yaml', typed).trouble).toContain('não gravou');
  rmSync(join(folder, '.home.yaml.tmp'), { recursive: true });
  expect(save('home.yaml', typed).trouble).toBeUndefined();
  expect(read('home.yaml')).toContain('Outra.');
  expect(existsSync(file)).toBe(true);
});
