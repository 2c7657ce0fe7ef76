import { useEffect, useId } from 'react';
import { words } from '../../../preflight/finding.ts';
import type { Place } from '../protocol.ts';
import { type Act, type Part, PUBLISH } from '../view.ts';
import { Faults, focus } from './Pages.tsx';
import { demandPublication, openPlace, useStore } from './store.ts';

const PLACE: Place = { file: 'site.yaml', path: ['publishing', 'kind'] };

/** Shows what the server says about the publication, and the buttons for the owner. */
export function Publish() {
  const view = useStore(({ publication }) => publication);
  const typed = useStore(({ faults }) => faults);
  useEffect(() => void demandPublication({ act: 'watch' }), []);
  const isIdle = view?.parts.some(({ id }) => id === 'publish' || id === 'place');
  return (
    <section className="publish">
      <h1>Publicar</h1>
      {/* The live region exists from the start, because the first content of a new live region is not announced. */}
      <p role="status">{view?.said}</p>
      {isIdle && typed.length > 0 && (
        <section>
          <p>Espera correção, e por isso vai como estava antes:</p>
          <Faults faults={typed} />
        </section>
      )}
      {view?.parts.map((part) => (
        <OnePart key={part.id} {...part} />
      ))}
      {isIdle && (
        <section>
          <h2>Guardar uma cópia</h2>
          <p>Os textos e as fotos num arquivo só, para um pendrive ou outro computador.</p>
          <a className="button" href={PUBLISH} download>
            Guardar uma cópia
          </a>
        </section>
      )}
    </section>
  );
}

function OnePart({ id, title, text, isNew, progress, address, findings = [], faults = [], wrong, acts = [] }: Part) {
  const heading = useId();
  const isPassword = wrong !== undefined;
  return (
    <section aria-labelledby={heading} data-kind={isNew && acts.length > 0 ? 'new' : undefined}>
      <h2 id={heading} tabIndex={-1} ref={isNew && !isPassword ? focus : undefined}>
        {title}
      </h2>
      {progress !== undefined && <progress aria-label={title} value={progress ?? undefined} />}
      {text && <p>{text}</p>}
      {address && (
        <a href={`${address}/`} target="_blank" rel="noreferrer">
          {address} (abre noutra janela)
        </a>
      )}
      <Findings findings={findings} />
      <Faults faults={faults} />
      <form
        className="row"
        action={(data) => demandPublication({ act: 'answer', id: Number(id), value: String(data.get('password')) })}
      >
        {isPassword && <Password wrong={wrong} />}
        {acts.map((act, index) => (
          <Button key={act.label} {...act} isSubmit={isPassword && index === 0} />
        ))}
      </form>
    </section>
  );
}

const Button = ({ label, isMain, demand, isSubmit }: Act & { isSubmit: boolean }) => (
  <button
    type={isSubmit ? 'submit' : 'button'}
    className={isMain ? 'primary' : undefined}
    onClick={isSubmit ? undefined : () => (demand ? demandPublication(demand) : openPlace(PLACE))}
  >
    {label}
  </button>
);

const Password = ({ wrong }: { wrong: string }) => (
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
        aria-invalid={wrong !== ''}
        aria-describedby="errada guardada"
      />
    </label>
    <small id="guardada">Fica só na memória do editor, até você o fechar. Não vai para arquivo nenhum.</small>
  </>
);

function Findings({ findings }: Required<Pick<Part, 'findings'>>) {
  return findings?.map(({ code, state, found }) => (
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
