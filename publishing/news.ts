import { tamed } from './foreign.ts';
import type { Clash } from './join.ts';
import type { Archive } from './manifest.ts';
import { size, whenOf } from './sentences.ts';
import { hashesOf, isYaml, type Source } from './source.ts';
import { fieldName, nameOf, snapshotOf, valuesIn } from './waiting.ts';

const list = new Intl.ListFormat('pt-BR');

/** The publisher of an archive and the time, such as “ana publicou ontem às 15:40”. */
export const publisher = ({ who, date }: Archive): string =>
  `${tamed(who) || 'outro computador'} publicou ${whenOf(date)}`;

/** The pages and photos that differ, such as “Automações e duas fotos”; empty if none differs. */
export function differences(before: Source, after: Source): string {
  const [old, now] = [hashesOf(before), hashesOf(after)];
  const changed = Object.keys({ ...old, ...now }).filter((path) => old[path] !== now[path]);
  const [earlier, values] = [valuesIn(snapshotOf(before)), valuesIn(snapshotOf(after))];
  const pages = changed.filter(isYaml).map((file) => nameOf(file, values.get(file) ?? earlier.get(file)));
  const photos = changed.length - pages.length;
  const count = ['', 'uma foto', 'duas fotos'][photos] ?? `${photos} fotos`;
  return list.format([...pages.map(tamed), count].filter(Boolean));
}

/** Asks which of two changes stays. */
export function clashQuestion({ file, path, whole, mine, theirs }: Clash): string {
  const name = isYaml(file) ? fieldName(file, path, whole) : `Foto ${file}`;
  const where = isYaml(file) ? ' em “Histórico”' : '';
  return `${tamed(name)} mudou aqui e no servidor.\n  Aqui: ${shown(mine)}\n  No servidor: ${shown(theirs)}\nFicar com o do servidor? O outro fica guardado${where}.`;
}

/** A value in one line: all its texts. */
function shown(value: unknown): string {
  if (Buffer.isBuffer(value)) return `um arquivo de ${size(value.length)}`;
  if (typeof value !== 'object' || value === null) return tamed(String(value ?? '')) || '(nada)';
  return Object.values(value).map(shown).join('; ');
}
