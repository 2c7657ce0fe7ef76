import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder } from '../../tests/temporary.ts';
import { openFiles } from './files.ts';
import type { Save } from './protocol.ts';

type Value = Record<string, unknown>;

/** A folder with the demonstration's files, opened in the editor. */
function opened(change: (folder: string) => void = () => undefined) {
  const folder = join(emptyFolder(), 'content');
  cpSync('demo', folder, { recursive: true, filter: () => true });
  change(folder);
  const files = openFiles(folder);
  const entry = (file: string) => files.all().files[file];
  const typedValue = (file: string, from = files) => from.all().files[file]?.value as Value;
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const save = (file: string, value: object | null, seen = entry(file)?.version, more: Partial<Save> = {}) =>
    files.save({ files: { [file]: { value, seen } }, at: { file, path: [] }, ...more });
  const lastVersion = (file: string) => files.version(file, files.versions(file)[0]?.time ?? 0);
  return { folder, files, entry, typedValue, read, write, save, lastVersion };
}

const NEWS = 'news/mutirao.yaml';
const page = { name: 'Mutirão de abril', description: 'O que foi.', date: '2026-04-01' };

test('a correct text is in its file after the save, and the text before is an earlier version', () => {
  const { typedValue, read, save, lastVersion } = opened();
  const before = typedValue('home.yaml');
  const { faults, trouble } = save('home.yaml', { ...before, description: 'Outra descrição do site.' });
  expect({ faults, trouble }).toEqual({ faults: [], trouble: undefined });
  expect(read('home.yaml')).toContain('description: Outra descrição do site.');
  expect(lastVersion('home.yaml')).toEqual(before);
});

