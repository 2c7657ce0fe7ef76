import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { valueAt } from '../../src/lib/schema/json.ts';
import { emptyFolder } from '../../tests/temporary.ts';
import { openFiles } from './files.ts';
import type { Path } from './protocol.ts';

/** A folder with the demonstration's files, opened in the editor. */
function opened(change: (folder: string) => void = () => undefined) {
  const folder = join(emptyFolder(), 'content');
  cpSync('demo', folder, { recursive: true, filter: () => true });
  change(folder);
  const files = openFiles(folder);
  const typed = (file: string, path: Path = [], from = files) => valueAt(from.all().files[file], path);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const edit = (file: string, path: Path, value: unknown, isWhole = false) =>
    files.edit([{ file, path, value }], isWhole);
  const add = (path: Path, item: object) => edit('home.yaml', path, [...(typed('home.yaml', path) as object[]), item]);
  /** The last of the earlier versions, brought back. */
  const restored = (file: string) => {
    files.restore({ file, time: files.versions(file)[0]?.time ?? 0 });
    return typed(file);
  };
  return { folder, files, typed, read, write, edit, add, restored };
}

const NEWS = 'news/mutirao.yaml';
const page = { name: 'Mutirão de abril', description: 'O que foi.', date: '2026-04-01' };
const WHATSAPP = ['contact', 'whatsapp'] as const;
const EYEBROW = ['blocks', 0, 'eyebrow'] as const;

test('a correct text is in its file after the edit, tidied, and the text before is an earlier version', () => {
  const { files, typed, read, edit, restored } = opened();
  const before = typed('site.yaml');
  const { faults, saveFailure, version } = edit('site.yaml', WHATSAPP, '(11) 91234 5678');
  expect({ faults, saveFailure }).toEqual({ faults: [], saveFailure: undefined });
  // A window drops older states, and the event about this one may come before the answer.
  expect(files.all().version).toBe(version);
  expect(read('site.yaml')).toContain('whatsapp: +55 11 91234-5678\n');
  expect(typed('site.yaml', WHATSAPP)).toBe('+55 11 91234-5678');
  expect(restored('site.yaml')).toEqual(before);
  // The replaced text is a version, too.
  expect(valueAt(restored('site.yaml'), WHATSAPP)).toBe('+55 11 91234-5678');
});

test('a version brought back changes only what was changed after it', () => {
  const { files, typed, edit, add } = opened();
  edit('home.yaml', ['blocks', 0, 'lead'], 'Um.');
  edit('home.yaml', ['blocks', 0, 'title'], 'Outro título');
  edit('home.yaml', ['blocks', 0, 'lead'], 'Dois.');
  const [, , first] = files.versions('home.yaml');
  const { at } = files.restore(first ?? { file: '', time: 0 });
  expect(at).toEqual({ file: 'home.yaml', path: ['blocks', 0, 'lead'] });
  expect(typed('home.yaml', ['blocks', 0])).toMatchObject({
    title: 'Outro título',
    lead: expect.stringContaining('escolas'),
  });
  // In a list with another part, its place may be another text's.
  const [second] = files.versions('home.yaml');
  add(['blocks'], { kind: 'text', title: 'Novo', paragraphs: 'Texto.' });
  expect(files.restore(second ?? { file: '', time: 0 }).at).toBeUndefined();
});

test('a text that another window replaces is an earlier version, and a step of its own', () => {
  const { files, typed, restored } = opened();
  for (const [window, value] of [
    ['1', 'De uma'],
    ['1', 'De uma janela'],
    ['2', 'De outra'],
  ])
    files.edit([{ file: 'home.yaml', path: EYEBROW, value }], false, window);
  files.takeStep('undo');
  expect(typed('home.yaml', EYEBROW)).toBe('De uma janela');
  files.takeStep('redo');
  expect(files.versions('home.yaml')).toHaveLength(2);
  expect(valueAt(restored('home.yaml'), EYEBROW)).toBe('De uma janela');
});

