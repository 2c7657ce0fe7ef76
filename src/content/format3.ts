import { type Document, isMap, isScalar, isSeq, Pair, Scalar, visit, YAMLMap, YAMLSeq } from 'yaml';
import { linkTargets } from '#blocks/blocks.ts';
import { platformOf } from '#lib/platforms.ts';
import { oneLine, withoutAccents } from '#schema/normalise.ts';

/** The links of format 2: the title of each in the form, and what is before the name in the URL of a profile. */
const former: Readonly<Record<string, { title: string; profiles?: string }>> = {
  discord: { title: 'Comunidade no Discord' },
  telegramGroup: { title: 'Grupo no Telegram', profiles: 'https://t.me/' },
  instagram: { title: 'Instagram', profiles: 'https://www.instagram.com/' },
  github: { title: 'GitHub', profiles: 'https://github.com/' },
  telegram: { title: 'Perfil ou canal no Telegram', profiles: 'https://t.me/' },
  video: { title: 'Canal de vídeos', profiles: 'https://www.youtube.com/@' },
  web3: { title: 'Site sobre Web3' },
};

/**
 * The owner's files in format 3, from files in format 2, each by its path without `.yaml`. The links become a list of
 * names and addresses, the number of the WhatsApp moves to the contact, and the numbers of the services become the list
 * `services`. Nodes are moved and not copied, so that a mistake in them still has its line.
 */
export function toFormat3(before: ReadonlyMap<string, Document>): Map<string, Document> {
  const files = new Map([...before].map(([name, document]) => [name, document.clone() as Document]));
  const list = servicesIn(files);
  const site = files.get('site')?.contents;
  if (!isMap(site)) return files;
  const links = site.get('links');
  if (isMap(links)) linksToFormat3(files, site, links);
  if (!site.has('services')) {
    const after = site.items.findIndex(({ key }) => isScalar(key) && key.value === 'links');
    site.items.splice(after < 0 ? site.items.length : after + 1, 0, new Pair(new Scalar('services'), list));
  }
  return files;
}

function linksToFormat3(files: ReadonlyMap<string, Document>, site: YAMLMap, links: YAMLMap): void {
  const common = files.get('common');
  const items = [common?.get('channels'), common?.getIn(['footer', 'social'])].flatMap((list) =>
    isSeq(list) ? list.items.filter(isMap) : [],
  );
  const texts = [...files].flatMap(([path, document]) => (path === 'site' ? [] : targetsIn(document)));
  const names = new Map<string, string>();
  const list = new YAMLSeq();
  const keys = new Set([...links.items.map(({ key }) => String(key)), ...Object.keys(former)]);
  for (const key of keys) {
    const pair = links.items.find((one) => String(one.key) === key);
    const value = isScalar(pair?.value) ? pair.value : undefined;
    if (key === 'whatsapp') {
      const contact = site.get('contact');
      if (pair && isMap(contact)) contact.items.unshift(pair);
      continue;
    }
    const users = items.filter((item) => leadsTo(item.get('to'), key));
    const isEmpty = !value || String(value.value ?? '').trim() === '';
    if (isEmpty && !texts.some((to) => leadsTo(to.value, key))) continue;
    const title = former[key]?.title ?? key;
    const name = freeName([...users.flatMap((item) => item.get('label') ?? []).map(String), title], names);
    names.set(key, name);
    const entry = new YAMLMap();
    if (isScalar(pair?.key) && pair.key.commentBefore) entry.commentBefore = pair.key.commentBefore;
    entry.set('name', name);
    if (value && !isEmpty) {
      const [, handle] = /^@([\w.-]+)$/.exec(oneLine(String(value.value))) ?? [];
      const profiles = former[key]?.profiles;
      if (handle && profiles) value.value = profiles + handle;
      entry.set('address', value);
    }
    const mark = users.map((item) => item.get('mark')).find((one) => one !== undefined);
    if (mark !== undefined && mark !== platformOf(String(value?.value ?? ''))) entry.set('mark', mark);
    list.items.push(entry);
  }
  for (const to of texts) {
    const [, name] = [...names].find(([key]) => leadsTo(to.value, key)) ?? [];
    if (name !== undefined) to.value = name;
  }
  for (const item of items) {
    item.delete('mark');
    if (item.get('label') === item.get('to')) item.delete('label');
  }
  site.set('links', list);
}

/** Whether a link of format 2 leads to a target: capitals and accents were ignored. */
const leadsTo = (to: unknown, key: string) => typeof to === 'string' && withoutAccents(to) === withoutAccents(key);

/** The first of some names that neither another link nor a place of the site has; else the last one with a number. */
function freeName(wishes: readonly string[], names: ReadonlyMap<string, string>): string {
  const taken = [...names.values(), ...Object.keys(linkTargets)].map(withoutAccents);
  const isFree = (name: string) => !taken.includes(withoutAccents(name));
  const last = wishes.at(-1) ?? '';
  return wishes.find(isFree) ?? `${last} ${taken.length}`;
}

/** The targets of the links in a file. */
function targetsIn(document: Document): Scalar[] {
  const found: Scalar[] = [];
  visit(document, {
    Pair: (_, { key, value }) => {
      if (isScalar(key) && key.value === 'to' && isScalar(value)) found.push(value);
    },
  });
  return found;
}

/** The last of the numbers that a service could have. */
const LAST = 9999;

/** Removes the numbers of the services. Returns the slugs of all services in the order of the numbers, then by name. */
function servicesIn(files: ReadonlyMap<string, Document>): YAMLSeq {
  const services = [...files].flatMap(([path, { contents }]) => {
    if (!path.startsWith('services/') || !isMap(contents)) return [];
    const place = Number(contents.get('order') ?? LAST + 1);
    const index = contents.items.findIndex(({ key }) => isScalar(key) && key.value === 'order');
    const [removed] = index < 0 ? [] : contents.items.splice(index, 1);
    const next = contents.items[index];
    // A comment above the number may be about the file.
    if (isScalar(removed?.key) && isScalar(next?.key) && removed.key.commentBefore) {
      next.key.commentBefore = [removed.key.commentBefore, next.key.commentBefore].filter(Boolean).join('\n');
    }
    return { slug: path.slice('services/'.length), place, name: String(contents.get('name') ?? '') };
  });
  const slugs = services
    .sort((one, other) => one.place - other.place || one.name.localeCompare(other.name, 'pt-BR'))
    .map(({ slug }) => new Scalar(slug));
  const list = new YAMLSeq();
  list.items.push(...slugs);
  return list;
}
