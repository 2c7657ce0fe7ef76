import { Alert, Button, Group, Menu, Stack, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { NamedVersion } from '../protocol.ts';
import { Form, FormTitle, formName } from './Form.tsx';
import { Faults, Pages, Refused } from './Pages.tsx';
import { Preview } from './Preview.tsx';
import { Publish } from './Publish.tsx';
import { Help, when } from './parts.tsx';
import { openPlace, restore, set, step, useStore, versionsOf } from './store.ts';

/** The editor: the form beside the page. On a phone, one of them at a time. */
export function App() {
  const [column, setColumn] = useState<'pages' | 'form' | 'publish'>('form');
  const [isPage, setPage] = useState(false);
  const open = useStore((store) => store.open);
  const canUndo = useStore((store) => store.canUndo);
  const canRedo = useStore((store) => store.canRedo);
  const [undo, redo] = [() => step('undo'), () => step('redo')];
  useHotkeys(
    [
      ['mod+Z', undo],
      ['mod+shift+Z', redo],
      ['mod+Y', redo],
    ],
    [],
    true,
  );
  // A click on the page leads to a field.
  useEffect(() => {
    setColumn(open ? 'form' : 'pages');
    setPage(false);
  }, [open]);
  return (
    <div className="editor" data-shows={isPage ? 'page' : 'form'}>
      <section aria-label="Editor" className="row bar">
        <Button variant="default" disabled={!canUndo} onClick={undo}>
          Desfazer
        </Button>
        <Button variant="default" disabled={!canRedo} onClick={redo}>
          Refazer
        </Button>
        <Versions file={open.file} />
        <Guide />
        <Button variant="default" className="switch" onClick={() => setPage(!isPage)}>
          {isPage ? 'Ver o formulário' : 'Ver a página'}
        </Button>
        <Saved />
        <Button onClick={() => setColumn('publish')}>Publicar</Button>
      </section>
      <Stack component="main" aria-label="Formulário">
        <Troubles />
        {column !== 'pages' && (
          <Group component="nav" gap={0} aria-label="Onde você está">
            <Back name="Todas as páginas" onPress={() => setColumn('pages')} />
            {column === 'form' && <Above />}
          </Group>
        )}
        {column === 'pages' && <Pages onOpen={() => setColumn('form')} />}
        {column === 'publish' && <Publish />}
        {column === 'form' && (
          <>
            <FormTitle />
            <Refused />
            <Waiting file={open.file} />
            <Form />
          </>
        )}
      </Stack>
      <Preview />
    </div>
  );
}

/** Whether all that was typed is on the disk. */
function Saved() {
  const isSaved = useStore((store) => store.isSaved);
  return (
    <Text size="sm" c="dimmed">
      {isSaved ? 'Gravado' : 'Gravando…'}
    </Text>
  );
}

const Back = ({ name, onPress }: { name: string; onPress: () => void }) => (
  <Button variant="subtle" size="compact-sm" onClick={onPress}>
    ← {name}
  </Button>
);

/** The buttons that lead to the forms around the open one. */
function Above() {
  const { file, path } = useStore(({ open }) => open);
  return path.flatMap((key, index) => {
    const outer = { file, path: path.slice(0, Math.max(0, index - 1)) };
    return typeof key === 'number' ? (
      <Back key={outer.path.join()} name={formName(outer)} onPress={() => openPlace(outer)} />
    ) : (
      []
    );
  });
}

/** Why the last text is not on the disk, or is not in the form any more. */
function Troubles() {
  const trouble = useStore((store) => store.trouble);
  const isClash = useStore((store) => store.isClash);
  return (
    <>
      {trouble && <Alert color="red">{trouble}</Alert>}
      {isClash && (
        <Alert color="red" withCloseButton closeButtonLabel="Entendi" onClose={() => set({ isClash: false })}>
          Outro programa mudou isto enquanto você escrevia. Aqui está o texto de lá; o seu está em “Histórico”.
        </Alert>
      )}
    </>
  );
}

/** All that waits for a correction, first what is in the open file. If the file has no form, it is in its place. */
function Waiting({ file }: { file: string }) {
  const faults = useStore((store) => store.faults);
  const hasForm = useStore(({ files }) => Boolean(files[file]));
  const [here, elsewhere] = [faults.filter((one) => one.file === file), faults.filter((one) => one.file !== file)];
  if (faults.length === 0) return null;
  return (
    <details className="refused" open={!hasForm}>
      <summary>
        {faults.length === 1 ? 'Um campo tem um erro' : `${faults.length} campos têm erros`}. Até você corrigir, o site
        fica como estava.
      </summary>
      <Faults faults={[...here, ...elsewhere]} />
    </details>
  );
}

/** The questions that the owner's guide answers. Each page opens in a tab of its own. */
function Guide() {
  const help = useStore((store) => store.help);
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default">Ajuda</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {help.map(({ url, title }) => (
          <Menu.Item key={url} component="a" href={url} target="_blank" rel="noreferrer">
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The earlier versions of a file. */
function Versions({ file }: { file: string }) {
  const [versions, setVersions] = useState<NamedVersion[]>([]);
  return (
    <Menu onOpen={() => versionsOf(file).then(setVersions)}>
      <Menu.Target>
        <Button variant="default">Histórico</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{versions.length > 0 ? 'Voltar a antes de mudar' : 'Ainda não há versões de antes.'}</Menu.Label>
        {versions.map(({ time, name }) => (
          <Menu.Item key={time} onClick={() => restore({ file, time })}>
            {name} <Help>{when(time)}</Help>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
