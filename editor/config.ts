import { type Config, fields } from '@keystatic/core';
import type { Field } from '../src/schema/json.ts';
import { slugOf } from '../src/schema/normalise.ts';
import { formFields } from './fields.tsx';

/** A schema for each file that exists once, by the file's name, and the schema that all services' files share. */
export type Schemas = Record<'site' | 'home' | 'common' | 'not-found' | 'service', Field>;

/** Keystatic's configuration: the forms for everything that the owner can edit, generated from the files' schemas. */
export function editorConfig({ service, ...files }: Schemas): Config {
  const file = (name: keyof typeof files, previewUrl: string) =>
    ({
      label: files[name].title ?? name,
      path: name,
      format: 'yaml',
      previewUrl,
      schema: formFields(files[name]),
    }) as const;
  const { name, ...others } = service.properties ?? {};
  return {
    storage: { kind: 'local' },
    locale: 'pt-BR',
    ui: {
      brand: { name: 'Editor do site' },
      navigation: {
        'Os fatos': ['site'],
        'As palavras': ['home', 'services', 'common', 'not-found'],
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
    collections: {
      services: {
        label: 'Serviços',
        path: 'services/*',
        format: 'yaml',
        previewUrl: '/{slug}',
        columns: ['name', 'order'],
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
          ...formFields({ ...service, properties: others }),
        },
      },
    },
  };
}
