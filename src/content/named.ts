import type { Block } from '#blocks/blocks.ts';
import { jsonSchema, labelOf } from '#schema/json.ts';
import { PICTURES } from '#schema/picture.ts';
import type { Fault } from './faults.ts';
import type { Read } from './file.ts';
import { home } from './files/home.ts';
import { service } from './files/service.ts';
import { type Site, site } from './files/site.ts';
import { fileOf, similarFile } from './pictureFiles.ts';

/** A picture that a file names, with its line and field. */
export type Named = { picture: string } & Pick<Fault, 'file' | 'line' | 'field' | 'path'>;

/** The logo files that the brand names. */
export function logosIn({ data, file, lineOf }: Read<Site>): Named[] {
  return (['file', 'dark'] as const).flatMap((key): Named[] => {
    const picture = data.brand.logo?.[key];
    const path = ['brand', 'logo', key];
    return picture ? [{ picture, file, line: lineOf(path), field: labelOf(jsonSchema(site), path, data), path }] : [];
  });
}

/** The pictures that the blocks of a page name. */
export function picturesIn({ data, file, lineOf }: Read<{ blocks: Block[] }>): Named[] {
  const schema = jsonSchema(file === 'home.yaml' ? home : service);
  return texts(data.blocks, 'picture', ['blocks']).map(({ text, path }) => ({
    picture: text,
    file,
    line: lineOf(path),
    field: labelOf(schema, path, data),
    path,
  }));
}

/** The texts of the fields with a name, at any depth of a value, each with its path. */
export function texts(
  value: unknown,
  name: string,
  path: readonly PropertyKey[] = [],
): { text: string; path: readonly PropertyKey[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    return key === name && typeof part === 'string' ? [{ text: part, path: at }] : texts(part, name, at);
  });
}

/** One fault for each name in `named` that has no file in `files`. */
export function missingPictures(
  folder: string,
  named: readonly Named[],
  files: readonly string[],
  what: string,
): Fault[] {
  return named.flatMap(({ picture, ...where }): Fault[] => {
    if (fileOf(picture, files)) return [];
    const expected = `o nome de um arquivo que esteja em ${folder}/${PICTURES}, com as mesmas maiúsculas`;
    const similar = similarFile(picture, files);
    if (!similar) {
      const todo = `escolha ${what} de novo no editor, ou deixe o campo vazio`;
      return [{ ...where, found: `“${picture}”, que não está na pasta`, expected, todo }];
    }
    const differs = similar.toLowerCase() === picture.toLowerCase() ? 'outras maiúsculas' : 'outros acentos';
    const found = `“${picture}”; a pasta tem “${similar}”, com ${differs}`;
    return [{ ...where, found, expected, todo: `escreva “${similar}”, ou escolha ${what} de novo no editor` }];
  });
}