describe('a text with a mistake', () => {
  test('waits, also for a new process, while the other texts of the same file are written', () => {
    const { folder, typed, read, edit } = opened();
    expect(edit('site.yaml', WHATSAPP, '12').faults.map(({ path }) => path)).toEqual([WHATSAPP]);
    edit('site.yaml', ['brand', 'tagline'], 'Outra frase.');
    expect(read('site.yaml')).toContain('Outra frase.');
    expect(read('site.yaml')).not.toContain('whatsapp: 12');
    expect(typed('site.yaml', WHATSAPP, openFiles(folder))).toBe('12');
  });

  const address = { street: 'Rua A, 1', city: 'Recife', state: 'PE', postalCode: '5' };
  test.each([
    ['site.yaml', ['facts', 'address'], address, ['facts', 'dataContact'], 'street:'],
    ['site.yaml', ['facts', 'state'], 'PE', ['facts', 'dataContact'], 'state:'],
    ['services/agentics.yaml', ['free'], 'sim', ['price', 'guarantee'], 'free:'],
  ])('in %s, %j (%j) keeps no other field from being written', (file, wrong, value, other, unwritten) => {
    const { read, edit } = opened();
    edit('services/agentics.yaml', ['price', 'fixed'], '1500');
    edit(file, other, 'Uma frase');
    edit(file, wrong, value);
    expect(edit(file, other, 'Outra frase').faults).toHaveLength(1);
    expect(read(file)).toContain('Outra frase');
    expect(read(file)).not.toContain(unwritten);
  });

  test('in a new list item keeps the item out of the file until it is correct', () => {
    const { read, edit, add, typed } = opened();
    add(['blocks'], { kind: 'text' });
    add(['blocks'], { kind: 'steps' });
    edit('home.yaml', ['description'], 'Outra.');
    expect(read('home.yaml')).toContain('description: Outra.');
    expect(read('home.yaml')).not.toMatch(/kind: (?:text|steps)/);
    const blocks = (typed('home.yaml', ['blocks']) as object[]).slice(0, -2);
    const last = { kind: 'text', title: 'Novo', paragraphs: 'Um parágrafo.' };
    expect(edit('home.yaml', ['blocks'], [...blocks, last]).faults).toEqual([]);
    expect(read('home.yaml')).toContain('kind: text');
  });

  test('that is missing beside a new photo keeps the item in the file as before', () => {
    const { read, edit, add, typed } = opened();
    add(['blocks'], { kind: 'people', title: 'Quem faz', items: [{ name: 'Ana', text: 'Faz' }] });
    const before = read('home.yaml');
    expect(before).toContain('name: Ana');
    const last = (typed('home.yaml', ['blocks']) as object[]).length - 1;
    edit('home.yaml', ['blocks', last, 'items', 0, 'picture'], 'ana.jpg');
    expect(read('home.yaml')).toBe(before);
  });

  test('in another file keeps only the change that causes it from being written', () => {
    const { read, edit } = opened();
    expect(edit('site.yaml', ['links'], undefined).faults).toContainEqual(
      expect.objectContaining({ file: 'common.yaml' }),
    );
    edit('home.yaml', ['description'], 'Outra.');
    expect(read('site.yaml')).toContain('links:');
    expect(read('home.yaml')).toContain('Outra.');
  });

  test.each([
    ['a block is there a second time', (blocks: object[]) => [...blocks, structuredClone(blocks[0])]],
    ['a first block is at the end', (blocks: object[]) => [...blocks.slice(1), blocks[0]]],
  ])('in the order of the blocks (%s) keeps its file from being written, but no other file', (_, change) => {
    const { folder, typed, read, edit } = opened();
    const before = read('home.yaml');
    const blocks = change(typed('home.yaml', ['blocks']) as object[]);
    expect(edit('home.yaml', ['blocks'], blocks).faults.map(({ file }) => file)).toEqual(['home.yaml']);
    edit('common.yaml', ['footer', 'social'], [{ to: 'Nenhuma' }]);
    edit(NEWS, [], page);
    expect([read('home.yaml'), read(NEWS)]).toEqual([before, expect.stringContaining('name: Mutirão de abril')]);
    expect(typed('home.yaml', ['blocks'], openFiles(folder))).toEqual(blocks);
  });
});

