import { useEffect, useState } from 'react';
import {
  Button,
  Dialog,
  DialogTrigger,
  Heading,
  Input,
  Label,
  Modal,
  Text,
  TextArea,
  TextField,
} from 'react-aria-components';
import type { Fault } from '../../src/content/faults.ts';
import { slugOf } from '../../src/schema/normalise.ts';
import { Rows } from './Rows.tsx';
import {
  change,
  changeWhole,
  current,
  dismissRefusal,
  openPlace,
  type Path,
  useStore,
  versionAt,
  versionsOf,
} from './store.ts';

/** A page's value, as far as the list of pages reads it. */
type PageValue = { name?: string; was?: string[]; hidden?: string };

const open = (file: string) => openPlace({ file, path: [] });

/** Focuses a new heading or field, which replaces the button that the owner pressed. */
export const focus = (element: HTMLElement | null) => element?.focus();

/** All that can be edited: the facts, and the pages of each kind. */
export function Pages({ onOpen }: { onOpen: () => void }) {
  const kinds = useStore((store) => store.kinds);
  const faults = useStore((store) => store.faults);
  const show = (file: string) => {
    open(file);
    onOpen();
  };
  const titles = useStore(({ schemas }) => schemas);
  const single = (name: string) => (
    <Button className="file" onPress={() => show(`${name}.yaml`)}>
      {titles[name]?.title}
      {faults.some(({ file }) => file === `${name}.yaml`) && <b className="wrong">falta corrigir</b>}
    </Button>
  );
  return (
    <nav aria-labelledby="paginas" className="pages">
      <h1 id="paginas" tabIndex={-1} ref={focus}>
        O que editar
      </h1>
      <Refused />
      {single('home')}
      {kinds.map((kind) => (
        <Kind key={kind.kind} {...kind} onOpen={show} />
      ))}
      {single('site')}
      {single('common')}
      {single('not-found')}
      <Deleted />
    </nav>
  );
}

type KindProps = { kind: string; title: string; one: string; onOpen: (file: string) => void };

function Kind({ kind, title, one, onOpen }: KindProps) {
  const files = useStore((store) => store.files);
  const faults = useStore((store) => store.faults);
  const canHide = useStore(({ schemas }) => 'hidden' in (schemas[kind]?.properties ?? {}));
  const order = isServices(kind) ? orderOf(files['site.yaml']) : [];
  const slugs = Object.keys(files)
    .filter((file) => file.startsWith(`${kind}/`) && files[file])
    .map((file) => file.slice(kind.length + 1, -'.yaml'.length))
    .sort(
      (first, second) =>
        rank(order, first) - rank(order, second) || nameOf(kind, first).localeCompare(nameOf(kind, second), 'pt-BR'),
    );
  const [renamed, setRenamed] = useState<string>();
  const fileOf = (index: number) => `${kind}/${slugs[index]}.yaml`;
  return (
    <section aria-labelledby={`tipo-${kind}`}>
      <h2 id={`tipo-${kind}`}>{title}</h2>
      {slugs.length > 0 && (
        <Rows
          labelledBy={`tipo-${kind}`}
          rows={slugs.map((slug, index) => ({
            id: slug,
            label: nameOf(kind, slug),
            note: pageOf(fileOf(index)).hidden ? 'escondida' : undefined,
            isWrong: faults.some(({ file }) => file === fileOf(index)),
          }))}
          onOpen={(index) => onOpen(fileOf(index))}
          onOrder={isServices(kind) ? (next) => change(withOrder(next.map((index) => slugs[index] ?? ''))) : undefined}
          acts={{
            Duplicar: (index) => duplicate(kind, fileOf(index)).then(onOpen),
            'Mudar o endereço': (index) => setRenamed(slugs[index]),
            ...(canHide && {
              'Esconder ou mostrar': (index: number) => {
                const { hidden, ...page } = pageOf(fileOf(index));
                change({ [fileOf(index)]: hidden ? page : { ...page, hidden: 'true' } });
              },
            }),
            Apagar: (index) =>
              changeWhole(
                {
                  [fileOf(index)]: null,
                  ...withOrder(
                    slugs.filter((_, other) => other !== index),
                    kind,
                  ),
                },
                `Não apaguei “${nameOf(kind, slugs[index] ?? '')}”: outra parte do site fala dela.`,
              ),
          }}
        />
      )}
      <New kind={kind} one={one} onOpen={onOpen} />
      {renamed !== undefined && <Rename kind={kind} slug={renamed} onClose={() => setRenamed(undefined)} />}
    </section>
  );
}

