import { join } from 'node:path';
import { chosenLegalPages, legalPageSlugs } from '#legalPages/legalPage.ts';
import { slugOf } from '#schema/normalise.ts';
import type { Fault } from './faults.ts';
import type { Site } from './files/site.ts';
import { type Changes, entriesOf, namesAfter } from './folders.ts';

/** The folder of the services, in the owner's folder. */
export const SERVICES = 'services';

/** The pattern of the name of a service's file, right or almost right. Others are not services. */
export const SERVICE_FILE = /\.ya?ml$/i;

/** Slugs that a service cannot have, because the site uses their URLs for something else. */
const TAKEN = ['index', '404', 'cartoes', 'contato', 'keystatic', 'api'];

const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;

const field = 'Endereço da página (o nome do arquivo)';
const expected = 'um nome que sirva de endereço: letras minúsculas sem acento, algarismos e hífens, e .yaml no fim';

function takenFault(name: string): Fault {
  const found = `um nome que o site já usa para outra página: ${slugOf(name)}`;
  const wish = `${slugOf(name)}-servico`;
  const todo = `mude o endereço para ${wish} (o arquivo para ${wish}.yaml)`;
  return { file: `${SERVICES}/${name}`, field, found, expected, todo };
}

/** The faults of services whose URL is that of a page about the site itself. */
export function takenSlugs(services: readonly { slug: string }[], pages: Site['pages']): Fault[] {
  const taken = chosenLegalPages(pages).map((name): string => legalPageSlugs[name]);
  return services.flatMap(({ slug }) => (taken.includes(slug) ? takenFault(`${slug}.yaml`) : []));
}

/** The valid slugs of the services, from their file names. Adds a fault to `faults` for each invalid or taken name. */
export function serviceSlugs(folder: string, changes: Changes, faults: Fault[]): string[] {
  const there = entriesOf(join(folder, SERVICES)).map(({ name }) => name);
  const files = namesAfter(changes, SERVICES, there)
    .filter((name) => SERVICE_FILE.test(name) && !name.startsWith('.'))
    .sort();
  const good: string[] = [];
  for (const name of files) {
    const slug = name.replace(/\.yaml$/, '');
    const file = `${SERVICES}/${name}`;
    if (TAKEN.includes(slugOf(name))) faults.push(takenFault(name));
    else if (!SLUG.test(slug)) {
      const wish = slugOf(name) || 'servico';
      const isFree = !files.includes(`${wish}.yaml`);
      const todo = isFree
        ? `mude o endereço para ${wish} (o arquivo para ${wish}.yaml)`
        : `já existe ${wish}.yaml: apague um dos dois, ou mude o endereço deste para ${wish}-2 (o arquivo para ${wish}-2.yaml)`;
      faults.push({ file, field, found: `o nome “${name}”`, expected, todo });
    } else good.push(slug);
  }
  if (files.length === 0) {
    const todo = `crie um arquivo, por exemplo copiando um de demo/${SERVICES}`;
    faults.push({
      file: SERVICES,
      found: 'nenhum serviço',
      expected: 'uma pasta com pelo menos um arquivo .yaml',
      todo,
    });
  }
  return good;
}
