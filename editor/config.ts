import { type Config, fields } from '@keystatic/core';
import { kindNames, type PageKindName, pathOf } from '../src/content/kinds.ts';
import type { Field } from '../src/schema/json.ts';
import { slugOf } from '../src/schema/normalise.ts';
import { formFields } from './fields.tsx';

/** A schema for each file that exists once, by the file's name, and for the files of each kind of page. */
export type Schemas = Record<'site' | 'home' | 'common' | 'not-found' | PageKindName, Field>;

/** Keystatic's configuration: the forms for everything that the owner can edit, generated from the files' schemas. */
export function editorConfig(schemas: Schemas): Config {
  const file = (name: 'site' | 'home' | 'common' | 'not-found', previewUrl: string) =>
    ({
      label: schemas[name].title ?? name,
      path: name,
      format: 'yaml',
      previewUrl,
      schema: formFields(schemas[name]),
    }) as const;
  return {
    storage: { kind: 'local' },
    locale: 'pt-BR',
    ui: {
      brand: { name: 'Editor do site' },
      navigation: {
        'Os fatos': ['site'],
        'As palavras': ['home', ...kindNames, 'common', 'not-found'],
        'No ar': ['publicar'],
      },
    },
    singletons: {
      site: file('site', '/'),
      home: file('home', '/'),
      common: file('common', '/'),
      'not-found': file('not-found', '/404'),
      // Only an entry of the side bar, without a form or a file: it opens the page that publishes.
      publicar: { label: 'Publicar', path: 'publicar', schema: {} },
    },
    collections: Object.fromEntries(kindNames.map((kind) => [kind, pagesOf(kind, schemas[kind])])),
  };
}

const labels: Record<PageKindName, string> = {
  services: 'Serviços',
  pages: 'Páginas',
  cases: 'Casos',
  news: 'Novidades',
};

/** The form for the pages of a kind. */
function pagesOf(kind: PageKindName, schema: Field) {
  const { name, ...others } = schema.properties ?? {};
  return {
    label: labels[kind],
    path: `${kind}/*`,
    format: 'yaml',
    previewUrl: pathOf(kind, '{slug}'),
    columns: ['name'] as string[],
    slugField: 'name',
    schema: {
      name: fields.slug({
        name: { label: name?.title ?? '', ...(name?.description && { description: name.description }) },
        slug: {
          label: 'Endereço da página',
          description: 'O fim do endereço, como em /oficinas: letras minúsculas sem acento, algarismos e hífens.',
          generate: slugOf,
        },
      }),
      ...formFields({ ...schema, properties: others }),
    },
  } as const;
}
