import { type ReactNode, useEffect, useState } from 'react';
import { formOf, RefusalMessage } from './Messages.tsx';
import { demand, watchView } from './publishRequests.ts';
import { type Asked, type End, isOnAir, PUBLISH, type Run, type Step, stateOf, steps, type View } from './view.ts';

// A save in another window makes Vite reload every open page. A reload of this page would lose a half-typed password.
// With another page's path in the event, Vite's client ignores the event.
import.meta.hot?.on('vite:beforeFullReload', (payload) => {
  payload.path = 'another.html';
});

const FIELD = `${formOf('site.yaml')}#${encodeURIComponent('Publicação')}`;

/** The page that publishes the site, or sends a stored version to the server again. */
export function Publish() {
  const [view, setView] = useState<View>();
  const [isLost, setLost] = useState(false);
  useEffect(() => watchView(setView, setLost), []);
  return (
    <>
      <header>
        <a href="/keystatic">Editor do site</a>
        <a href="/">Ver o site</a>
      </header>
      <main>
        <h1>Publicar</h1>
        {isLost && (
          <p role="alert" className="notice">
            O editor não responde. Ele ainda está aberto no terminal? Se não, rode <code>npm run edit</code> outra vez:
            esta página volta sozinha, e o que já foi enviado não se perde.
          </p>
        )}
        {!view ? <p>Um momento…</p> : view.run ? <Running run={view.run} view={view} /> : <Start view={view} />}
      </main>
    </>
  );
}

/** Focuses a new element, which replaces the button that the owner pressed. */
const focus = (element: HTMLElement | null) => element?.focus();

function Start({ view }: { view: View }) {
  const { place, refusal, waiting, other, versions } = view;
  return (
    <>
      <section aria-labelledby="onde">
        <h2 id="onde">{refusal ? 'Falta corrigir' : 'Para onde vai'}</h2>
        {refusal ? <RefusalMessage {...refusal} /> : place ? <Place place={place} /> : <NoPlace />}
      </section>
      {place && (
        <section aria-labelledby="agora">
          <h2 id="agora">O que espera</h2>
          <Waiting paths={waiting} other={other} hasVersions={versions.some(({ isThere }) => isThere)} />
          <p className="buttons">
            <button type="button" className="primary" onClick={() => start(null)}>
              Publicar
            </button>
            <span>Antes de enviar, você vê o que muda e confirma.</span>
          </p>
        </section>
      )}
      {place && versions.some(({ isThere }) => !isThere) && <Versions versions={versions} />}
    </>
  );
}

const start = (version: string | null) => demand({ act: 'start', version });

const KINDS = { sftp: 'Hospedagem, por SFTP', ftp: 'Hospedagem, por FTP com TLS', cloudflare: 'Cloudflare' };
const PORTS = { sftp: 22, ftp: 21 };

function Place({ place }: { place: NonNullable<View['place']> }) {
  return (
    <>
      <dl>
        <dt>Tipo</dt>
        <dd>{KINDS[place.kind]}</dd>
        {place.kind !== 'cloudflare' && (
          <>
            <dt>Servidor</dt>
            <dd>
              {place.host}, porta {place.port ?? PORTS[place.kind]}
            </dd>
            <dt>Usuário</dt>
            <dd>{place.user}</dd>
            <dt>Pasta</dt>
            <dd>{place.folder ?? 'a pasta em que se entra'}</dd>
          </>
        )}
      </dl>
      <p>
        <a href={FIELD}>Mudar em “O site” › “Publicação”</a>
      </p>
    </>
  );
}

function NoPlace() {
  return (
    <>
      <p>Falta dizer onde o site vai morar. Escolha um:</p>
      <ul>
        <li>
          <b>Hospedagem, por SFTP</b>: se a sua hospedagem o tem, prefira-o. O painel dela mostra servidor, usuário e
          pasta.
        </li>
        <li>
          <b>Hospedagem, por FTP com TLS</b>: se não há SFTP.
        </li>
        <li>
          <b>Cloudflare</b>: de graça. Na primeira vez, pede que você entre na sua conta.
        </li>
      </ul>
      <p className="buttons">
        <a className="button primary" href={FIELD}>
          Preencher “Publicação” em “O site”
        </a>
      </p>
    </>
  );
}

