import { Alert, Button, Group, Menu, Stack, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Refused, Waiting } from './Faults.tsx';
import { Form, FormTitle, formName } from './Form.tsx';
import { Pages } from './Pages.tsx';
import { BESIDE, Preview } from './Preview.tsx';
import { Publish } from './Publish.tsx';
import { openPlace, screenOf, set, step, useStore } from './store.ts';
import { Versions } from './Versions.tsx';

/** The editor: the form beside the page. On a phone, one of them at a time. */
export function App() {
  const [column, setColumn] = useState<'pages' | 'form' | 'publish'>('form');
  const [isPage, setPage] = useState(false);
  const open = useStore((store) => store.open);
  const canUndo = useStore((store) => store.canUndo);
  const canRedo = useStore((store) => store.canRedo);
  const isSaved = useStore((store) => store.isSaved);
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
  // A row, a mistake or a click on the page leads to a form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new object opens a form.
  useEffect(() => {
    setColumn('form');
    setPage(false);
  }, [open]);
  const main = useRef<HTMLDivElement>(null);
  // Before a wanted field scrolls into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the column shows is new.
  useLayoutEffect(() => {
    main.current?.scrollTo({ top: 0 });
  }, [open, column]);
  const publish = () => {
    setColumn('publish');
    setPage(false);
  };
  return (
    <div className="editor">
      <Group component="section" aria-label="Editor" gap="xs" p="xs" className="bar">
        <Button variant="default" disabled={!canUndo} onClick={undo}>
          Desfazer
        </Button>
        <Button variant="default" disabled={!canRedo} onClick={redo}>
          Refazer
        </Button>
        <Versions
          name="Histórico"
          title="Voltar a antes de mudar"
          none="Ainda não há versões de antes."
          file={open.file}
        />
        <Guide />
        <Button variant="default" hiddenFrom="md" onClick={() => setPage(!isPage)}>
          {isPage ? 'Ver o formulário' : 'Ver a página'}
        </Button>
        <Text ms="auto" size="sm" c="dimmed">
          {isSaved ? 'Gravado' : 'Gravando…'}
        </Text>
        <Button onClick={publish}>Publicar</Button>
      </Group>
      <Stack component="main" ref={main} aria-label="Formulário" p="md" {...(isPage && BESIDE)}>
        <Troubles />
        {column !== 'pages' && (
          <Group component="nav" gap={0} aria-label="Onde você está">
            <Back name="Todas as páginas" onPress={() => setColumn('pages')} />
            {column === 'form' && <Above />}
          </Group>
        )}
        {column === 'pages' && <Pages />}
        {column === 'publish' && <Publish />}
        {column === 'form' && (
          <>
            <FormTitle />
            <Refused />
            <Waiting />
            <Form />
          </>
        )}
      </Stack>
      <Preview isHidden={!isPage} />
    </div>
  );
}

const Back = ({ name, onPress }: { name: string; onPress: () => void }) => (
  <Button variant="subtle" size="compact-sm" onClick={onPress}>
    ← {name}
  </Button>
);

function Above() {
  const { file, path } = useStore(({ open }) => open);
  return path.flatMap((key, index) => {
    if (typeof key === 'string') return [];
    const list = { file, path: path.slice(0, index) };
    const name = formName({ file, path: list.path.slice(0, -1), screen: screenOf(list) });
    return <Back key={list.path.join()} name={name} onPress={() => openPlace(list)} />;
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
