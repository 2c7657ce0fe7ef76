import { type ReactNode, useEffect, useId } from 'react';
import { words } from '../../../preflight/finding.ts';
import { chosenField } from '../../../src/schema/json.ts';
import type { Place } from '../protocol.ts';
import { type Asked, type End, PUBLISH, type Run, type Step, type View } from '../view.ts';
import { Faults } from './Pages.tsx';
import { focus, when } from './parts.tsx';
import { demandPublication, openPlace, useStore } from './store.ts';

const PLACE: Place = { file: 'site.yaml', path: ['publishing', 'kind'] };
const start = (version: string | null) => demandPublication({ act: 'start', version });
const bring = () => demandPublication({ act: 'bring' });
const forget = () => demandPublication({ act: 'forget' });

/** Publishes the site, or sends a stored version to the server again. */
export function Publish() {
  const view = useStore(({ publication }) => publication);
  useEffect(() => void demandPublication({ act: 'watch' }), []);
  const run = view?.run;
  return (
    <section className="publish">
      <h1>Publicar</h1>
      {/* The live region exists from the start, because the first content of a new live region is not announced. */}
      <p role="status">{run && !run.end && !run.question && (run.said || `${STEPS[run.step]}…`)}</p>
      {!view ? <p>Um momento…</p> : run ? <Running {...run} /> : <Start {...view} />}
    </section>
  );
}

type PartProps = { title: string; isNew?: boolean; kind?: string; children: ReactNode };

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

