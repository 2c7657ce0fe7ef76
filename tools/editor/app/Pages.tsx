import { Button, Group, Stack, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import type { Fault } from '../../../src/content/reader/faults.ts';
import { dayOf } from '../../../src/lib/dates.ts';
import { date as isoDate, slugOf } from '../../../src/lib/schema/normalise.ts';
import { moved } from '../edits.ts';
import type { Edit, Place } from '../protocol.ts';
import { edit, editWhole } from './changes.ts';
import { sentences } from './field.ts';
import { filesOf, type PageValue, pageName, pageOf, slugIn, urlPath } from './pageFiles.ts';
import { focus, Note } from './parts.tsx';
import { listAt, openPlace, sectionOf } from './places.ts';
import { Rows } from './Rows.tsx';
import { current } from './state.ts';
import { placeOf, trailOf } from './trail.ts';
import { Versions } from './Versions.tsx';

/** All that can be edited: the facts, and the pages of each kind. */
export function Pages() {
  const { pageKinds, faults, schemas } = current();
  const entry = (title: string | undefined, place: Place) => (
    <Button key={title} variant="default" justify="start" onClick={() => openPlace(place)}>
      {title} <Note isWrong={faults.some((fault) => isOnForm(fault, place))} />
    </Button>
  );
  const single = (name: string) => entry(schemas[name]?.title, { file: `${name}.yaml`, path: [] });
  // The first field of each section leads to it.
  const fields = Object.entries(schemas.site?.properties ?? {}).filter(([, { hidden }]) => !hidden);
  const sections = Map.groupBy(fields, ([, { section }]) => section);
  return (
    <Stack component="nav" aria-labelledby="paginas">
      <Title id="paginas" order={1} size="h3" tabIndex={-1} ref={focus}>
        O que editar
      </Title>
      {single('home')}
      {pageKinds.map((kind) => (
        <Kind key={kind.kind} {...kind} />
      ))}
      <Title order={2} size="h5">
        {schemas.site?.title}
      </Title>
      {[...sections].map(([section, [[key = ''] = []]]) => entry(section, { file: 'site.yaml', path: [key] }))}
      {single('common')}
      {single('not-found')}
      <Versions name="Apagadas" title="Trazer de volta" none="Nenhuma página foi apagada." file={null} />
    </Stack>
  );
}

/** Whether a mistake is on the form that a place leads to. */
const isOnForm = (fault: Fault, place: Place) =>
  fault.file === place.file && sectionOf(placeOf(trailOf(fault))) === sectionOf(place);

function Kind({ kind, title, add }: { kind: string; title: string; add: string }) {
  const [isNew, setNew] = useState(false);
  const files = inOrder(kind);
  const make = (name: string, page: object, path: string[] = []) => {
    const file = freeFile(kind, name);
    edit(whole(file, { ...page, name }));
    openPlace({ file, path }, true);
  };
  const rows = files.map((file) => {
    const { was: _, ...page } = pageOf(file);
    const hide = () => edit({ file, path: ['hidden'], value: page.hidden ? undefined : 'true' });
    return {
      label: pageName(file),
      note: noteOf(page),
      isWrong: current().faults.some((fault) => fault.file === file),
      open: () => openPlace({ file, path: [] }),
      acts: {
        Duplicar: () => make(nameOfCopy(file, files), page),
        'Mudar o endereço': () => openPlace({ file, path: ADDRESS }),
        [page.hidden ? 'Mostrar no site' : 'Esconder do site']: hide,
      },
      deletion: whole(file, null),
    };
  });
  const move = (from: number, to: number) => edit(order(moved(files, from, to)));
  return (
    <Stack component="section" gap="xs" aria-labelledby={`tipo-${kind}`}>
      <Title id={`tipo-${kind}`} order={2} size="h5">
        {title}
      </Title>
      <Rows labelledBy={`tipo-${kind}`} rows={rows} onMove={kind === 'services' ? move : undefined} />
      <Button variant="default" onClick={() => setNew(true)}>
        + {add}
      </Button>
      {isNew && (
        // The new page waits at the field that it still needs.
        <AskName onAnswer={(name) => make(name, kind === 'news' ? { date: today() } : {}, ['description'])} />
      )}
    </Stack>
  );
}

/** The files of a kind's pages: services in the owner's order, others by their names. */
function inOrder(kind: string): string[] {
  const slugs = kind === 'services' ? listAt(ORDER) : [];
  const rank = (file: string) => (slugs.includes(slugIn(file)) ? slugs.indexOf(slugIn(file)) : slugs.length);
  return filesOf(kind).sort(
    (one, other) => rank(one) - rank(other) || pageName(one).localeCompare(pageName(other), 'pt-BR'),
  );
}

const whole = (file: string, value: object | null): Edit => ({ file, path: [], value });

/** The change of the order of services. Slugs of no page stay in it: a page that comes back has its place again. */
const order = (files: string[]): Edit => {
  const slugs = files.map(slugIn);
  return { ...ORDER, value: [...slugs, ...listAt(ORDER).filter((slug) => !slugs.includes(String(slug)))] };
};
const ORDER = { file: 'site.yaml', path: ['services'] };

/** The site's day, wherever the computer is. */
const today = () => dayOf(new Date());

function noteOf({ hidden, date = '' }: PageValue): string | undefined {
  if (hidden) return 'escondida';
  // Written by hand, a date may be `31/10/2027`.
  const day = isoDate(date);
  return day > today() ? `sai em ${day.split('-').reverse().join('/')}` : undefined;
}

/** The first of several names that nothing has yet. */
function firstFree(nameOf: (count: number) => string, isTaken: (name: string) => boolean): string {
  for (let count = 1; ; count++) {
    const name = nameOf(count);
    if (!isTaken(name)) return name;
  }
}

/** The file of a new page: no page of the kind has its slug. */
function freeFile(kind: string, name: string): string {
  const slug = slugOf(name) || 'pagina';
  return firstFree(
    (count) => `${kind}/${slug}${count === 1 ? '' : `-${count}`}.yaml`,
    (file) => Boolean(current().files[file]),
  );
}

function nameOfCopy(file: string, files: readonly string[]): string {
  const names = files.map(pageName);
  return firstFree(
    (count) => `${pageName(file)} (cópia${count === 1 ? '' : ` ${count}`})`,
    (name) => names.includes(name),
  );
}

const AskName = ({ onAnswer }: { onAnswer: (name: string) => void }) => (
  <form action={(data) => onAnswer(String(data.get('name')))}>
    <Group gap="xs" align="end">
      <TextInput label="Nome" name="name" ref={focus} required />
      <Button type="submit">Criar</Button>
    </Group>
  </form>
);

/** In the place of a field of the page: its address is the name of its file. */
const ADDRESS = ['endereço'];

/** The address of a page. It stays the same if the page gets another name. */
export function Address({ file }: { file: string }) {
  const [slug, setSlug] = useState(slugIn(file));
  const [refusal, setRefusal] = useState<string>();
  const taken = current().faults.find((one) => one.file === file && !one.path);
  const change = async () => {
    const [kind = ''] = file.split('/');
    const end = slugOf(slug);
    const to = `${kind}/${end}.yaml`;
    if (end === '') return setRefusal('Escreva o fim do endereço, como oficinas.');
    if (to !== file && current().files[to]) return setRefusal(`${urlPath(to)} já está com “${pageName(to)}”.`);
    const page = pageOf(file);
    const was = [...(page.was ?? []), slugIn(file)].filter((one) => one !== slugIn(to));
    const list = kind === 'services' ? [order(inOrder(kind).map((one) => (one === file ? to : one)))] : [];
    const edits = [whole(file, null), whole(to, { ...page, was }), ...list];
    const faults = to === file ? [] : await editWhole(edits);
    setRefusal(faults?.map(sentences).join(' '));
    if (faults?.length === 0) openPlace({ file: to, path: ADDRESS });
  };
  return (
    <details open={taken !== undefined}>
      <summary>
        O endereço {slugOf(pageName(file)) === slugIn(file) ? 'é' : 'continua'} {urlPath(file)}
      </summary>
      <form action={change} data-trail={trailOf({ file, path: ADDRESS })}>
        <TextInput
          label="Endereço"
          description="O de antes leva ao novo."
          value={slug}
          onChange={({ target }) => setSlug(target.value)}
          error={refusal ?? (taken && sentences(taken))}
          withAsterisk
          aria-required
        />
        <Button type="submit">Mudar o endereço</Button>
      </form>
    </details>
  );
}
