import { useEffect, useState } from 'react';
import { Above, Form, Title } from './Form.tsx';
import { Menu } from './Menu.tsx';
import { Faults, Pages, Refused, when } from './Pages.tsx';
import { Preview } from './Preview.tsx';
import { Publish } from './Publish.tsx';
import { restore, set, step, useStore, versionsOf } from './store.ts';

/** The editor: the form beside the page. On a phone, one of them at a time. */
export function App() {
  const [column, setColumn] = useState<'pages' | 'form' | 'publish'>('form');
  const [isPage, setPage] = useState(false);
  const open = useStore((store) => store.open);
  const canUndo = useStore((store) => store.canUndo);
  const canRedo = useStore((store) => store.canRedo);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      step(key === 'y' || event.shiftKey ? 'redo' : 'undo');
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, []);
  // A click on the page leads to a field.
  useEffect(() => {
    setColumn(open ? 'form' : 'pages');
    setPage(false);
  }, [open]);
  return (
    <div className="editor" data-shows={isPage ? 'page' : 'form'}>
      <section aria-label="Editor" className="bar">
        <button type="button" disabled={!canUndo} onClick={() => step('undo')}>
          Desfazer
        </button>
        <button type="button" disabled={!canRedo} onClick={() => step('redo')}>
          Refazer
        </button>
        <Versions file={open.file} />
        <Guide />
        <button type="button" className="switch" onClick={() => setPage(!isPage)}>
          {isPage ? 'Ver o formulário' : 'Ver a página'}
        </button>
        <button type="button" className="primary" onClick={() => setColumn('publish')}>
          Publicar
        </button>
      </section>
      <main aria-label="Formulário">
        <Troubles />
        {column !== 'pages' && (
          <nav aria-label="Onde você está" className="row">
            <button type="button" className="quiet" onClick={() => setColumn('pages')}>
              ← Todas as páginas
            </button>
            {column === 'form' && <Above />}
          </nav>
        )}
        {column === 'pages' && <Pages onOpen={() => setColumn('form')} />}
        {column === 'publish' && <Publish />}
        {column === 'form' && (
          <>
            <Title />
            <Refused />
            <Waiting file={open.file} />
            <Form />
          </>
        )}
      </main>
      <Preview />
    </div>
  );
}

/** Why the last text is not on the disk, or is not in the form any more. */
function Troubles() {
  const trouble = useStore((store) => store.trouble);
  const isClash = useStore((store) => store.isClash);
  return (
    <>
      {trouble && (
        <p role="alert" className="refused">
          {trouble}
        </p>
      )}
      {isClash && (
        <div role="alert" className="refused">
          <p>Outro programa mudou isto enquanto você escrevia. Aqui está o texto de lá; o seu está em “Histórico”.</p>
          <button type="button" onClick={() => set({ isClash: false })}>
            Entendi
          </button>
        </div>
      )}
    </>
  );
}

/** The mistakes of the open file. If the file has no form, they are in its place. */
function Waiting({ file }: { file: string }) {
  const faults = useStore((store) => store.faults).filter((fault) => fault.file === file);
  const hasForm = useStore(({ files }) => Boolean(files[file]));
  if (faults.length === 0) return null;
  return (
    <details className="refused" open={!hasForm}>
      <summary>
        {faults.length === 1 ? 'Um ponto espera correção' : `${faults.length} pontos esperam correção`}: até lá, o site
        fica como estava.
      </summary>
      <Faults faults={faults} />
    </details>
  );
}

/** The questions that the owner's guide answers. Each page opens in a tab of its own. */
function Guide() {
  const help = useStore((store) => store.help);
  return (
    <Menu label="Ajuda">
      {help.map(({ url, title }) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          {title}
        </a>
      ))}
    </Menu>
  );
}

/** The earlier versions of a file. */
function Versions({ file }: { file: string }) {
  const [versions, setVersions] = useState<{ time: number }[]>([]);
  return (
    <Menu label="Histórico" onOpen={() => versionsOf(file).then(setVersions)}>
      {versions.length === 0 && <p>Ainda não há versões de antes.</p>}
      {versions.map(({ time }) => (
        <button key={time} type="button" onClick={() => restore({ file, time })}>
          Voltar a {when(time)}
        </button>
      ))}
    </Menu>
  );
}