function Start({ place, faults, versions }: View) {
  const schema = useStore((store) => store.schemas.site?.properties?.publishing);
  const typed = useStore((store) => store.faults);
  return (
    <>
      <Part title={faults ? 'Falta corrigir' : place ? 'Para onde vai' : 'Falta dizer onde o site vai morar'} isNew>
        {faults && <Faults faults={faults} />}
        {place && (
          <p>{[chosenField(schema, place)?.title, 'host' in place && place.host].filter(Boolean).join(': ')}</p>
        )}
        {!faults && <Act label="Abrir “Publicação” em “O site”" onAct={() => openPlace(PLACE)} isMain={!place} />}
      </Part>
      {place && (
        <Part title="Publicar o que está aqui">
          {typed.length > 0 && <p>Espera correção, e por isso vai como estava antes:</p>}
          {typed.length > 0 && <Faults faults={typed} />}
          <div className="row">
            <Act label="Publicar" isMain onAct={() => start(null)} />
            <small>Antes de enviar, você vê o que muda e confirma.</small>
          </div>
        </Part>
      )}
      {place && versions.some(({ isThere }) => !isThere) && (
        <Part title="Voltar à versão anterior">
          <p>As últimas versões publicadas ficam neste computador. Os textos no editor continuam como estão.</p>
          {versions.map(({ name, isThere }) => (
            <div key={name}>
              {isThere && `${timeOf(name)}: é a última publicada daqui`}
              {!isThere && <Act label={`Voltar à de ${timeOf(name)}`} onAct={() => start(name)} />}
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
          <Act label="Trazer da hospedagem" onAct={bring} />
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

/** A version's name in words: a time in ISO format, with hyphens for the colons and the point. */
function timeOf(name: string): string {
  const iso = name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d+)Z$/, 'T$1:$2:$3.$4Z');
  return when(Date.parse(iso));
}

const STEPS: Record<Step, string> = {
  build: 'Construir o site',
  check: 'Conferir o que falta',
  compare: 'Comparar com o servidor',
  send: 'Enviar',
  visit: 'Visitar o endereço do site',
};

function Running(run: Run) {
  const { what, version, step, question, end, progress, warnings } = run;
  const title = version ? `Voltar à versão de ${timeOf(version)}` : 'Esta publicação';
  return (
    <>
      {!end && !question && (
        <Part title={what === 'publish' ? title : 'Trazer da hospedagem'} isNew>
          <progress aria-label={STEPS[step]} value={progress?.share} />
          {progress?.text}
        </Part>
      )}
      {question && <Question key={question.id} {...question} />}
      {end && <Ending {...end} run={run} />}
      {warnings.length > 0 && (
        <details>
          <summary>Avisos, que não impedem a publicação ({warnings.length})</summary>
          <Findings findings={warnings} />
        </details>
      )}
    </>
  );
}

/** For each kind of question: the buttons for yes and for no, and whether yes is recommended. */
const ANSWERS: Record<Asked['kind'], readonly [yes: string, no: string, isRecommended: boolean]> = {
  changes: ['Publicar agora', 'Agora não', true],
  key: ['Sim, é essa', 'Não é', true],
  changedKey: ['Sim, ela confirmou', 'Não publicar', false],
  over: ['Publicar por cima', 'Agora não', false],
  recipients: ['Sim, somos nós', 'Não trazer', false],
  password: ['Entrar', 'Agora não', true],
};

function Question({ id, kind, text, wrong }: Asked) {
  const isPassword = kind === 'password';
  const [yes, no, isRecommended] = ANSWERS[kind];
  const reply = (value: boolean | string) => demandPublication({ act: 'answer', id, value });
  // The first sentence or line is the heading.
  const [title = '', ...lines] = (isPassword ? `Senha de ${text}` : text).replace(/^(.*?\.) /, '$1\n').split('\n');
  return (
    <Part title={title} isNew={!isPassword} kind="question">
      {lines.length > 0 && <p>{lines.join('\n')}</p>}
      <form action={(data) => reply(isPassword ? String(data.get('text')) : true)}>
        {wrong && (
          <p id="errada" role="alert" className="wrong">
            {wrong}
          </p>
        )}
        {isPassword && (
          <label>
            Senha
            <input
              ref={focus}
              type="password"
              name="text"
              required
              autoComplete="off"
              aria-invalid={wrong !== undefined}
              aria-describedby="errada guardada"
            />
          </label>
        )}
        {isPassword && (
          <small id="guardada">Fica só na memória do editor, até você o fechar. Não vai para arquivo nenhum.</small>
        )}
        <div className="row">
          <button type="submit" className={isRecommended ? 'primary' : undefined}>
            {yes}
          </button>
          <Act label={no} isMain={!isRecommended} onAct={() => reply(false)} />
        </div>
      </form>
    </Part>
  );
}

const ENDS: Record<End['kind'], readonly [title: string, said?: string]> = {
  onAir: ['No ar', 'O site está em:'],
  brought: ['Pronto'],
  sent: ['Enviado, mas ainda não no endereço', 'O site está inteiro no servidor. Visitei o endereço, e encontrei:'],
  missing: ['Falta preencher', 'Nada foi enviado. Preencha e publique de novo.'],
  refused: ['Falta corrigir', 'Nada foi enviado.'],
  failed: ['Não deu certo'],
  declined: ['Nada mudou', 'O site no ar e os seus textos continuam como estavam.'],
};

function Ending({ kind, address, text = '', findings = [], faults = [], run }: End & { run: Run }) {
  const again = run.what === 'publish' ? () => start(run.version) : bring;
  const isDone = kind === 'onAir' || kind === 'brought';
  const [title, said = text.trim()] = ENDS[kind];
  return (
    <Part title={title} isNew kind={kind}>
      <p>{said}</p>
      {address && (
        <a href={`${address}/`} target="_blank" rel="noreferrer">
          {address} (abre noutra janela)
        </a>
      )}
      <Findings findings={findings} />
      <Faults faults={faults} />
      <div className="row">
        {!isDone && <Act label="Tentar outra vez" isMain onAct={again} />}
        <Act label="Voltar ao começo" onAct={forget} />
        {(kind === 'sent' || kind === 'failed') && (
          <Act label="Abrir “Publicação” em “O site”" onAct={() => openPlace(PLACE)} />
        )}
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
            {file === undefined || path === undefined ? (
              text
            ) : (
              <button type="button" className="link" onClick={() => openPlace({ file, path })}>
                {text}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p>{words[code].todo}</p>
    </section>
  ));
}
