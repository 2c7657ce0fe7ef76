import { type Document, isMap, isScalar, isSeq, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { withoutAccents } from '#schema/normalise.ts';

/** Earlier names of colours, from when they were named after their looks. */
const colours: Readonly<Record<string, string>> = {
  cal: 'fundo',
  tinta: 'texto',
  azul: 'principal',
  mata: 'segunda',
  barro: 'terceira',
  ipe: 'destaque',
};

/**
 * The owner's files in format 2, from files in format 1, each by its path without `.yaml`. The sections of the home page
 * and the parts of a service's page become one list of blocks. The words of the form move to `common.yaml`, and what the
 * law asks for moves to `site.yaml`. Nodes are moved and not copied, so that a mistake in them still has its line.
 */
export function toFormat2(before: ReadonlyMap<string, Document>): Map<string, Document> {
  const files = new Map([...before].map(([name, document]) => [name, document.clone() as Document]));
  const [site, home, common] = [files.get('site'), files.get('home'), files.get('common')];
  const palette = site?.get('palette');
  for (const [was, now] of Object.entries(colours)) rename(palette, was, now);
  common?.deleteIn(['footer', 'privacy']);
  // The opening of the home page was called `start`.
  for (const list of [common?.getIn(['header', 'items']), common?.getIn(['footer', 'otherLinks'])]) {
    for (const link of isSeq(list) ? list.items : [])
      if (isMap(link) && link.get('to') === 'start') link.set('to', 'hero');
  }
  if (isMap(home?.contents)) {
    contactToFormat2(home.contents.get('contact'), site, common);
    rename(home.contents.get('hero'), 'headline', 'title');
    const kinds = ['hero', 'about', 'people', 'services', 'works', 'testimonials', 'impact', 'contact'];
    toBlocks(home.contents, kinds);
  }
  for (const [name, { contents }] of files) {
    if (!name.startsWith('services/') || !isMap(contents)) continue;
    const tile = contents.get('tile');
    const accent = isMap(tile) && tile.get('accent');
    const now = typeof accent === 'string' && colours[withoutAccents(accent)];
    if (now && isMap(tile)) tile.set('accent', now);
    rename(contents.get('closing'), 'text', 'lead');
    const facts = take(contents, 'facts');
    const parts = take(contents, 'sections');
    toBlocks(
      contents,
      ['questions', 'closing'],
      [
        ...(isSeq(facts) ? [asBlock('facts', new YAMLMap(), [new Pair(new Scalar('items'), facts)])] : []),
        ...(isSeq(parts) ? parts.items : []),
      ],
    );
  }
  return files;
}

/** Moves the groups of a file into its list of blocks, after the blocks that are already there. */
function toBlocks(file: YAMLMap, kinds: readonly string[], first: readonly unknown[] = []): void {
  const blocks = new YAMLSeq();
  blocks.items.push(...first);
  for (const kind of kinds) {
    const group = take(file, kind);
    if (isMap(group)) blocks.items.push(asBlock(kind, group));
  }
  file.set('blocks', blocks);
}

function asBlock(kind: string, group: YAMLMap, more: readonly Pair[] = []): YAMLMap {
  group.items.unshift(new Pair(new Scalar('kind'), new Scalar(kind)));
  group.items.push(...more);
  return group;
}

/** Moves the words of the form out of the section that showed it. */
function contactToFormat2(contact: unknown, site: Document | undefined, common: Document | undefined): void {
  if (!isMap(contact)) return;
  const move = (group: unknown, key: string, file: Document | undefined, path: readonly string[]) => {
    const node = isMap(group) ? take(group, key) : undefined;
    // A text has no line in its new file.
    if (node) file?.setIn(path, isScalar(node) ? node.value : node);
  };
  const form = take(contact, 'form');
  const notice = isMap(form) ? take(form, 'notice') : undefined;
  for (const key of ['purpose', 'erase']) move(notice, key, site, ['contact', key]);
  move(notice, 'simulatedCall', common, ['form', 'simulatedCall']);
  for (const key of ['save', 'noScript', 'failed']) move(contact, key, common, ['form', key]);
  const title = isMap(form) ? take(form, 'title') : undefined;
  if (title) contact.set('formTitle', title);
  for (const { key } of isMap(form) ? [...form.items] : []) move(form, String(key), common, ['form', String(key)]);
}

/** Removes a field from a group, and returns its node. */
function take(group: YAMLMap, key: string): unknown {
  const node = group.get(key, true);
  group.delete(key);
  return node;
}

function rename(group: unknown, was: string, now: string): void {
  const pair = isMap(group) ? group.items.find(({ key }) => isScalar(key) && key.value === was) : undefined;
  if (isMap(group) && isScalar(pair?.key) && !group.has(now)) pair.key.value = now;
}