test('a change by hand is found, and both the text before and a text that waited are earlier versions', () => {
  // Both are kept in the same millisecond.
  vi.setSystemTime(Date.now());
  onTestFinished(() => void vi.useRealTimers());
  const { files, typed, read, write, edit, restored } = opened();
  const before = typed('home.yaml');
  edit('home.yaml', EYEBROW, '<b>Outra</b>');
  write('home.yaml', `description: À mão.\n${read('home.yaml')}`);
  expect(files.readAgain()).toBe('clash');
  expect(typed('home.yaml', ['description'])).toBe('À mão.');
  expect(files.versions('home.yaml')).toHaveLength(2);
  expect(valueAt(restored('home.yaml'), EYEBROW)).toBe('<b>Outra</b>');
  files.restore({ file: 'home.yaml', time: files.versions('home.yaml').at(-1)?.time ?? 0 });
  expect(typed('home.yaml')).toEqual(before);
});

test('an edit does not replace what was written by hand in another field, also before an event about it', () => {
  const { read, write, edit } = opened();
  write('home.yaml', `description: À mão.\n${read('home.yaml')}`);
  edit('home.yaml', EYEBROW, 'Digitado');
  expect(read('home.yaml')).toMatch(/description: À mão\.\n[\s\S]*eyebrow: Digitado\n/);
});

test('a text that waited is an earlier version if its file was changed while the editor was closed', () => {
  const { folder, typed, read, write, edit, restored } = opened();
  edit('home.yaml', EYEBROW, '<b>Outra</b>');
  write('home.yaml', `description: À mão.\n${read('home.yaml')}`);
  expect(typed('home.yaml', ['description'], openFiles(folder))).toBe('À mão.');
  expect(valueAt(restored('home.yaml'), EYEBROW)).toBe('<b>Outra</b>');
});

test.each(['{', 'null', '{"home.yaml":null}', '{"news/../../x.yaml":{"value":{"name":"X"},"base":""}}'])(
  'neither the broken draft %s nor a folder in the place of a file keeps the editor from opening',
  (draft) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { folder, typed, read, edit } = opened((folder) => {
      mkdirSync(join(folder, '.historico'));
      writeFileSync(join(folder, '.historico/digitado.json'), draft);
      mkdirSync(join(folder, NEWS), { recursive: true });
    });
    expect(read('.historico/digitado.json.danificado')).toBe(draft);
    expect(typed('home.yaml')).toHaveProperty('blocks');
    edit('home.yaml', ['description'], 'Outra.');
    expect(readdirSync(dirname(folder))).toEqual(['content']);
  },
);

test('a file that cannot be read has no value until it is corrected, and its text is not overwritten', () => {
  const { files, typed, read, write, edit } = opened();
  const text = read('home.yaml');
  write('home.yaml', 'blocks: [');
  expect(files.readAgain()).toBe('changed');
  expect(files.all().faults).toMatchObject([{ file: 'home.yaml' }]);
  expect(typed('home.yaml')).toBe(false);
  edit('home.yaml', EYEBROW, 'Digitado');
  expect(read('home.yaml')).toBe('blocks: [');
  write('home.yaml', text);
  files.readAgain();
  expect(files.all().faults).toEqual([]);
});

