import { Checkbox } from '@mantine/core';
import { valueAt } from '../../../src/lib/schema/json.ts';
import type { Path, Place } from '../protocol.ts';
import { write } from './changes.ts';
import { pageOf, urlPath, withSlug } from './pageFiles.ts';
import { listAt, openPlace } from './places.ts';
import { current } from './state.ts';

/** Checkboxes for where a link of the owner, or a page, is on the site: each place is a list of `common.yaml`. */
export function LinkPlaces({ place: { file, path } }: { place: Place }) {
  const name = valueAt(current().files[file], [...path, 'name']);
  if (typeof name !== 'string') return null;
  if (path[0] === 'links')
    return (
      <>
        <LinkIn title="No rodapé" path={['footer', 'social']} targets={[name]} />
        <LinkIn title="No contato" path={['channels']} targets={[name]} words={{ short: name }} missing="who" />
      </>
    );
  if (path.length > 0) return null;
  // A menu can still have an address that the page had before.
  const former = (pageOf(file).was ?? []).map((slug) => withSlug(file, slug));
  const targets = [file, ...former].map((page) => urlPath(page) ?? '');
  return <LinkIn title="No menu" path={['header', 'items']} targets={targets} words={{ label: name }} />;
}

type LinkInProps = {
  title: string;
  path: Path;
  /** The names that lead there. A new item has the first. */
  targets: readonly string[];
  /** The texts of a new item, and the field of its text that only the owner knows. */
  words?: object;
  missing?: string;
};

function LinkIn({ title, path, targets, words, missing }: LinkInProps) {
  const place = { file: 'common.yaml', path };
  const list = listAt(place);
  const others = list.filter((item) => !targets.includes(String(valueAt(item, ['to']))));
  const change = (isIn: boolean) => {
    write(place, isIn ? [...list, { ...words, to: targets[0] }] : others);
    if (isIn && missing) openPlace({ ...place, path: [...path, list.length, missing] }, true);
  };
  return (
    <Checkbox label={title} checked={others.length < list.length} onChange={({ target }) => change(target.checked)} />
  );
}