const isServices = (kind: string) => kind === 'services';

// The schema of the file requires these fields, but a page that the owner is typing may lack them.
const pageOf = (file: string) => (current().files[file] ?? {}) as PageValue;
const nameOf = (kind: string, slug: string) => pageOf(`${kind}/${slug}.yaml`).name ?? slug;
const orderOf = (site: unknown) => (site as { services?: string[] } | undefined)?.services ?? [];
const rank = (order: readonly string[], slug: string) => (order.includes(slug) ? order.indexOf(slug) : order.length);

/** The change of the list of services in `site.yaml`; none for other kinds. */
function withOrder(services: string[], kind = 'services') {
  return isServices(kind) ? { 'site.yaml': { ...current().files['site.yaml'], services } } : {};
}

/** A slug that no page of the kind has. */
function freeSlug(kind: string, name: string): string {
  const slug = slugOf(name) || 'pagina';
  for (let count = 1; ; count++) {
    const free = count === 1 ? slug : `${slug}-${count}`;
    if (!current().files[`${kind}/${free}.yaml`]) return free;
  }
}

async function duplicate(kind: string, file: string): Promise<string> {
  const { was: _, ...page } = pageOf(file);
  const name = `${page.name ?? ''} (cópia)`;
  const copy = `${kind}/${freeSlug(kind, name)}.yaml`;
  change({ [copy]: { ...structuredClone(page), name } });
  return copy;
}

function New({ kind, one, onOpen }: Omit<KindProps, 'title'>) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const gender = one === 'página' || one === 'novidade' ? 'Nova' : 'Novo';
  const create = async () => {
    const slug = freeSlug(kind, name);
    const file = `${kind}/${slug}.yaml`;
    const date = kind === 'news' ? { date: new Date().toLocaleDateString('pt-BR') } : {};
    const order = orderOf(current().files['site.yaml']);
    const files = {
      [file]: { name, description, ...date },
      ...(order.length > 0 && withOrder([...order, slug], kind)),
    };
    const isDone = await changeWhole(files, `Ainda não criei “${name}”:`);
    const missing = current().refused?.faults ?? [];
    // A mistake that can be corrected in the form of the new page waits at its field.
    const isOwn = missing.every((fault) => fault.file === file && fault.path?.length);
    if (!isDone && !isOwn) return;
    if (!isDone) change(files);
    show(false);
    setName('');
    setDescription('');
    onOpen(file);
    if (missing[0]) openPlace({ file, path: missing[0].path as Path });
  };
  const show = (isShown: boolean) => {
    setOpen(isShown);
    dismissRefusal();
  };
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={show}>
      <Button className="add">
        + {gender} {one}
      </Button>
      <Modal isDismissable>
        <Question title={`${gender} ${one}`} verb="Criar" onAnswer={create} onFollow={() => show(false)}>
          <TextField value={name} onChange={setName} isRequired autoFocus>
            <Label>Nome</Label>
            <Input />
            <Text slot="description">O endereço vem do nome: /{slugOf(name) || '…'}</Text>
          </TextField>
          <TextField value={description} onChange={setDescription} isRequired>
            <Label>O que é, numa frase</Label>
            <TextArea rows={2} />
            <Text slot="description">Para buscadores e links compartilhados: de 70 a 155 letras.</Text>
          </TextField>
        </Question>
      </Modal>
    </DialogTrigger>
  );
}

function Rename({ kind, slug, onClose }: { kind: string; slug: string; onClose: () => void }) {
  const [next, setNext] = useState(slug);
  const wanted = slugOf(next) === slug ? slug : freeSlug(kind, next);
  const close = () => {
    dismissRefusal();
    onClose();
  };
  const rename = async () => {
    const [from, to] = [`${kind}/${slug}.yaml`, `${kind}/${wanted}.yaml`];
    const page = pageOf(from);
    const was = [...new Set([...(page.was ?? []), slug])].filter((one) => one !== wanted);
    const order = orderOf(current().files['site.yaml']);
    const isDone =
      wanted === slug ||
      (await changeWhole(
        {
          [from]: null,
          [to]: { ...page, ...(was.length > 0 && { was }) },
          ...(order.includes(slug) &&
            withOrder(
              order.map((one) => (one === slug ? wanted : one)),
              kind,
            )),
        },
        'Não mudei o endereço:',
      ));
    if (!isDone) return;
    if (current().open.file === from) open(to);
    close();
  };
  return (
    <Modal isOpen isDismissable onOpenChange={close}>
      <Question title={`Mudar o endereço de “${nameOf(kind, slug)}”`} verb="Mudar" onAnswer={rename} onFollow={close}>
        <TextField value={next} onChange={setNext} isRequired autoFocus>
          <Label>Endereço</Label>
          <Input />
          <Text slot="description">Fica /{wanted}. O endereço de antes leva ao novo.</Text>
        </TextField>
      </Question>
    </Modal>
  );
}

