import { type ReactNode, useEffect, useId } from 'react';
import { words } from '../../../preflight/finding.ts';
import { chosenField } from '../../../src/schema/json.ts';
import type { Task } from '../../publish/run.ts';
import type { Place } from '../protocol.ts';
import { type Asked, PUBLISH, type Run, type View } from '../view.ts';
import { Faults, focus } from './Pages.tsx';
import { demandPublication, openPlace, useStore } from './store.ts';

const PLACE: Place = { file: 'site.yaml', path: ['publishing', 'kind'] };
const start = (task: Task) => demandPublication({ act: 'start', ...task });

/** Publishes the site, sends a stored version again, or brings the owner's files from the server. */
export function Publish() {
  const view = useStore(({ publication }) => publication);
  useEffect(() => void demandPublication({ act: 'watch' }), []);
  const run = view?.run;
  return (
    <section className="publish">
      <h1>Publicar</h1>
      {/* The live region exists from the start, because the first content of a new live region is not announced. */}
      <p role="status">{run && !run.end && !run.question && run.said}</p>
      {!view ? <p>Um momento…</p> : run ? <Running {...run} /> : <Start {...view} />}
    </section>
  );
}

type PartProps = { title: string; isNew?: boolean; kind?: string; children: ReactNode };

/** A part with a heading. A new part's heading has the focus. */
function Part({ title, isNew, kind, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-kind={kind}>
      <h2 id={id} tabIndex={-1} ref={isNew ? focus : undefined}>
        {title}
      </h2>
      {children}
    </section>
  );
}

type ActProps = { label: string; onAct: () => void; isMain?: boolean | undefined };

const Act = ({ label, onAct, isMain }: ActProps) => (
  <button type="button" className={isMain ? 'primary' : undefined} onClick={onAct}>
    {label}
  </button>
);

const OpenPlace = ({ isMain }: { isMain?: boolean }) => (
  <Act label="Abrir “Publicação” em “O site”" isMain={isMain} onAct={() => openPlace(PLACE)} />
);

function Start({ place, faults, versions }: View) {
  const schema = useStore((store) => store.schemas.site?.properties?.publishing);
  const typed = useStore((store) => store.faults);
  if (faults.length > 0)
    return (
      <Part title="Falta corrigir" isNew>
        <Faults faults={faults} />
      </Part>
    );
  const [, ...before] = versions;
  const where = place && [chosenField(schema, place)?.title, 'host' in place && place.host].filter(Boolean).join(': ');
  return (
    <>
      <Part title={place ? 'Para onde vai' : 'Falta dizer onde o site vai morar'} isNew>
        {where && <p>{where}</p>}
        <OpenPlace isMain={!place} />
      </Part>
      {place && (
        <Part title="Publicar o que está aqui">
          {typed.length > 0 && <p>Espera correção, e por isso vai como estava antes:</p>}
          <Faults faults={typed} />
          <div className="row">
            <Act label="Publicar" isMain onAct={() => start({ what: 'publish' })} />
            <small>Antes de enviar, você vê o que muda e confirma.</small>
          </div>
        </Part>
      )}
      {place && before.length > 0 && (
        <Part title="Voltar à versão anterior">
          <p>As últimas versões publicadas ficam neste computador. Os textos no editor continuam como estão.</p>
          {before.map(({ name, when }) => (
            <div key={name}>
              <Act label={`Voltar à versão publicada ${when}`} onAct={() => start({ what: 'back', version: name })} />
            </div>
          ))}
        </Part>
      )}
      {place && place.kind !== 'cloudflare' && (
        <Part title="Trazer da hospedagem">
          <p>
            Os textos e as fotos que outro computador publicou vêm para cá. Os daqui ficam, inteiros, numa pasta ao lado
            de “content”, com a data no nome.
          </p>
          <Act label="Trazer da hospedagem" onAct={() => start({ what: 'bring' })} />
        </Part>
      )}
      <Part title="Guardar uma cópia">
        <p>Os textos e as fotos num arquivo só, para um pendrive ou outro computador.</p>
        <a className="button" href={PUBLISH} download>
          Guardar uma cópia
        </a>
      </Part>
    </>
  );
}

