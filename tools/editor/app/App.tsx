import { Alert, Button, Divider, Flex, Group, Stack, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { HELP } from '../protocol.ts';
import { takeStep } from './changes.ts';
import { requestPublication } from './connection.ts';
import { Waiting } from './Faults.tsx';
import { Form, formName } from './Form.tsx';
import { Pages } from './Pages.tsx';
import { Preview } from './Preview.tsx';
import { Publish } from './Publish.tsx';
import { openPlace, sectionOf, trailOf } from './places.ts';
import { current, set, useCurrent } from './state.ts';
import { Versions } from './Versions.tsx';

/** The editor: the form beside the page. On a phone, one of them at a time. */
export function App() {
  const { column, isPage, open, canUndo, canRedo, isSaved, faults, saveFailure, isClash, deleted } = useCurrent();
  const saved = faults.length > 0 ? 'Falta corrigir' : 'Gravado';
  const [undo, redo] = [() => takeStep('undo'), () => takeStep('redo')];
  const publish = () => {
    set({ column: 'publish', isPage: false });
    requestPublication({ act: 'watch' });
  };
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
    <Stack h="100dvh" gap={0}>
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
        <Button variant="default" component="a" href={HELP} target="_blank" rel="noreferrer">
          Ajuda
        </Button>
        <Button variant="default" hiddenFrom="md" onClick={() => set({ isPage: !isPage })}>
          {isPage ? 'Ver o formulário' : 'Ver a página'}
        </Button>
        <Text role="status" size="sm">
          {deleted && `Apaguei “${deleted}”. “Desfazer” traz de volta.`}
        </Text>
        <Text ms="auto" size="sm" c="dimmed">
          {isSaved ? saved : 'Gravando…'}
        </Text>
        <Button onClick={publish}>Publicar</Button>
      </Group>
      <Divider />
      <Flex flex={1} mih={0}>
        {/* With a new key, the column begins at its top. */}
        <Stack
          component="main"
          key={[column, open.section, trailOf(open)].join()}
          aria-label="Formulário"
          flex="none"
          w={{ base: '100%', md: '28rem' }}
          p="md"
          style={{ overflowY: 'auto' }}
          {...(isPage && { visibleFrom: 'md' })}
        >
          {saveFailure && <Alert color="red">{saveFailure}</Alert>}
          {isClash && (
            <Alert color="red" withCloseButton closeButtonLabel="Entendi" onClose={() => set({ isClash: false })}>
              Outro programa mudou isto enquanto você escrevia. Aqui está o texto de lá; o seu está em “Histórico”.
            </Alert>
          )}
          <Waiting />
          {column !== 'pages' && <Above />}
          {column === 'pages' && <Pages />}
          {column === 'publish' && <Publish />}
          {column === 'form' && <Form />}
        </Stack>
        <Preview isHidden={!isPage} />
      </Flex>
    </Stack>
  );
}

/** The way back: to the list of pages, and to the lists around the open list item. */
function Above() {
  const { column, open } = current();
  const { file, path } = open;
  const lists = path.flatMap((key, index) => (typeof key === 'number' ? { file, path: path.slice(0, index) } : []));
  const back = (name: string, onPress: () => void) => (
    <Button key={name} variant="transparent" size="compact-sm" px={0} onClick={onPress}>
      ← {name}
    </Button>
  );
  return (
    <Group component="nav" gap="sm" aria-label="Onde você está">
      {back('Todas as páginas', () => set({ column: 'pages' }))}
      {column === 'form' &&
        lists.map((list) => {
          const outer = { file, path: list.path.slice(0, -1), section: sectionOf(list) };
          return back(formName(outer), () => openPlace(list));
        })}
    </Group>
  );
}
