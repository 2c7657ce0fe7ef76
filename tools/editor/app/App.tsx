import { Alert, Button, Group, Menu, Stack, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Refused, Waiting } from './Faults.tsx';
import { Form, formName } from './Form.tsx';
import { Pages } from './Pages.tsx';
import { BESIDE, Preview } from './Preview.tsx';
import { Publish } from './Publish.tsx';
import { trailOf } from './place.ts';
import { openPlace, screenOf, set, step, useStore } from './store.ts';
import { Versions } from './Versions.tsx';

/** The editor: the form beside the page. On a phone, one of them at a time. */
export function App() {
  const { column, isPage, open, canUndo, canRedo, isSaved, help, trouble, isClash } = useStore();
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
        <Button variant="default" hiddenFrom="md" onClick={() => set({ isPage: !isPage })}>
          {isPage ? 'Ver o formulário' : 'Ver a página'}
        </Button>
        <Text ms="auto" size="sm" c="dimmed">
          {isSaved ? 'Gravado' : 'Gravando…'}
        </Text>
        <Button onClick={() => set({ column: 'publish', isPage: false })}>Publicar</Button>
      </Group>
      {/* With a new key, the column begins at its top. */}
      <Stack
        component="main"
        key={[column, open.screen, trailOf(open)].join()}
        aria-label="Formulário"
        p="md"
        {...(isPage && BESIDE)}
      >
        {trouble && <Alert color="red">{trouble}</Alert>}
        {isClash && (
          <Alert color="red" withCloseButton closeButtonLabel="Entendi" onClose={() => set({ isClash: false })}>
            Outro programa mudou isto enquanto você escrevia. Aqui está o texto de lá; o seu está em “Histórico”.
          </Alert>
        )}
        <Refused />
        <Waiting />
        {column !== 'pages' && (
          <Group component="nav" gap={0} aria-label="Onde você está">
            <Back name="Todas as páginas" onPress={() => set({ column: 'pages' })} />
            {column === 'form' && <Above />}
          </Group>
        )}
        {column === 'pages' && <Pages />}
        {column === 'publish' && <Publish />}
        {column === 'form' && <Form />}
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

/** The forms around the open list item: those of its lists. */
function Above() {
  const { file, path } = useStore(({ open }) => open);
  return path.flatMap((key, index) => {
    if (typeof key === 'string') return [];
    const list = { file, path: path.slice(0, index) };
    const name = formName({ file, path: list.path.slice(0, -1), screen: screenOf(list) });
    return <Back key={trailOf(list)} name={name} onPress={() => openPlace(list)} />;
  });
}