function Running({ task, said, progress, warnings, question, end }: Run) {
  return (
    <>
      {question && <Question key={question.id} {...question} />}
      {end && <Ending end={end} task={task} />}
      {!question && !end && (
        <Part title={task.what === 'bring' ? 'Trazer da hospedagem' : 'Esta publicação'} isNew>
          <progress aria-label={said} value={progress?.share} />
          {progress?.text}
        </Part>
      )}
      {warnings.length > 0 && (
        <details>
          <summary>Avisos, que não impedem a publicação ({warnings.length})</summary>
          <Findings findings={warnings} />
        </details>
      )}
    </>
  );
}

/** The words for yes to each kind of question, and whether yes is recommended. */
const YES: Record<Asked['kind'], readonly [yes: string, isRecommended: boolean]> = {
  changes: ['Publicar agora', true],
  key: ['Sim, é essa', true],
  changedKey: ['Sim, ela confirmou', false],
  over: ['Publicar por cima', false],
  recipients: ['Sim, somos nós', false],
  password: ['Entrar', true],
};

function Question({ id, kind, text, wrong }: Asked) {
  const isPassword = kind === 'password';
  const [yes, isRecommended] = YES[kind];
  const reply = (value: boolean | string) => demandPublication({ act: 'answer', id, value });
  // The first sentence or line is the heading.
  const [title = '', ...lines] = text.replace(/^(.*?\.) /, '$1\n').split('\n');
  return (
    <Part title={title} isNew={!isPassword} kind="question">
      <p>{lines.join('\n')}</p>
      <form action={(data) => reply(isPassword ? String(data.get('password')) : true)}>
        {isPassword && <Password wrong={wrong} />}
        <div className="row">
          <button type="submit" className={isRecommended ? 'primary' : undefined}>
            {yes}
          </button>
          <Act label="Agora não" isMain={!isRecommended} onAct={() => reply(false)} />
        </div>
      </form>
    </Part>
  );
}

const Password = ({ wrong }: { wrong: string | undefined }) => (
  <>
    {wrong && (
      <p id="errada" role="alert" className="wrong">
        {wrong}
      </p>
    )}
    <label>
      Senha
      <input
        ref={focus}
        type="password"
        name="password"
        required
        autoComplete="off"
        aria-invalid={wrong !== undefined}
        aria-describedby="errada guardada"
      />
    </label>
    <small id="guardada">Fica só na memória do editor, até você o fechar. Não vai para arquivo nenhum.</small>
  </>
);

function Ending({ end, task }: { end: NonNullable<Run['end']>; task: Task }) {
  const { kind, title, text, address, findings = [], faults = [] } = end;
  return (
    <Part title={title} isNew kind={kind}>
      <p>{text}</p>
      {address && (
        <a href={`${address}/`} target="_blank" rel="noreferrer">
          {address} (abre noutra janela)
        </a>
      )}
      <Findings findings={findings} />
      <Faults faults={faults} />
      <div className="row">
        {kind !== 'done' && <Act label="Tentar outra vez" isMain onAct={() => start(task)} />}
        <Act label="Voltar ao começo" onAct={() => demandPublication({ act: 'forget' })} />
        {kind === 'failed' && <OpenPlace />}
      </div>
    </Part>
  );
}

function Findings({ findings }: { findings: Run['warnings'] }) {
  return findings.map(({ code, state, found }) => (
    <section key={code}>
      <h3>{`${state === 'missing' ? 'Falta' : 'Aviso'}: ${words[code].name}`}</h3>
      <ul>
        {found.map(({ text, file, path }) => (
          <li key={text}>
            {file && path ? (
              <button type="button" className="link" onClick={() => openPlace({ file, path })}>
                {text}
              </button>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
      <p>{words[code].todo}</p>
    </section>
  ));
}
