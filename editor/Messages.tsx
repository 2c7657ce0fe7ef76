import { Text } from '@keystar/ui/typography';
import { useEffect, useRef } from 'react';
import type { Conflict, Refusal } from './answers.ts';
import { leadTo } from './lead.ts';
import type { Choice } from './requests.ts';

/**
 * The mistakes that block a save or a publication, one line each. A mistake in another file has a link to that file's
 * form. A mistake in a field of the open form has a button that leads to the field.
 */
export function RefusalMessage({ what, lines }: Refusal) {
  return (
    <Text elementType="div" UNSAFE_className="refusal">
      {what}
      <ul>
        {lines.map(({ file, field, place, text }) => (
          <li key={`${file} ${field} ${text}`}>
            {file && <a href={formOf(file)}>{file}</a>}
            {file && (field || place) && ', '}
            {field && !file && (
              <button type="button" onClick={() => leadTo(field)}>
                {field}
              </button>
            )}
            {file && field}
            {place}
            {(file || field || place) && ': '}
            {text}
          </li>
        ))}
      </ul>
    </Text>
  );
}

/** Asks the owner which text to keep: the form's or the saved file's. Nothing is lost until the owner chooses. */
export function ConflictQuestion({ conflict, onChoose }: { conflict: Conflict; onChoose: (choice: Choice) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { title, differences, isDeleted } = conflict;
  return (
    <dialog ref={dialog} aria-labelledby="mudou" onClose={() => onChoose('later')}>
      <h2 id="mudou">{title}</h2>
      <p>
        Depois que você abriu este formulário, {isDeleted ? 'o arquivo foi apagado' : 'o arquivo foi salvo'} em outra
        janela ou à mão. Nada se perdeu ainda: o que você escreveu continua aqui.
      </p>
      {differences.length > 0 && (
        <div className="differences">
          <table>
            <thead>
              <tr>
                <th scope="col">Campo</th>
                <th scope="col">O meu</th>
                <th scope="col">O que está salvo</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ field, mine, saved }) => (
                <tr key={field}>
                  <th scope="row">{field}</th>
                  <td>{mine || <i>vazio</i>}</td>
                  <td>{saved || <i>vazio</i>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ul>
        <li>
          <button type="button" onClick={() => onChoose('mine')}>
            Salvar o meu
          </button>{' '}
          {isDeleted ? 'e o arquivo volta.' : 'e o que está salvo some.'}
        </li>
        <li>
          <button type="button" onClick={() => onChoose('saved')}>
            {isDeleted ? 'Deixar apagado' : 'Abrir o que está salvo'}
          </button>{' '}
          e o que escrevi aqui some.
        </li>
        <li>
          <button type="button" onClick={() => onChoose('later')}>
            Voltar ao formulário
          </button>{' '}
          sem salvar: assim posso copiar o que preciso.
        </li>
      </ul>
    </dialog>
  );
}

/** The URL of the form of one of the owner's files. */
export function formOf(file: string): string {
  const [kind, slug] = file.replace(/\.yaml$/, '').split('/');
  if (slug) return `/keystatic/collection/${kind}/item/${encodeURIComponent(slug)}`;
  return kind === 'services' ? '/keystatic/collection/services' : `/keystatic/singleton/${kind}`;
}
