import { Children, type PropsWithChildren, useEffect, useId } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';
import { words } from '../../preflight/finding.ts';
import { chosenField } from '../../src/schema/json.ts';
import { type Asked, type End, PUBLISH, type Run, type Step, stateOf, steps, type View } from '../view.ts';
import { Faults, focus, when } from './Pages.tsx';
import { demandPublication, openPlace, type Place, useStore } from './store.ts';

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
      <p role="status">{run && !run.end && !run.question && (run.said || `${nowOf(run)}…`)}</p>
      {!view ? <p>Um momento…</p> : run ? <Running {...run} /> : <Start {...view} />}
    </section>
  );
}

type PartProps = PropsWithChildren<{ title: string; isNew?: boolean; kind?: string }>;

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

type ActProps = ButtonProps & { label: string };

const Act = ({ label, ...props }: ActProps) => (
  <Button type={props.onPress ? 'button' : 'submit'} {...props}>
    {label}
  </Button>
);

/** A button that leads to a field; only its label if there is no field any more. */
const Lead = ({ to, ...props }: ActProps & { to: Place | false }) =>
  to ? <Act className="link" {...props} onPress={() => openPlace(to)} /> : props.label;

const List = ({ children }: PropsWithChildren) => <ul>{Children.map(children, (one) => one && <li>{one}</li>)}</ul>;

