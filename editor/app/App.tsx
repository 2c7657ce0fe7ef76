import { useEffect, useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Above, Form, Title } from './Form.tsx';
import { Faults, Pages, Refused, when } from './Pages.tsx';
import { Preview } from './Preview.tsx';
import { Publish } from './Publish.tsx';
import { change, redo, undo, useStore, versionAt, versionsOf } from './store.ts';

/** The content of the left column. */
type Column = 'pages' | 'form' | 'publish';

/** The editor: the form beside the page. On a phone, one of them at a time. */
export function App() {
  const [column, setColumn] = useState<Column>('form');
  const [isPage, setPage] = useState(false);
  const { file } = useStore(({ open }) => open);
  const open = useStore((store) => store.open);
  const trouble = useStore((store) => store.trouble);
  const canUndo = useStore((store) => store.canUndo);
  const canRedo = useStore((store) => store.canRedo);
  const said = useStore((store) => store.said);
  const faults = useStore((store) => store.faults);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, []);
  // A click on the page leads to a field.
  useEffect(() => {
    setColumn(open ? 'form' : 'pages');
    setPage(false);
  }, [open]);
  const own = faults.filter((fault) => fault.file === file);
  const isOpen = useStore(({ files }) => Boolean(files[file]));
  return (
    <div className="editor" data-shows={isPage ? 'page' : 'form'}>
      <section aria-label="Editor" className="bar">
        <Button isDisabled={!canUndo} onPress={undo}>
          Desfazer
        </Button>
        <Button isDisabled={!canRedo} onPress={redo}>
          Refazer
        </Button>
        <span role="status" className="visually-hidden">
          {said}
        </span>
        <Versions file={file} />
        <Guide />
        <Button className="switch" onPress={() => setPage(!isPage)}>
          {isPage ? 'Ver o formulário' : 'Ver a página'}
        </Button>
        <Button className="primary" onPress={() => setColumn('publish')}>
          Publicar
        </Button>
      </section>
      <main aria-label="Formulário">
        {trouble && (
          <p role="alert" className="refused">
            {trouble}
          </p>
        )}
        {column !== 'pages' && (
          <nav aria-label="Onde você está" className="row">
            <Button className="quiet" onPress={() => setColumn('pages')}>
              ← Todas as páginas
            </Button>
            {column === 'form' && <Above />}
          </nav>
        )}
        {column === 'pages' && <Pages onOpen={() => setColumn('form')} />}
        {column === 'publish' && <Publish />}
        {column === 'form' && (
          <>
            <Title />
            <Refused />
            {own.length > 0 && (
              <details className="refused" open={!isOpen}>
                <summary>
                  {own.length === 1 ? 'Um ponto espera correção' : `${own.length} pontos esperam correção`}: até lá, o
                  site fica como estava.
                </summary>
                <Faults faults={own} />
              </details>
            )}
            <Form />
          </>
        )}
      </main>
      <Preview />
    </div>
  );
}

/** The questions that the owner's guide answers. Each page opens in a tab of its own. */
function Guide() {
  const help = useStore((store) => store.help);
  return (
    <MenuTrigger>
      <Button>Ajuda</Button>
      <Popover>
        <Menu aria-label="Ajuda">
          {help.map(({ url, title }) => (
            <MenuItem key={url} href={url} target="_blank">
              {title}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** The earlier versions of a file. */
function Versions({ file }: { file: string }) {
  const [versions, setVersions] = useState<{ time: number }[]>([]);
  return (
    <MenuTrigger onOpenChange={(isOpen) => isOpen && versionsOf(file).then(setVersions)}>
      <Button>Histórico</Button>
      <Popover>
        <Menu
          aria-label="Voltar a"
          renderEmptyState={() => 'Ainda não há versões de antes.'}
          onAction={async (time) => change({ [file]: await versionAt(file, Number(time)) })}
        >
          {versions.map(({ time }) => (
            <MenuItem key={time} id={String(time)}>
              Voltar a {when(time)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
