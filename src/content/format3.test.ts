import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CURRENT, type FileChanges, inFormat } from '../../tests/formats/inFormat.ts';
import { readContent, upgrade } from './read.ts';

const before = (changes?: FileChanges) => inFormat(2, changes);

const withoutFormat = { 'site.yaml': ['format: 2\n', ''] } satisfies FileChanges;

test('the content of format 2 is the same as in the current format, also without the line of its format', () => {
  for (const folder of [before(), before(withoutFormat)]) {
    const { isOld, ...content } = readContent(folder);
    expect(isOld).toBe(true);
    expect({ ...content, isOld: false }).toEqual(readContent(CURRENT));
  }
});

test('the written files are those of the current format', () => {
  const folder = before();
  const texts = upgrade(folder);
  for (const [path, text] of texts) expect(text, path).toBe(readFileSync(join(CURRENT, path), 'utf8'));
  for (const [path, text] of texts) writeFileSync(join(folder, path), text);
  expect(upgrade(folder)).toEqual(new Map());
});

test('services without a number come last, by name, and comments stay', () => {
  const folder = before({
    'services/webdesign.yaml': ['order: 4\n', ''],
    'services/agentes-ai.yaml': ['order: 1', '# O nosso primeiro\norder: 10'],
    'services/agentics.yaml': ['order: 3\n', ''],
  });
  rmSync(join(folder, 'services/daos-web3.yaml'));
  const texts = upgrade(folder);
  const list = ['automacoes', 'agentes-ai', 'agentics', 'webdesign'].map((slug) => `  - ${slug}\n`).join('');
  expect(texts.get('site.yaml')).toContain(`services:\n${list}\n`);
  expect(texts.get('services/agentes-ai.yaml')).toContain('# O nosso primeiro\nname: ');
});

test('links have unique names, full addresses, and a logo only if the address does not say which', () => {
  const links = (text: string): [RegExp, string] => [/links:\n(?: {2}.*\n)+/, `links:\n${text}`];
  const folder = before({
    'site.yaml': links(
      '  whatsapp: +55 11 91234-5678\n  # O nosso\n  github: "@roda"\n  video: https://vimeo.com/roda\n  linkedin: linkedin.com/roda\n  web3:\n',
    ),
    'common.yaml': ['label: Canal de vídeos\n      to: video', 'label: GitHub\n      to: VIDEO'],
  });
  const texts = upgrade(folder);
  for (const [path, text] of texts) writeFileSync(join(folder, path), text);
  const { site, common } = readContent(folder);
  expect(site.links).toEqual([
    { name: 'GitHub', address: 'https://github.com/roda' },
    { name: 'Canal de vídeos', address: 'https://vimeo.com/roda', mark: 'youtube' },
    { name: 'linkedin', address: 'https://linkedin.com/roda' },
    { name: 'Site sobre Web3' },
    { name: 'Comunidade no Discord', mark: 'discord' },
    { name: 'Grupo no Telegram', mark: 'telegram' },
    { name: 'Instagram', mark: 'instagram' },
    { name: 'Perfil no Telegram', mark: 'telegram' },
  ]);
  expect(site.contact.whatsapp).toBe('+55 11 91234-5678');
  expect(common.footer.social.at(-1)).toEqual({ label: 'GitHub', to: 'Canal de vídeos' });
  expect(texts.get('site.yaml')).toContain('# O nosso\n  - name: GitHub');
});