function Start({ place, faults, versions }: View) {
  const { schemas, faults: typed } = useStore((store) => store);
  const kinds = schemas.site?.properties?.publishing;
  return (
    <>
      <Part title={faults ? 'Falta corrigir' : place ? 'Para onde vai' : 'Falta dizer onde o site vai morar'} isNew>
        <Faults faults={faults ?? []} />
        {!faults && <List>{place ? factsOf(place, chosenField(kinds, place)?.title) : PLACES}</List>}
        {place && <Lead to={PLACE} label="Mudar em “O site” › “Publicação”" />}
        {!place && !faults && <Lead to={PLACE} label="Preencher “Publicação” em “O site”" className="primary" />}
      </Part>
      {place && (
        <Part title="Publicar o que está aqui">
          {typed.length > 0 && <p>Espera correção, e por isso vai como estava antes:</p>}
          <Faults faults={typed} />
          <div className="row">
            <Act label="Publicar" className="primary" onPress={() => start(null)} />
            <small>Antes de enviar, você vê o que muda e confirma.</small>
          </div>
        </Part>
      )}
      {place && versions.some(({ isThere }) => !isThere) && (
        <Part title="Voltar à versão anterior">
          <p>As últimas versões publicadas ficam neste computador. Os textos no editor continuam como estão.</p>
          {versions.map(({ name, isThere }) => (
            <div key={name} className="row">
              <span id={name}>{timeOf(name)}</span>
              {isThere && <b>É a última publicada daqui</b>}
              {!isThere && <Act label="Voltar a esta" aria-describedby={name} onPress={() => start(name)} />}
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
          <Act label="Trazer da hospedagem" onPress={bring} />
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

const PLACES = [
  'Hospedagem, por SFTP: se a sua hospedagem o tem, prefira-o. O painel dela mostra servidor, usuário e pasta.',
  'Hospedagem, por FTP com TLS: se não há SFTP.',
  'Cloudflare: de graça. Na primeira vez, pede que você entre na sua conta.',
  'O site já está numa hospedagem, publicado por outro computador? Preencha do mesmo modo, e traga os textos e as fotos de lá.',
];

function factsOf(place: NonNullable<View['place']>, title = ''): string[] {
  if (place.kind === 'cloudflare') return [title];
  const { host, port = place.kind === 'sftp' ? 22 : 21, user, folder = 'a pasta em que se entra' } = place;
  return [title, `Servidor: ${host}, porta ${port}`, `Usuário: ${user}`, `Pasta: ${folder}`];
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
const STATES = { done: ': feito', stopped: ': parou aqui', now: '', ahead: '' };

/** The heading of a run. */
const headingOf = ({ what, version }: Run) =>
  what === 'publish' ? (version ? `Voltar à versão de ${timeOf(version)}` : 'Esta publicação') : 'Trazer da hospedagem';
/** The current step of a publication, or the heading of another run. */
const nowOf = (run: Run) => (run.what === 'publish' ? STEPS[run.step] : headingOf(run));

function Running(run: Run) {
  const { what, version, step, question, end, progress, warnings } = run;
  const count = warnings.length === 1 ? '1 aviso, que não impede' : `${warnings.length} avisos, que não impedem`;
  const isWorking = !end && !question;
  return (
    <>
      {(what === 'publish' || isWorking) && (
        <Part title={headingOf(run)} isNew>
          {what === 'publish' && (
            <ol>
              {steps.slice(version === null ? 0 : 2).map((one) => {
                const state = stateOf(one, step, end);
                return (
                  <li key={one} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
                    {STEPS[one] + STATES[state]}
                  </li>
                );
              })}
            </ol>
          )}
          {isWorking && <progress aria-label={nowOf(run)} value={progress?.share} />}
          {isWorking && progress?.text}
        </Part>
      )}
      {question && <Question key={question.id} {...question} />}
      {end && <Ending {...end} run={run} />}
      {warnings.length > 0 && (
        <details>
          <summary>{count} a publicação</summary>
          <Findings findings={warnings} />
        </details>
      )}
    </>
  );
}

/** For each kind of question: the buttons for yes and for no, and which of the two is recommended. */
const ANSWERS: Record<Asked['kind'], readonly [yes: string, no: string, recommended: 'yes' | 'no']> = {
  changes: ['Publicar agora', 'Agora não', 'yes'],
  key: ['Sim, é essa', 'Não é', 'yes'],
  changedKey: ['Sim, ela confirmou', 'Não publicar', 'no'],
  over: ['Publicar por cima', 'Agora não', 'no'],
  recipients: ['Sim, somos nós', 'Não trazer', 'no'],
  password: ['Entrar', 'Agora não', 'yes'],
};

const SAFE = 'Fica só na memória do editor, até você o fechar. Não vai para arquivo nenhum.';

function Question({ id, kind, text, wrong }: Asked) {
  const isPassword = kind === 'password';
  const [yes, no, recommended] = ANSWERS[kind];
  const reply = (value: boolean | string) => demandPublication({ act: 'answer', id, value });
  // The first sentence or line is the heading. Of the rest, consecutive indented lines are a list.
  const [title = '', ...lines] = (isPassword ? `Senha de ${text}` : text).replace(/^(.*?\.) /, '$1\n').split('\n');
  const parts = lines.join('\n').match(/(?:^ {2}.*\n?)+|^.+/gm) ?? [];
  return (
    <Part title={title} isNew={!isPassword} kind="question">
      {parts.map((part) =>
        part.startsWith(' ') ? <List key={part}>{part.trim().split(/\n */)}</List> : <p key={part}>{part}</p>,
      )}
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
        {isPassword && <small id="guardada">{SAFE}</small>}
        <div className="row">
          <Act label={yes} className={recommended === 'yes' ? 'primary' : ''} />
          <Act label={no} className={recommended === 'no' ? 'primary' : ''} onPress={() => reply(false)} />
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
  const again = { publish: () => start(run.version), bring }[run.what];
  const isDone = ['onAir', 'brought'].includes(kind);
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
        {!isDone && <Act label="Tentar outra vez" className="primary" onPress={again} />}
        <Act label="Voltar ao começo" onPress={forget} />
      </div>
      {['sent', 'failed'].includes(kind) && <Lead to={PLACE} label="Abrir “Publicação” em “O site”" />}
    </Part>
  );
}

function Findings({ findings }: { findings: Run['warnings'] }) {
  return findings.map(({ code, state, found }) => (
    <section key={code}>
      <h3>{`${state === 'missing' ? 'Falta' : 'Aviso'}: ${words[code].name}`}</h3>
      <List>
        {found.map(({ text, file, path }) => (
          <Lead key={text} to={file !== undefined && path !== undefined && { file, path }} label={text} />
        ))}
      </List>
      <p>{words[code].todo}</p>
    </section>
  ));
}
