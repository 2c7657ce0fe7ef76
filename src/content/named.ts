import type { Fault } from './faults.ts';
import { type Read, readFile } from './file.ts';
import type { Changes } from './folders.ts';
import { home, pictured } from './home/home.ts';
import { fileOf, similarFile } from './pictureFiles.ts';
import { jsonSchema, labelOf } from './schema/json.ts';
import { PICTURES } from './schema/picture.ts';
import { site } from './schema/site.ts';

type Named = { picture: string } & Pick<Fault, 'file' | 'line' | 'field' | 'path'>;

/** The pictures that the home page names, each with its line and field in `home.yaml`. */
export function picturesNamed(folder: string, changes: Changes): Named[] {
  const result = readFile(folder, 'home.yaml', home, changes);
  return 'faults' in result ? [] : picturesIn(result);
}

/** The logo files that the brand names, each with its line and field in `site.yaml`. */
export function logosNamed(folder: string, changes: Changes): Named[] {
  const result = readFile(folder, 'site.yaml', site, changes);
  return 'faults' in result ? [] : logosIn(result);
}

export function logosIn({ data, file, lineOf }: Read<typeof site>): Named[] {
  return (['file', 'dark'] as const).flatMap((key): Named[] => {
    const picture = data.brand.logo?.[key];
    const path = ['brand', 'logo', key];
    return picture ? [{ picture, file, line: lineOf(path), field: labelOf(jsonSchema(site), path, data), path }] : [];
  });
}

export function picturesIn({ data, file, lineOf }: Read<typeof home>): Named[] {
  return pictured(data).map(({ picture, path }) => ({
    picture,
    file,
    line: lineOf(path),
    field: labelOf(jsonSchema(home), path, data),
    path,
  }));
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
