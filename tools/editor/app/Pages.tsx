import { Alert, Anchor, Button, Stack, TextInput, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Fault } from '../../../src/content/faults.ts';
import { date as isoDate, slugOf } from '../../../src/lib/schema/normalise.ts';
import type { Edit, NamedVersion, Path, Value } from '../protocol.ts';
import { nameOf, type PageValue, pageOf, slugIn, titleOf } from './pages.ts';
import { focus, Note, when } from './parts.tsx';
import { Rows } from './Rows.tsx';
import { current, edit, editWhole, listAt, openPlace, restore, useStore, versionsOf } from './store.ts';
import { sentences } from './useField.ts';

/** All that can be edited: the facts, and the pages of each kind. */
export function Pages({ onOpen }: { onOpen: () => void }) {
  const kinds = useStore((store) => store.kinds);
  const faults = useStore((store) => store.faults);
  const schemas = useStore((store) => store.schemas);
  const show = (file: string, path: Path = []) => {
    openPlace({ file, path });
    onOpen();
  };
  const entry = (title: string | undefined, file: string, path: Path = []) => (
    <Button key={title} variant="default" justify="start" onClick={() => show(file, path)}>
      {title} <Note isWrong={faults.some((fault) => fault.file === file && (fault.path ?? path)[0] === path[0])} />
    </Button>
  );
  const single = (name: string) => entry(schemas[name]?.title, `${name}.yaml`);
  // The first field of each screen leads to it.
  const fields = Object.entries(schemas.site?.properties ?? {}).filter(([, { screen, hidden }]) => screen && !hidden);
  const screens = fields.filter(
    ([, one], index) => fields.findIndex(([, { screen }]) => screen === one.screen) === index,
  );
  return (
    <Stack component="nav" aria-labelledby="paginas">
      <Title id="paginas" order={1} size="h3" tabIndex={-1} ref={focus}>
        O que editar
      </Title>
      <Refused />
      {single('home')}
      {kinds.map((kind) => (
        <Kind key={kind.kind} {...kind} onOpen={show} />
      ))}
      <Title order={2} size="h5">
        {schemas.site?.title}
      </Title>
      {screens.map(([key, { screen }]) => entry(screen, 'site.yaml', [key]))}
      {single('common')}
      {single('not-found')}
      <Deleted />
    </Stack>
  );
}

type KindProps = { kind: string; title: string; one: string; onOpen: (file: string) => void };

function Kind({ kind, title, one, onOpen }: KindProps) {
  const files = useStore((store) => store.files);
  const faults = useStore((store) => store.faults);
  const [renamed, setRenamed] = useState<string>();
  const slugs = slugsOf(files, kind);
  const fileOf = (index: number) => `${kind}/${slugs[index]}.yaml`;
  const duplicate = (file: string) => {
    const { was: _, ...page } = pageOf(file);
    const name = `${page.name ?? ''} (cópia)`;
    const copy = `${kind}/${freeSlug(kind, name)}.yaml`;
    edit(whole(copy, { ...page, name }));
    onOpen(copy);
  };
  /** The new page waits at the field that it still needs. */
  const create = (name: string) => {
    const slug = freeSlug(kind, name);
    const file = `${kind}/${slug}.yaml`;
    const date = kind === 'news' ? { date: today() } : {};
    edit(whole(file, { name, ...date }));
    onOpen(file);
    openPlace({ file, path: ['description'] });
  };
  const rename = async (slug: string, name: string) => {
    const wanted = slugOf(name) === slug ? slug : freeSlug(kind, name);
    const [from, to] = [`${kind}/${slug}.yaml`, `${kind}/${wanted}.yaml`];
    const page = pageOf(from);
    const was = [...new Set([...(page.was ?? []), slug])].filter((one) => one !== wanted);
    const slugsNow = slugs.map((one) => (one === slug ? wanted : one));
    const edits = [whole(from, null), whole(to, { ...page, was }), ...(isServices(kind) ? [order(slugsNow)] : [])];
    if (wanted !== slug && !(await editWhole(edits, 'Não mudei o endereço:'))) return;
    if (current().open.file === from) openPlace({ file: to, path: [] });
    setRenamed(undefined);
  };
  const remove = (file: string) =>
    editWhole([whole(file, null)], `Não apaguei “${nameOf(file)}”: outra parte do site fala dela.`);
  return (
    <Stack component="section" gap="xs" aria-labelledby={`tipo-${kind}`}>
      <Title id={`tipo-${kind}`} order={2} size="h5">
        {title}
      </Title>
      {slugs.length > 0 && (
        <Rows
          labelledBy={`tipo-${kind}`}
          rows={slugs.map((slug, index) => ({
            id: slug,
            label: nameOf(fileOf(index)),
            note: noteOf(pageOf(fileOf(index))),
            isWrong: faults.some(({ file }) => file === fileOf(index)),
          }))}
          onOpen={(index) => onOpen(fileOf(index))}
          onOrder={isServices(kind) ? (moved) => edit(order(moved.map((at) => slugs[at] ?? ''))) : undefined}
          actsOf={(index) => {
            const file = fileOf(index);
            const { hidden } = pageOf(file);
            const hide = () => edit({ file, path: ['hidden'], value: hidden ? undefined : 'true' });
            return {
              Duplicar: () => duplicate(file),
              'Mudar o endereço': () => setRenamed(slugs[index]),
              [hidden ? 'Mostrar no site' : 'Esconder do site']: hide,
              Apagar: () => remove(file),
            };
          }}
        />
      )}
      {renamed !== undefined && (
        <AskName
          key={renamed}
          label={`Endereço de “${nameOf(`${kind}/${renamed}.yaml`)}”. O de antes leva ao novo.`}
          verb="Mudar"
          first={renamed}
          onAnswer={(name) => rename(renamed, name)}
        />
      )}
      <details>
        <summary>
          + {one === 'página' || one === 'novidade' ? 'Nova' : 'Novo'} {one}
        </summary>
        <AskName label="Nome" verb="Criar" onAnswer={create} />
      </details>
    </Stack>
  );
}

