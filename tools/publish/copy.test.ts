import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { emptyFolder } from '../../tests/temporary.ts';
import { ARCHIVE, LARGEST, pack, readCopy, readSource, unpack, zip } from './copy.ts';
import { fileOf } from './files.ts';
import { write } from './tests/sites.ts';

const PHOTO = Buffer.from([255, 216, 0, 1]);
const source = [
  fileOf('imagens/Lúcia na oficina #2.JPG', PHOTO),
  fileOf('imagens/marca.svg', Buffer.from('<svg/>')),
  fileOf('site.yaml', Buffer.from('name: Ação\n')),
];

/** Paths that the site does not read, and paths that lead elsewhere on Windows or in a build. */
const OTHERS = [
  ...['package.json', 'imagens/a.test.ts', 'imagens/x.htm', 'node_modules/a.jpg', 'imagens/a/b.jpg', '.env'],
  ...['.historico/site.yaml', 'outro.yaml', 'services/a\u001b.yaml', 'services/con.yaml', 'services/COM1.yaml'],
  ...['imagens/NUL.png', 'imagens/aux.txt.png', 'imagens/a:b.png', 'imagens/x.ts#.png'],
];

test('a source has the texts, pictures and logos that the site reads, and nothing else', () => {
  const folder = emptyFolder();
  for (const path of [...OTHERS, ...source.map((one) => one.path)]) write(folder, path, 'x');
  expect(readSource(folder).map(({ path }) => path)).toEqual(source.map(({ path }) => path));
  expect(Object.keys(unzipSync(zip(source)))).toEqual(source.map(({ path }) => path));
});

test('a server gets each picture once under a name without meaning, and the texts in an archive', async () => {
  const twice = [...source, fileOf('imagens/outra.jpg', PHOTO)];
  const files = pack(twice);
  const picture = expect.stringMatching(/^\.htfoto-[\w-]{22}$/);
  expect(files.map(({ path }) => path)).toEqual([picture, picture, ARCHIVE]);
  const read = async (path: string) => files.find((file) => file.path === path)?.bytes;
  expect(await readCopy({ read }, [])).toEqual(twice);
});

test('the same files give the same archive at any time', () => {
  const first = pack(source);
  vi.useFakeTimers({ now: Date.now() + 1e9 });
  expect(pack(source)).toEqual(first);
  vi.useRealTimers();
});

const archive = (files: Record<string, string>) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))));
const good = archive({ 'site.yaml': 'name: Um' });

/** An archive whose list gives another size for the first file. */
function sizedIn(bytes: Buffer, size: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt32LE(size, bytes.indexOf('PK\x01\x02') + 24);
  return copy;
}

test.each<readonly [string, Buffer]>([
  ['is cut off', good.subarray(0, -30)],
  ['is no ZIP file', Buffer.from('<html>')],
  ['says that a file is too large', sizedIn(good, LARGEST + 1)],
  ...[...OTHERS, '../a.yaml', '/a.yaml', 'services/a\\..\\..\\b.yaml', '../a.jpg', 'imagens/../a.jpg'].map(
    (path) => [`has the file ${JSON.stringify(path)}`, archive({ [path]: 'x' })] as const,
  ),
])('an archive that %s is rejected', (_, bytes) => {
  expect(() => unpack(good)).not.toThrow();
  expect(() => unpack(bytes)).toThrow('está estragada, e não a uso. Nada mudou aqui.');
});

test('an archive that names another file as a picture is rejected, and that file is not read', async () => {
  const read = vi.fn(async () => archive({ 'imagens/a.jpg': '../../x' }));
  await expect(readCopy({ read }, [])).rejects.toThrow('está estragada');
  expect(read).toHaveBeenCalledTimes(1);
});
