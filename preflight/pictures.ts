import { logoNames, pictureNames } from '../src/content/pictureFiles.ts';
import type { Content } from '../src/content/read.ts';
import { PICTURES } from '../src/schema/picture.ts';
import type { Finding } from './finding.ts';

/**
 * The finding about unused pictures: files in the owner's folder that no field names. Returns no finding if the folder
 * has no pictures.
 */
export function checkPictures(
  content: Pick<Content, 'home' | 'services' | 'site'>,
  files: readonly string[],
): Finding[] {
  if (files.length === 0) return [];
  const name = 'as fotos da pasta';
  const named = [...pictureNames(content), ...logoNames(content.site)];
  const unused = files.map((file) => file.normalize('NFC')).filter((file) => !named.includes(file));
  if (unused.length === 0)
    return [{ name, state: 'fine', found: [`Todas as de ${PICTURES} aparecem no site.`], todo: '' }];
  const found = unused.map((file) => `${PICTURES}/${file}: nenhum campo a nomeia, e por isso não é publicada.`);
  const todo =
    'Para que apareça, escolha-a num campo Foto, de uma parte de uma página, ou em Logo: o editor guarda a sua própria cópia. Esta pode sair da pasta.';
  return [{ name, state: 'warning', found, todo }];
}
