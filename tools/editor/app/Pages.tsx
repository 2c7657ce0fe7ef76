import { Button, Group, Stack, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import type { Fault } from '../../../src/content/reader/faults.ts';
import { dayOf } from '../../../src/lib/dates.ts';
import { kindNames, type PageKind, pageKinds } from '../../../src/lib/pageKinds.ts';
import { date as isoDate } from '../../../src/lib/schema/normalise.ts';
import type { Place } from '../protocol.ts';
import { edit } from './changes.ts';
import { ADDRESS, createPage, duplicatePage, inOrder, pageEdit, setOrder } from './pageChanges.ts';
import { type PageValue, pageName, pageOf } from './pageFiles.ts';
import { focus, Note } from './parts.tsx';
import { openPlace, sectionOf } from './places.ts';
import { Rows } from './Rows.tsx';
import { current } from './state.ts';
import { Versions } from './Versions.tsx';

/** All that can be edited: the facts, and the pages of each kind. */
export function Pages() {
  const { faults, schemas } = current();
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
      {kindNames.map((kind) => (
        <Kind key={kind} kind={kind} />
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
const isOnForm = (fault: Fault, place: Place) => fault.file === place.file && sectionOf(fault) === sectionOf(place);

/** The pages of one kind. */
function Kind({ kind }: { kind: PageKind }) {
  const { title, add } = pageKinds[kind];
  const [isNew, setNew] = useState(false);
  const isDated = current().schemas[kind]?.properties?.date !== undefined;
  const create = (data: FormData) =>
    // The new page waits at the field that it still needs.
    createPage(kind, { name: String(data.get('name')), ...(isDated && { date: today() }) }, ['description']);
  const rowOf = (file: string) => {
    const page = pageOf(file);
    const hide = () => edit({ file, path: ['hidden'], value: page.hidden ? undefined : 'true' });
    return {
      label: pageName(file),
      note: noteOf(page),
      isWrong: current().faults.some((fault) => fault.file === file),
      open: () => openPlace({ file, path: [] }),
      acts: {
        Duplicar: () => duplicatePage(file),
        'Mudar o endereço': () => openPlace({ file, path: ADDRESS }),
        [page.hidden ? 'Mostrar no site' : 'Esconder do site']: hide,
      },
      deletion: pageEdit(file, null),
    };
  };
  return (
    <Stack component="section" gap="xs" aria-labelledby={`tipo-${kind}`}>
      <Title id={`tipo-${kind}`} order={2} size="h5">
        {title}
      </Title>
      <Rows
        labelledBy={`tipo-${kind}`}
        items={inOrder(kind)}
        rowOf={rowOf}
        onMove={kind === 'services' ? setOrder : undefined}
      />
      <Button variant="default" onClick={() => setNew(true)}>
        + {add}
      </Button>
      {isNew && (
        <form action={create}>
          <Group gap="xs" align="end">
            <TextInput label="Nome" name="name" ref={focus} required />
            <Button type="submit">Criar</Button>
          </Group>
        </form>
      )}
    </Stack>
  );
}

/** The site's day, wherever the computer is. */
const today = () => dayOf(new Date());

function noteOf({ hidden, date = '' }: PageValue): string | undefined {
  if (hidden) return 'escondida';
  // Written by hand, a date may be `31/10/2027`.
  const day = isoDate(date);
  return day > today() ? `sai em ${day.split('-').reverse().join('/')}` : undefined;
}
