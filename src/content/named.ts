import type { Block } from '#blocks/blocks.ts';
import { keysOf } from '#lib/keysOf.ts';
import { PICTURES } from '#schema/picture.ts';
import type { Fault } from './faults.ts';
import type { Read } from './file.ts';
import type { Site } from './files/site.ts';
import { groupsWith } from './groups.ts';
import { fileOf } from './pictureFiles.ts';

/** A picture that a file names, with its line and field. */
export type Named = { picture: string } & Pick<Fault, 'file' | 'line' | 'field' | 'path'>;

/** The logo files that the brand names. */
export function logosIn({ data, at }: Read<Site>): Named[] {
  return (['file', 'dark'] as const).flatMap((key): Named[] => {
    const picture = data.brand.logo?.[key];
    return picture ? [{ picture, ...at(['brand', 'logo', key]) }] : [];
  });
}

/** The pictures that the blocks of a page name. */
export function picturesIn({ data, at }: Read<{ blocks: Block[] }>): Named[] {
  return groupsWith('picture', data).map(({ group: { picture }, path }) => ({ picture, ...at([...path, 'picture']) }));
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
    const expected = `o nome de um arquivo que esteja em ${folder}/${PICTURES}, com as mesmas maiúsculas e acentos`;
    const todo = `escolha ${what} de novo no editor, ou deixe o campo vazio`;
    return [{ ...where, found: `“${picture}”, que não está na pasta`, expected, todo }];
  });
}

/**
 * The faults of authors who are nobody in the blocks with people, and of slugs that no service has.
 * @param services The slugs of all services, also of those with mistakes; undefined if they are not known.
 */
export function unknownNames(
  pages: readonly Read<{ blocks: Block[] }>[],
  services: readonly string[] | undefined,
): Fault[] {
  const blocks = pages.flatMap(({ data }) => data.blocks);
  const known = {
    author: blocks.flatMap((one) => (one.kind === 'people' ? (one.items ?? []) : [])).map(({ name }) => name),
    service: services,
  };
  const kinds = { author: 'o nome de uma das pessoas da parte Pessoas', service: 'o endereço de um serviço' };
  return pages.flatMap(({ data, at }) =>
    keysOf(known).flatMap((key) =>
      groupsWith(key, data).flatMap(({ group: { [key]: name }, path }): Fault[] => {
        const { [key]: names } = known;
        if (!names || names.includes(name)) return [];
        const expected = `${kinds[key]}${names.length > 0 ? `: ${names.join(', ')}` : ', mas ainda não há nenhum'}`;
        const todo = 'escreva um que exista, ou deixe o campo vazio';
        return [{ ...at([...path, key]), found: `“${name}”`, expected, todo }];
      }),
    ),
  );
}

/** Replaces the former slugs and paths of pages that some content names by the present ones. */
export function namePresentPages(
  data: object,
  present: Readonly<Record<'service' | 'to', ReadonlyMap<string, string>>>,
) {
  for (const key of keysOf(present))
    for (const { group } of groupsWith(key, data)) group[key] = present[key].get(group[key]) ?? group[key];
}