type QuestionProps = {
  title: string;
  /** The text of the button that answers. */
  verb: string;
  onAnswer: () => void;
  /** Called when the owner follows one of the lines that say why not. */
  onFollow: () => void;
  children: React.ReactNode;
};

/** A dialog with fields. If the answer is refused, the dialog stays and says why. */
function Question({ title, verb, onAnswer, onFollow, children }: QuestionProps) {
  return (
    <Dialog>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onAnswer();
        }}
      >
        <Heading slot="title">{title}</Heading>
        {children}
        <Refused onFollow={onFollow} />
        <div className="row">
          <Button type="submit" className="primary">
            {verb}
          </Button>
          <Button slot="close">Agora não</Button>
        </div>
      </form>
    </Dialog>
  );
}

type Follow = { onFollow?: () => void };

/** Why the last action was not done: each line leads to the field. */
export function Refused(follow: Follow) {
  const refused = useStore((store) => store.refused);
  if (!refused) return null;
  return (
    <div role="alert" className="refused">
      <p>{refused.title}</p>
      <Faults faults={refused.faults} {...follow} />
    </div>
  );
}

export function Faults({ faults, onFollow }: Follow & { faults: readonly Fault[] }) {
  const files = useStore((store) => store.files);
  return (
    <ul>
      {faults.map(({ file, line, field, path = [], found, expected, todo }) => (
        <li key={`${file} ${field} ${found}`}>
          <Button
            className="link"
            // A page that was not created has no form.
            isDisabled={!(file in files)}
            onPress={() => {
              openPlace({ file, path: path as Path });
              onFollow?.();
            }}
          >
            {[titleOf(file), ...(field?.split(' › ').slice(1) ?? [])].join(' › ')}
            {!field && line && `, linha ${line}`}
          </Button>
          : encontrei {found}; esperava {expected}. Faça: {todo}.
        </li>
      ))}
    </ul>
  );
}

/** The name of a file for the owner. */
export function titleOf(file: string): string {
  const { files, schemas } = current();
  if (file.includes('/')) return (files[file] as PageValue | undefined)?.name ?? file.replace(/^.*\/|\.yaml$/g, '');
  return schemas[file.replace('.yaml', '')]?.title ?? file;
}

/** The files that pages had before their addresses were changed. */
const formerFiles = () =>
  Object.keys(current().files).flatMap((file) =>
    (pageOf(file).was ?? []).map((slug) => file.replace(/[^/]+$/, `${slug}.yaml`)),
  );

/** The deleted pages, which can come back. */
function Deleted() {
  const files = useStore((store) => store.files);
  const [gone, setGone] = useState<{ file: string; time: number }[]>([]);
  useEffect(() => {
    versionsOf(null).then((all) => setGone(all.filter(({ file }) => !files[file] && !formerFiles().includes(file))));
  }, [files]);
  if (gone.length === 0) return null;
  return (
    <details>
      <summary>Apagadas ({gone.length})</summary>
      <ul>
        {gone.map(({ file, time }) => (
          <li key={file}>
            {file.replace(/^.*\/|\.yaml$/g, '')} ({when(time)}){' '}
            <Button onPress={async () => change({ [file]: await versionAt(file, time) })}>Trazer de volta</Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A time as the owner says it: “hoje, 15:40”, “ontem, 9:05”, “3 de março de 2026, 10:00”. */
export function when(time: number): string {
  const date = new Date(time);
  const clock = date.toLocaleTimeString('pt-BR', { hour: 'numeric', minute: '2-digit' });
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(time).setHours(0, 0, 0, 0)) / 86_400_000);
  const day = ['hoje', 'ontem'][days] ?? date.toLocaleDateString('pt-BR', { dateStyle: 'long' });
  return `${day}, ${clock}`;
}