describe('a text with a mistake', () => {
  test('waits, also for a new process, while the other texts of the same file are written', () => {
    const { folder, typedValue, read, save } = opened();
    const site = typedValue('site.yaml');
    const contact = { ...(site.contact as Value), whatsapp: '12' };
    const typed = { ...site, contact, brand: { ...(site.brand as Value), tagline: 'Outra frase.' } };
    expect(save('site.yaml', typed).faults.map(({ path }) => path)).toEqual([['contact', 'whatsapp']]);
    expect(read('site.yaml')).toContain('Outra frase.');
    expect(read('site.yaml')).not.toContain('whatsapp: 12');
    expect(typedValue('site.yaml', openFiles(folder))).toMatchObject({ contact });
  });

  test('keeps no other file from being written', () => {
    const { typedValue, read, save } = opened();
    save('home.yaml', { ...typedValue('home.yaml'), description: '<b>Outra</b>' });
    const common = typedValue('common.yaml');
    const footer = { ...(common.footer as Value), social: [{ to: 'Nenhuma' }] };
    save('common.yaml', { ...common, footer });
    save(NEWS, page);
    expect(read(NEWS)).toContain('name: Mutirão de abril');
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

  test('in the first item of a list keeps the item out of the file', () => {
    const { typedValue, read, save } = opened();
    const [site, before] = [typedValue('site.yaml'), read('site.yaml')];
    expect(save('site.yaml', { ...site, facts: { hours: [{}] } }).faults.length).toBeGreaterThan(1);
    expect(read('site.yaml')).toBe(before);
  });

  test('that is missing beside a new photo keeps the item in the file as before', () => {
    const { typedValue, read, save } = opened();
    const home = typedValue('home.yaml');
    const withPerson = (person: Value) => {
      const people = { kind: 'people', title: 'Quem faz', items: [person] };
      return { ...home, blocks: [...(home.blocks as Value[]), people] };
    };
    save('home.yaml', withPerson({ name: 'Ana', text: 'Faz' }));
    const before = read('home.yaml');
    expect(before).toContain('name: Ana');
    save('home.yaml', withPerson({ name: 'Ana', text: 'Faz', picture: 'ana.jpg' }));
    expect(read('home.yaml')).toBe(before);
  });

  test.each([
    ['a block is there a second time', (blocks: Value[]) => [...blocks, structuredClone(blocks[0])]],
    ['a first block is at the end', (blocks: Value[]) => [...blocks.slice(1), blocks[0]]],
  ])('in the order of the blocks (%s) keeps its file from being written, but no other file', (_, change) => {
    const { folder, typedValue, read, save } = opened();
    const [home, before] = [typedValue('home.yaml'), read('home.yaml')];
    const typed = { ...home, blocks: change(home.blocks as Value[]) };
    expect(save('home.yaml', typed).faults.map(({ file }) => file)).toEqual(['home.yaml']);
    save(NEWS, page);
    expect([read('home.yaml'), read(NEWS)]).toEqual([before, expect.stringContaining('name: Mutirão de abril')]);
    expect(typedValue('home.yaml', openFiles(folder))).toEqual(typed);
  });

  test('is not tidied when its field is left, and a correct text is', () => {
    const { typedValue, save } = opened();
    const site = typedValue('site.yaml');
    const withPhone = (whatsapp: string) => ({ ...site, contact: { ...(site.contact as Value), whatsapp } });
    save('site.yaml', withPhone('12'), undefined, { isLeft: true });
    expect(typedValue('site.yaml')).toHaveProperty('contact.whatsapp', '12');
    save('site.yaml', withPhone('(11) 91234 5678'), undefined, { isLeft: true });
    expect(typedValue('site.yaml')).toHaveProperty('contact.whatsapp', '+55 11 91234-5678');
  });
});

describe('a version that a window has not seen', () => {
  test('is not replaced if it is from another window: the typed text becomes an earlier version', () => {
    const { entry, typedValue, save, lastVersion } = opened();
    const seen = entry('home.yaml')?.version;
    const before = typedValue('home.yaml');
    save('home.yaml', { ...before, description: 'De uma janela.' });
    const { isClash, files } = save('home.yaml', { ...before, description: 'Da outra janela.' }, seen);
    expect(isClash).toBe(true);
    expect(files['home.yaml']?.value).toHaveProperty('description', 'De uma janela.');
    expect(lastVersion('home.yaml')).toHaveProperty('description', 'Da outra janela.');
  });

  test('is not replaced if it was written by hand, also before an event about it', () => {
    const { typedValue, read, write, save, lastVersion } = opened();
    const home = typedValue('home.yaml');
    write('home.yaml', `description: À mão.\n${read('home.yaml')}`);
    expect(save('home.yaml', { ...home, description: 'Digitado.' }).isClash).toBe(true);
    expect(read('home.yaml')).toContain('description: À mão.');
    expect(lastVersion('home.yaml')).toHaveProperty('description', 'Digitado.');
  });

  test('is replaced after a new start of the editor, unless another window changed the file since', () => {
    const { folder, typedValue, read } = opened();
    const home = typedValue('home.yaml');
    const files = openFiles(folder);
    const save = (description: string) =>
      files.save({ files: { 'home.yaml': { value: { ...home, description }, seen: 1 } }, at: { file: '', path: [] } });
    expect(save('Uma janela.').isClash).toBe(false);
    expect(save('Outra janela.').isClash).toBe(true);
    expect(read('home.yaml')).toContain('description: Uma janela.');
  });
});

test('a change by hand is found, and both the text before and a text that waited are earlier versions', () => {
  const { files, typedValue, read, write, save } = opened();
  const home = typedValue('home.yaml');
  save('home.yaml', { ...home, description: '<b>Outra</b>' });
  write('home.yaml', `description: À mão.\n${read('home.yaml')}`);
  const told = files.news();
  expect(Object.keys(told?.files ?? {})).toEqual(['home.yaml']);
  expect(told?.isClash).toBe(true);
  expect(typedValue('home.yaml').description).toBe('À mão.');
  const versions = files.versions('home.yaml').map(({ time }) => files.version('home.yaml', time));
  expect(versions).toEqual([{ ...home, description: '<b>Outra</b>' }, home]);
});

test('a text that waited is an earlier version if its file was changed while the editor was closed', () => {
  const { folder, typedValue, read, write, save, lastVersion } = opened();
  save('home.yaml', { ...typedValue('home.yaml'), description: '<b>Outra</b>' });
  write('home.yaml', `description: À mão.\n${read('home.yaml')}`);
  expect(typedValue('home.yaml', openFiles(folder)).description).toBe('À mão.');
  expect(lastVersion('home.yaml')).toHaveProperty('description', '<b>Outra</b>');
});

test('neither a broken draft nor a folder in the place of a file keeps the editor from opening', () => {
  const { typedValue } = opened((folder) => {
    mkdirSync(join(folder, '.historico'));
    writeFileSync(join(folder, '.historico/digitado.json'), '{');
    mkdirSync(join(folder, NEWS), { recursive: true });
  });
  expect(typedValue('home.yaml')).toHaveProperty('blocks');
});

test('a file that cannot be read has no value until it is corrected, and its text is not overwritten', () => {
  const { files, entry, read, write } = opened();
  const text = read('home.yaml');
  write('home.yaml', 'blocks: [');
  expect(files.news()?.faults).toMatchObject([{ file: 'home.yaml' }]);
  expect(entry('home.yaml')?.value).toBeUndefined();
  write('home.yaml', text);
  expect(files.news()?.faults).toEqual([]);
});

describe('a step', () => {
  test('can be undone and redone, with its place', () => {
    const { files, read, typedValue, save } = opened();
    const [before, at] = [read('home.yaml'), { file: 'home.yaml', path: ['description'] }];
    for (const description of ['Ou', 'Outra.'])
      save('home.yaml', { ...typedValue('home.yaml'), description }, undefined, { at });
    expect(files.step('undo')).toMatchObject({ at, canUndo: false, canRedo: true });
    expect(read('home.yaml')).toBe(before);
    expect(files.step('redo')).toMatchObject({ at, canUndo: true, canRedo: false });
    expect(read('home.yaml')).toContain('description: Outra.');
  });

  test('that deleted a page brings it back', () => {
    const { files, read, save } = opened();
    save(NEWS, page);
    const text = read(NEWS);
    save(NEWS, null);
    files.step('undo');
    expect(read(NEWS)).toBe(text);
  });

  test('is forgotten when a file was changed by hand', () => {
    const { files, typedValue, read, write, save } = opened();
    save('home.yaml', { ...typedValue('home.yaml'), description: 'Outra.' });
    write('home.yaml', read('home.yaml').replace('Outra.', 'À mão.'));
    expect(files.news()?.canUndo).toBe(false);
  });
});

describe('a page', () => {
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
    const { folder, save } = opened();
    const { refused } = save('services/automacoes.yaml', null, undefined, { isWhole: true });
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

test('links in all files stay as they are if one link of the site goes and another one comes', () => {
  const { files, typedValue, save } = opened();
  const others = () => Object.entries(files.all().files).filter(([file]) => file !== 'site.yaml');
  const before = others();
  const site = typedValue('site.yaml');
  const links = [...(site.links as Value[]).slice(1), { name: 'Nova', address: 'https://x.org' }];
  save('site.yaml', { ...site, links });
  expect(others()).toEqual(before);
});

test('fifty versions of a file are kept, also if the clock was wrong once, and a file is always whole', () => {
  const { folder, files, typedValue, save } = opened();
  const kept = join(folder, '.historico/home.yaml');
  mkdirSync(kept, { recursive: true });
  const times = [...Array(60).keys(), Date.parse('2100-01-01')];
  for (const time of times) writeFileSync(join(kept, `${time}.yaml`), 'description: x\n');
  save('home.yaml', { ...typedValue('home.yaml'), description: 'Outra.' });
  expect(files.versions('home.yaml')).toHaveLength(50);
  expect(Math.abs(Number(files.versions('home.yaml')[1]?.time) - Date.now())).toBeLessThan(60_000);
  expect(readdirSync(dirname(kept)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('a save that the computer refuses to write has the reason, and the next save writes', () => {
  const { folder, typedValue, read, save } = opened();
  const typed = { ...typedValue('home.yaml'), description: 'Outra.' };
  mkdirSync(join(folder, '.home.yaml.tmp'));
  expect(save('home.yaml', typed).trouble).toContain('não gravou');
  rmSync(join(folder, '.home.yaml.tmp'), { recursive: true });
  expect(save('home.yaml', typed).trouble).toBeUndefined();
  expect(read('home.yaml')).toContain('Outra.');
});