describe('a step', () => {
  test('that brought back a file that cannot be read does not delete the file when it is undone', () => {
    const { files, read, write, edit, restored } = opened();
    edit(NEWS, [], page);
    const text = read(NEWS);
    write(NEWS, 'name: [');
    files.readAgain();
    restored(NEWS);
    files.takeStep('undo');
    expect(read(NEWS)).toBe(text);
  });

  test('has all quick changes of its place, and can be undone and redone until another change', () => {
    // However slow the machine is, the changes are quick.
    vi.setSystemTime(Date.now());
    onTestFinished(() => void vi.useRealTimers());
    const { files, read, edit } = opened();
    const [before, at] = [read('home.yaml'), { file: 'home.yaml', path: EYEBROW }];
    for (const text of ['Ou', 'Outra']) edit('home.yaml', EYEBROW, text);
    expect(files.takeStep('undo')).toMatchObject({ at, canUndo: false, canRedo: true });
    expect(read('home.yaml')).toBe(before);
    expect(files.takeStep('redo')).toMatchObject({ at, canUndo: true, canRedo: false });
    expect(read('home.yaml')).toContain('eyebrow: Outra\n');
    files.takeStep('undo');
    expect(edit('home.yaml', EYEBROW, 'Nova').canRedo).toBe(false);
  });

  test('has one change of a list, however quick the next one is', () => {
    const { files, typed, edit } = opened();
    const [first, ...others] = typed('site.yaml', ['links']) as object[];
    for (const links of [[...others, first], others]) edit('site.yaml', ['links'], links);
    files.takeStep('undo');
    expect(typed('site.yaml', ['links'])).toEqual([...others, first]);
  });

  test('is not added by edits that a window sends again, and is forgotten when a file was changed by hand', () => {
    const { files, read, write, edit } = opened();
    edit('home.yaml', ['description'], 'Outra.');
    edit('home.yaml', EYEBROW, 'Outra');
    edit('home.yaml', EYEBROW, 'Outra');
    expect(files.takeStep('undo').canUndo).toBe(true);
    expect(files.takeStep('undo').canUndo).toBe(false);
    files.takeStep('redo');
    write('home.yaml', read('home.yaml').replace('Outra.', 'À mão.'));
    files.readAgain();
    expect(files.all().canUndo).toBe(false);
  });
});

describe('a page', () => {
  test('can be deleted, and brought back by “Desfazer” and from its last version', () => {
    const { folder, files, edit, typed, restored } = opened();
    edit(NEWS, [], { ...page, name: 'Mutirão' });
    edit(NEWS, [], page);
    edit(NEWS, [], null);
    expect(existsSync(join(folder, NEWS))).toBe(false);
    files.takeStep('undo');
    expect(typed(NEWS)).toMatchObject(page);
    files.takeStep('redo');
    expect(files.versions(null).map(({ file, name }) => [file, name])).toEqual([[NEWS, page.name]]);
    expect(restored(NEWS)).toMatchObject(page);
  });

  test.each([
    ['deleted', (files: ReturnType<typeof openFiles>) => files.edit([{ file: NEWS, path: [], value: null }])],
    ['undone', (files: ReturnType<typeof openFiles>) => files.takeStep('undo')],
  ])('that was never valid can be brought back after it was %s', (_, remove) => {
    const { files, edit, restored } = opened();
    const { date, ...started } = page;
    edit(NEWS, [], started);
    remove(files);
    expect(files.versions(null).map(({ file, name }) => [file, name])).toEqual([[NEWS, page.name]]);
    expect(restored(NEWS)).toEqual(started);
  });
});

test('a mistake that waits keeps no link from being deleted', () => {
  const { typed, edit } = opened();
  const links = typed('site.yaml', ['links']) as object[];
  edit('site.yaml', WHATSAPP, '12');
  edit('site.yaml', ['links'], [...links, { name: 'Nova', address: 'https://x.org' }]);
  expect(edit('site.yaml', ['links'], links, true).blockedBy).toBe(undefined);
});