type WaitingProps = { paths: string[] | null; other: string | null; hasVersions: boolean };

function Waiting({ paths, other, hasVersions }: WaitingProps) {
  if (other !== null) {
    return (
      <p>
        O site que está no servidor não foi publicado daqui: outro computador, ou outra pasta, o publicou
        {other && (
          <>
            {' '}
            em <VersionTime name={other} />
          </>
        )}
        . Se você publicar, o editor mostra o que muda e pede o nome da marca.
      </p>
    );
  }
  if (!paths) {
    return (
      <p>{hasVersions ? 'Publique para enviar o que mudou.' : 'Neste lugar ainda não há versão publicada daqui.'}</p>
    );
  }
  if (paths.length === 0) return <p>Nada: os textos e as fotos são os da última versão publicada daqui.</p>;
  return (
    <>
      <p>
        {paths.length === 1 ? '1 arquivo mudou' : `${paths.length} arquivos mudaram`} desde a última publicação daqui:
      </p>
      <ul className="files">
        {paths.map((path) => (
          <li key={path}>{path.endsWith('.yaml') ? <a href={formOf(path)}>{path}</a> : path}</li>
        ))}
      </ul>
    </>
  );
}

function Versions({ versions }: Pick<View, 'versions'>) {
  return (
    <section aria-labelledby="versoes">
      <h2 id="versoes">Voltar à versão anterior</h2>
      <p>As últimas versões publicadas ficam neste computador. Os textos no editor continuam como estão.</p>
      <ul className="versions">
        {versions.map(({ name, isThere }) => (
          <li key={name}>
            <VersionTime name={name} id={name} />
            {isThere ? (
              <b>É a última publicada daqui</b>
            ) : (
              <button type="button" aria-describedby={name} onClick={() => start(name)}>
                Voltar a esta
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The time of a version: in ISO format, or as in a version's name, with hyphens for the colons and the point. */
function VersionTime({ name, id }: { name: string; id?: string }) {
  const iso = name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d+)Z$/, 'T$1:$2:$3.$4Z');
  return (
    <time id={id} dateTime={iso}>
      {new Date(iso).toLocaleString('pt-BR', { dateStyle: 'long', timeStyle: 'medium' })}
    </time>
  );
}

const STEPS: Record<Step, string> = {
  build: 'Construir o site',
  check: 'Conferir o que falta',
  compare: 'Comparar com o servidor',
  send: 'Enviar',
  visit: 'Visitar o endereço do site',
};

function Running({ run, view }: { run: Run; view: View }) {
  const { version, step, said, question, end, progress, warnings } = run;
  return (
    <>
      <section aria-labelledby="agora">
        <h2 id="agora" tabIndex={-1} ref={focus}>
          {version ? (
            <>
              Voltar à versão de <VersionTime name={version} />
            </>
          ) : (
            'Esta publicação'
          )}
        </h2>
        <ol className="steps">
          {steps
            .filter((one) => version === null || !['build', 'check'].includes(one))
            .map((one) => {
              const state = stateOf(one, step, end);
              return (
                <li key={one} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
                  {STEPS[one]}
                  {state === 'done' && <span className="visually-hidden">: feito</span>}
                  {state === 'stopped' && <span className="visually-hidden">: parou aqui</span>}
                </li>
              );
            })}
        </ol>
        {/* The live region exists from the start, because the first content of a new live region is not announced. */}
        <p role="status" className="now">
          {!end && !question && (step === 'compare' || step === 'send' ? (said.at(-1) ?? '') : `${STEPS[step]}…`)}
        </p>
        {!end && !question && <Bar progress={step === 'send' ? progress : null} label={STEPS[step]} />}
      </section>
      {question && <QuestionForm key={question.id} question={question} />}
      {end && <EndMessage end={end} version={version} view={view} />}
      {warnings.length > 0 && (
        <details>
          <summary>
            {warnings.length === 1 ? '1 aviso, que não impede' : `${warnings.length} avisos, que não impedem`} a
            publicação
          </summary>
          <Findings findings={warnings} />
        </details>
      )}
    </>
  );
}

function Bar({ progress, label }: { progress: Run['progress']; label: string }) {
  if (!progress) return <progress aria-label={label} />;
  return (
    <>
      <progress aria-label={label} value={progress.share} />
      <p className="measure">{progress.text}</p>
    </>
  );
}

/** For each kind of question, the labels of the two buttons: first the one for yes, then the one for no. */
const ANSWERS: Record<Asked['kind'], readonly [string, string]> = {
  changes: ['Publicar agora', 'Agora não'],
  foreign: ['Substituir', 'Não substituir'],
  key: ['Sim, é essa', 'Não é'],
  changedKey: ['Sim, ela confirmou', 'Não publicar'],
  plain: ['Enviar mesmo assim', 'Não enviar'],
  over: ['Publicar por cima', 'Agora não'],
  password: ['Entrar', 'Agora não'],
};

function QuestionForm({ question }: { question: Asked }) {
  const { id, kind, text, name, wrong } = question;
  const isPassword = kind === 'password';
  const hasField = isPassword || name !== undefined;
  // A question with a long text is read before its field is used.
  const isFieldFirst = isPassword || wrong !== undefined;
  const [yes, no] = ANSWERS[kind];
  const reply = (value: boolean | string) => demand({ act: 'answer', id, value });
  // The question's first sentence or line is the heading.
  const [title = '', ...lines] = (isPassword ? `Senha de ${text}` : text).replace('. ', '.\n').split('\n');
  // The recommended button has the class `principal`.
  const [onYes, onNo] = ['plain', 'changedKey', 'over'].includes(kind) ? ['', 'principal'] : ['principal', ''];
  return (
    <section aria-labelledby="pergunta" className="question">
      <h2 id="pergunta" tabIndex={-1} ref={isFieldFirst ? undefined : focus}>
        {title}
      </h2>
      <Lines lines={lines} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          reply(hasField ? String(new FormData(event.currentTarget).get('text')) : true);
        }}
      >
        {hasField && (
          <>
            {wrong && (
              <p id="errada" role="alert" className="error">
                {wrong}
              </p>
            )}
            <label htmlFor="campo">{isPassword ? 'Senha' : 'Nome da marca'}</label>
            <input
              id="campo"
              ref={isFieldFirst ? focus : undefined}
              type={isPassword ? 'password' : 'text'}
              name="text"
              required
              autoComplete="off"
              aria-invalid={Boolean(wrong)}
              aria-describedby={[wrong && 'errada', isPassword && 'guardada'].filter(Boolean).join(' ')}
            />
            {isPassword && (
              <p id="guardada">Fica só na memória do editor, até você o fechar. Não vai para arquivo nenhum.</p>
            )}
          </>
        )}
        <p className="buttons">
          <button type="submit" className={onYes}>
            {yes}
          </button>
          <button type="button" className={onNo} onClick={() => reply(false)}>
            {no}
          </button>
        </p>
      </form>
    </section>
  );
}

/** Shows the lines of a question. Consecutive indented lines become a list; each other line becomes a paragraph. */
function Lines({ lines }: { lines: readonly string[] }) {
  const groups: string[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.[0]?.startsWith('  ') && line.startsWith('  ')) last.push(line);
    else groups.push([line]);
  }
  return groups.map((group) =>
    group[0]?.startsWith('  ') ? (
      <ul key={group.join()} className="lines">
        {group.map((line) => (
          <li key={line}>{line.trim()}</li>
        ))}
      </ul>
    ) : (
      <p key={group.join()}>{group.join()}</p>
    ),
  );
}

function EndMessage({ end, version, view }: { end: End; version: string | null; view: View }) {
  const again = view.place && (
    <button type="button" className={end.kind === 'done' ? '' : 'principal'} onClick={() => start(version)}>
      Tentar outra vez
    </button>
  );
  switch (end.kind) {
    case 'done': {
      const isSeen = isOnAir(end);
      return (
        <Ending title={isSeen ? 'No ar' : 'Enviado, mas ainda não no endereço'} tone={isSeen ? 'good' : 'notice'}>
          {isSeen ? (
            <p>
              O site está em{' '}
              <a href={`${end.address}/`} target="_blank" rel="noreferrer">
                {end.address}
              </a>{' '}
              (abre noutra janela).
            </p>
          ) : (
            <p>O site está inteiro no servidor. Visitei {end.address} e encontrei:</p>
          )}
          {end.faults.map(({ stops, found, todo }) => (
            <div key={found} className="finding">
              <h3>
                {stops ? 'Falta' : 'Aviso'}: {found}
              </h3>
              <p>{todo}</p>
            </div>
          ))}
          <Buttons>{!isSeen && again}</Buttons>
        </Ending>
      );
    }
    case 'missing':
      return (
        <Ending title="Falta preencher" tone="notice">
          <p>Nada foi enviado. Preencha, salve e publique de novo.</p>
          <Findings findings={end.findings} />
          <Buttons>{again}</Buttons>
        </Ending>
      );
    case 'refused':
      return (
        <Ending title="Falta corrigir" tone="notice">
          <p>Nada foi enviado.</p>
          <RefusalMessage {...end.refusal} />
          <Buttons>{again}</Buttons>
        </Ending>
      );
    case 'failed':
      return (
        <Ending title="Não deu certo" tone="notice">
          <p className="text">{end.text.trim()}</p>
          <p>
            <a href={FIELD}>Abrir “Publicação” em “O site”</a>
          </p>
          <Buttons>{again}</Buttons>
        </Ending>
      );
    case 'declined':
      return (
        <Ending title="Nada foi enviado" tone="neutral">
          <p>O site no ar continua como estava.</p>
          <Buttons>{again}</Buttons>
        </Ending>
      );
  }
}

function Ending({
  title,
  tone,
  children,
}: {
  title: string;
  tone: 'good' | 'notice' | 'neutral';
  children: ReactNode;
}) {
  return (
    <section aria-labelledby="fim" data-tone={tone} className="end">
      <h2 id="fim" tabIndex={-1} ref={focus}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The last link reloads the page. The server forgets a result that a window has shown, so the page shows `Start`. */
function Buttons({ children }: { children: ReactNode }) {
  return (
    <p className="buttons">
      {children}
      <a className="button" href={PUBLISH}>
        Voltar ao começo
      </a>
    </p>
  );
}

function Findings({ findings }: { findings: Run['warnings'] }) {
  return findings.map(({ name, state, found, todo, fields = [] }) => (
    <div key={name} className="finding">
      <h3>
        {state === 'missing' ? 'Falta' : 'Aviso'}: {name}
      </h3>
      <ul>
        {fields.map(({ file, field, value }) => (
          <li key={file + field}>
            <a href={`${formOf(file)}#${encodeURIComponent(field)}`}>{field}</a>
            {value && `: ${value}`}
          </li>
        ))}
        {!fields.some(({ value }) => value) && found.map((line) => <li key={line}>{line}</li>)}
      </ul>
      {todo && <p>{inTheEditor(todo)}</p>}
    </div>
  ));
}

/** The advice without the command that opens the editor, because the editor is already open. */
function inTheEditor(todo: string): string {
  return todo
    .replace(/^Com `npm run edit`, e/, 'E')
    .replace(/ \(ou em site\.yaml\)| com `npm run edit`( e rode `npm run build`)?/g, '');
}