const isServices = (kind: string) => kind === 'services';

/** The slugs of a kind's pages: services in the owner's order, others by their names. */
function slugsOf(files: Record<string, Value>, kind: string): string[] {
  const order = (isServices(kind) && (files['site.yaml'] as { services?: string[] } | undefined)?.services) || [];
  const rank = (slug: string) => (order.includes(slug) ? order.indexOf(slug) : order.length);
  return Object.keys(files)
    .filter((file) => file.startsWith(`${kind}/`) && files[file])
    .sort((one, other) => rank(slugIn(one)) - rank(slugIn(other)) || nameOf(one).localeCompare(nameOf(other), 'pt-BR'))
    .map(slugIn);
}

/** The change of a whole page; null deletes it. */
const whole = (file: string, value: object | null): Edit => ({ file, path: [], value });

/** The change of the order of services. Slugs of no page stay in it: a page that comes back has its place again. */
const order = (slugs: string[]): Edit => {
  const gone = listAt(ORDER).filter((slug) => !slugs.includes(String(slug)));
  return { ...ORDER, value: [...slugs, ...gone] };
};
const ORDER = { file: 'site.yaml', path: ['services'] };

/** Today in ISO 8601, as the field of a date has it. */
const today = () => new Date().toLocaleDateString('sv');

function noteOf({ hidden, date = '' }: PageValue): string | undefined {
  if (hidden) return 'escondida';
  // Written by hand, a date may be `31/10/2027`.
  const day = isoDate(date);
  return day > today() ? `sai em ${day.split('-').reverse().join('/')}` : undefined;
}

/** A slug that no page of the kind has. */
function freeSlug(kind: string, name: string): string {
  const slug = slugOf(name) || 'pagina';
  for (let count = 1; ; count++) {
    const free = count === 1 ? slug : `${slug}-${count}`;
    if (!current().files[`${kind}/${free}.yaml`]) return free;
  }
}

type AskNameProps = { label: string; verb: string; first?: string; onAnswer: (name: string) => void };

/** A field for a name, with a button that answers. */
function AskName({ label, verb, first = '', onAnswer }: AskNameProps) {
  const [name, setName] = useState(first);
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(name);
      }}
    >
      <TextInput
        label={label}
        ref={first ? focus : undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
        required
      />
      <Button type="submit">{verb}</Button>
    </form>
  );
}

/** Why the last action was not done: each line leads to the field. */
export function Refused() {
  const refused = useStore((store) => store.refused);
  if (!refused) return null;
  return (
    <Alert color="red" title={refused.title}>
      <Faults faults={refused.faults} />
    </Alert>
  );
}

export function Faults({ faults }: { faults: readonly Fault[] }) {
  const files = useStore((store) => store.files);
  return (
    <ul>
      {faults.map((fault) => {
        const { file, line, field, path = [], found } = fault;
        return (
          <li key={`${file} ${field} ${found}`}>
            <Anchor
              component="button"
              inherit
              // A page that was not created has no form.
              disabled={!(file in files)}
              onClick={() => openPlace({ file, path: path as Path })}
            >
              {[titleOf(file), ...(field?.split(' › ').slice(1) ?? [])].join(' › ')}
              {!field && line && `, linha ${line}`}
            </Anchor>
            {`. ${found.startsWith('nada') ? '' : `Está ${found}. `}${sentences(fault)}`}
          </li>
        );
      })}
    </ul>
  );
}

/** The files that pages had before their addresses were changed. */
const formerFiles = () =>
  Object.keys(current().files).flatMap((file) =>
    (pageOf(file).was ?? []).map((slug) => file.replace(/[^/]+$/, `${slug}.yaml`)),
  );

/** The deleted pages, which can come back. */
function Deleted() {
  const files = useStore((store) => store.files);
  const [gone, setGone] = useState<NamedVersion[]>([]);
  useEffect(() => {
    versionsOf(null).then((all) => setGone(all.filter(({ file }) => !files[file] && !formerFiles().includes(file))));
  }, [files]);
  if (gone.length === 0) return null;
  return (
    <details>
      <summary>Apagadas ({gone.length})</summary>
      <ul>
        {gone.map(({ file, time, name }) => (
          <li key={file}>
            {name} ({when(time)}){' '}
            <Button size="compact-sm" variant="default" onClick={() => restore({ file, time })}>
              Trazer de volta
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
