import { sections } from '../../src/content/home/home.ts';
import { type Content, schemaName, schemas } from '../../src/content/read.ts';
import { jsonSchema, labelOf, valueAt } from '../../src/content/schema/json.ts';
import type { ServiceSection } from '../../src/content/schema/service.ts';
import type { Finding } from './finding.ts';

/** Lists the promises that the site makes in the owner's name. Only the owner knows whether they are true. */
export function listPromises({ site, home, common, services }: Content): Finding {
  const { kind } = site.contact.delivery;
  return {
    name: 'as promessas que o site faz em seu nome',
    state: 'yours',
    found: [
      ...promised('site.yaml', site, [
        'contact.note',
        'contact.talkLength',
        'contact.talkPlace',
        'facts.hours',
        'facts.invoice',
      ]),
      ...promised(
        'home.yaml',
        home,
        sections.flatMap(({ name, promises }) => promises({ kind }).map((field) => `${name}.${field}`)),
      ),
      ...promised('common.yaml', common, [
        'footer.phrase',
        ...common.channels.flatMap(({ to }, index) => (Object.hasOwn(site.links, to) ? `channels.${index}.who` : [])),
      ]),
      ...services.flatMap((one) =>
        promised(`services/${one.slug}.yaml`, one, [
          'lead',
          'facts',
          'price.from',
          'price.drivers',
          'price.length',
          ...one.sections.flatMap((section, index) => fieldsOf(section).map((field) => `sections.${index}.${field}`)),
          'questions.items',
        ]),
      ),
    ],
    todo: 'Leia uma a uma. O que não for verdade, mude com `npm run edit`, ou no arquivo que a linha diz.',
  };
}

/** The names of the fields in which a section makes promises. */
function fieldsOf(section: ServiceSection): string[] {
  switch (section.kind) {
    case 'explanation':
      // With the picture `widths`, the lead presents the page itself as a sample of the owner's work.
      return [...(section.picture.kind === 'widths' ? ['lead'] : []), 'items'];
    case 'items':
      return ['items'];
    case 'lists':
      return ['lists'];
    case 'platforms':
      return ['disclaimer'];
    case 'outside':
      return [];
  }
}

/** One line for each field with a text; for a list, one line for each item. The indexes in `fields` count from 0. */
function promised(file: string, data: object, fields: readonly string[]): string[] {
  const form = jsonSchema(schemas[schemaName(file)]);
  return fields.flatMap((field) => {
    const path = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const value = valueAt(data, path);
    const items = Array.isArray(value)
      ? value.map((item: unknown, index) => ({ path: [...path, index], text: told(item) }))
      : [{ path, text: told(value) }];
    return items.flatMap((one) => (one.text ? `${file}, ${labelOf(form, one.path, data)}: ${one.text}` : []));
  });
}

/** The texts of a value in one line. The first text is the title of the others. */
function told(value: unknown): string {
  const [title = '', ...rest] = textsIn(value);
  return [/[?!.:]$/.test(title) || rest.length === 0 ? title : `${title}:`, rest.join('; ')].filter(Boolean).join(' ');
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === true) return ['sim'];
  if (typeof value !== 'object' || value === null) return [];
  // Leaves out links, because a link itself promises nothing.
  return Object.entries(value).flatMap(([key, part]) => (key === 'link' ? [] : textsIn(part)));
}