test.each([
  ['a place of the site', ['Whats', 'WhatsApp', 'WhatsApp da roda']],
  ['another link', ['Insta', 'instagram', 'Instagram da roda']],
  ['no link, because it is too long', ['Rod', 'R'.repeat(41), 'Roda']],
])('the links in all files follow a link of the site that gets another name, after the name of %s', (_, names) => {
  const { typed, read, edit } = opened();
  const links = typed('site.yaml', ['links']) as { name: string }[];
  const path = ['links', links.findIndex(({ name }) => name === 'Comunidade no Discord'), 'name'];
  const before = read('common.yaml');
  for (const name of names) edit('site.yaml', path, name);
  expect(read('common.yaml')).toBe(before.replaceAll('to: Comunidade no Discord', `to: ${names.at(-1)}`));
});

test('the news that a person signed follow the person’s new name, unless another person has one of the names', () => {
  const { typed, read, edit, add } = opened();
  const people = ['Ana', 'Rui'].map((name) => ({ name, text: 'Faz' }));
  add(['blocks'], { kind: 'people', title: 'Quem faz', items: people });
  edit(NEWS, [], { ...page, author: 'Ana' });
  edit('news/oficina.yaml', [], { ...page, author: 'Rui' });
  const path = ['blocks', (typed('home.yaml', ['blocks']) as object[]).length - 1, 'items', 0, 'name'];
  for (const name of ['Ana L', 'Ana Lima']) edit('home.yaml', path, name);
  expect(read(NEWS)).toContain('author: Ana Lima\n');
  for (const name of ['Rui', 'Rui Lima']) edit('home.yaml', path, name);
  expect(read(NEWS)).toContain('author: Ana Lima\n');
  expect(read('news/oficina.yaml')).toContain('author: Rui\n');
});

test('a hundred versions of a file are kept, also if the clock was wrong once, and a file is always whole', () => {
  const { folder, files, edit } = opened();
  const kept = join(folder, '.historico/home.yaml');
  mkdirSync(kept, { recursive: true });
  const times = [...Array(120).keys(), Date.parse('2100-01-01')];
  for (const time of times) writeFileSync(join(kept, `${time}.yaml`), 'description: x\n');
  for (const text of ['O', 'Ou', 'Out']) edit('home.yaml', ['description'], text);
  const [, , before] = files.versions('home.yaml');
  expect(before?.time).toBe(119);
  expect(files.versions('home.yaml')).toHaveLength(100);
  expect(Math.abs(Number(files.versions('home.yaml')[1]?.time) - Date.now())).toBeLessThan(60_000);
  expect(readdirSync(dirname(kept)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('an edit that the computer refuses to write has the reason, also in a new window, and the next try writes', () => {
  const { folder, files, read, edit } = opened();
  mkdirSync(join(folder, '.tmp'));
  expect(edit('home.yaml', ['description'], 'Outra.').saveFailure).toContain('não gravou');
  expect(files.all().saveFailure).toContain('não gravou');
  rmSync(join(folder, '.tmp'), { recursive: true });
  expect(files.edit([]).saveFailure).toBeUndefined();
  expect(read('home.yaml')).toContain('Outra.');
});

test('a mistake that a file has by hand does not let the same one be written elsewhere in the file', () => {
  const { edit, read } = opened((folder) => {
    const file = join(folder, 'home.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(kind: services\n) +title: .*\n/, '$1'));
  });
  edit('home.yaml', ['blocks', 0, 'title'], undefined);
  expect(read('home.yaml')).toContain('title: Inteligência');
});

test('a deleted file without fields, written by hand, is not among the deleted pages', () => {
  const { files, folder, write } = opened();
  const drafts = { 'services/rascunho.yaml': 'só uma frase\n', 'services/bond.yaml': 'name: 007\n' };
  for (const [file, text] of Object.entries(drafts)) write(file, text);
  files.readAgain();
  for (const file of Object.keys(drafts)) rmSync(join(folder, file));
  files.readAgain();
  expect(files.versions(null)).toMatchObject([{ file: 'services/bond.yaml', name: '007' }]);
});
