import { Alert, Anchor, Button, Stack, TextInput, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Fault } from '../../../src/content/faults.ts';
import { slugOf } from '../../../src/schema/normalise.ts';
import type { Edit, NamedVersion, Path, Value } from '../protocol.ts';
import { nameOf, pageOf, slugIn, titleOf } from './pages.ts';
import { focus, Note, when } from './parts.tsx';
import { Rows } from './Rows.tsx';
import { current, edit, editWhole, openPlace, restore, useStore, versionsOf } from './store.ts';

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
  const canHide = useStore(({ schemas }) => 'hidden' in (schemas[kind]?.properties ?? {}));
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
    const date = kind === 'news' ? { date: new Date().toLocaleDateString('pt-BR') } : {};
    edit(whole(file, { name, ...date }), ...order(kind, [...slugs, slug]));
    onOpen(file);
    openPlace({ file, path: ['description'] });
  };
  const rename = async (slug: string, name: string) => {
    const wanted = slugOf(name) === slug ? slug : freeSlug(kind, name);
    const [from, to] = [`${kind}/${slug}.yaml`, `${kind}/${wanted}.yaml`];
    const page = pageOf(from);
    const was = [...new Set([...(page.was ?? []), slug])].filter((one) => one !== wanted);
    const slugsNow = slugs.map((one) => (one === slug ? wanted : one));
    const edits = [whole(from, null), whole(to, { ...page, was }), ...order(kind, slugsNow)];
    if (wanted !== slug && !(await editWhole(edits, 'Não mudei o endereço:'))) return;
    if (current().open.file === from) openPlace({ file: to, path: [] });
    setRenamed(undefined);
  };
  const remove = (index: number) =>
    editWhole(
      [whole(fileOf(index), null), ...order(kind, slugs.toSpliced(index, 1))],
      `Não apaguei “${nameOf(fileOf(index))}”: outra parte do site fala dela.`,
    );
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
            note: pageOf(fileOf(index)).hidden ? 'escondida' : undefined,
            isWrong: faults.some(({ file }) => file === fileOf(index)),
          }))}
          onOpen={(index) => onOpen(fileOf(index))}
          onOrder={
            isServices(kind)
              ? (moved) =>
                  edit(
                    ...order(
                      kind,
                      moved.map((at) => slugs[at] ?? ''),
                    ),
                  )
              : undefined
          }
          acts={{
            Duplicar: (index) => duplicate(fileOf(index)),
            'Mudar o endereço': (index) => setRenamed(slugs[index]),
            ...(canHide && { 'Esconder ou mostrar': (index) => hideOrShow(fileOf(index)) }),
            Apagar: remove,
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

/** The change of the order of services; none for other kinds. */
const order = (kind: string, slugs: string[]): Edit[] =>
  isServices(kind) ? [{ file: 'site.yaml', path: ['services'], value: slugs }] : [];

const hideOrShow = (file: string) => edit({ file, path: ['hidden'], value: pageOf(file).hidden ? undefined : 'true' });

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
      {faults.map(({ file, line, field, path = [], found, expected, todo }) => (
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
          : encontrei {found}; esperava {expected}. Faça: {todo}.
        </li>
      ))}
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
