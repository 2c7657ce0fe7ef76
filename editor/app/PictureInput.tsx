import { type PointerEvent, type Ref, useId, useState, useSyncExternalStore } from 'react';
import { Button, FileTrigger } from 'react-aria-components';
import { parseFocus, shareBefore } from '../../src/lib/focus.ts';
import { type PictureField, valueAt } from '../../src/schema/json.ts';
import { limits, pictureAt, sendPicture, whyHidden } from '../pictureRequests.ts';
import { current, fieldOf, focusPlace, type Place, write, writeAll } from './store.ts';
import { type FieldProps, says, useField, useText } from './useField.ts';

/** The messages of a field about its picture, while its value is `of`. While a file is read, `early` is its local URL. */
type News = { of: unknown; early?: string; refusal?: string; notices?: readonly string[] };

/** The news of each field. Not in the component, because a form may be closed while a file is read. */
const news = new Map<string, News>();
const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const keyOf = ({ file, path }: Place) => [file, ...path].join();

function tell(place: Place, told: Omit<News, 'of'>): void {
  news.set(keyOf(place), { ...told, of: valueAt(current().files[place.file], place.path) ?? '' });
  for (const listener of listeners) listener();
}

const besides = ({ path }: Place, key = '') => [...path.slice(0, -1), key];

/** Changes a picture and takes its focus away, as one step. */
function put(place: Place, { focus }: PictureField, name: string | undefined): void {
  const noFocus = [besides(place, focus), undefined] as const;
  writeAll(place.file, [[place.path, name], noFocus]);
}

/** Sends a file for a picture's field, and writes its name into the field. Several files are refused. */
export async function sendPictureTo(place: Place, file?: File, ...others: readonly File[]): Promise<void> {
  const picture = fieldOf(place)?.picture;
  if (!picture) return;
  if (!file)
    return tell(place, { refusal: 'Isto não é um arquivo. Salve a imagem no computador, e escolha o arquivo.' });
  if (others.length > 0) return tell(place, { refusal: 'São vários arquivos. Solte um só.' });
  const early = URL.createObjectURL(file);
  tell(place, { early });
  const chosen = await sendPicture(file, picture.accept);
  URL.revokeObjectURL(early);
  // A later choice has replaced this one.
  if (news.get(keyOf(place))?.early !== early) return;
  if ('file' in chosen) put(place, picture, chosen.file);
  tell(place, chosen);
}

/** A field in which the owner chooses, drops or pastes a picture's file, and sets the picture's focus. */
export function PictureInput({ field, place, picture }: FieldProps & { picture: PictureField }) {
  const value = useText(place);
  const { element, fault } = useField(place);
  const { fault: faultOfFocus } = useField({ file: place.file, path: besides(place, picture.focus) });
  const told = useSyncExternalStore(listen, () => news.get(keyOf(place)));
  const { early, refusal, notices = [] }: Partial<News> = told?.of === value ? told : {};
  const [isOver, setOver] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  const wrong = (value || wasLeft) && (fault ?? faultOfFocus);
  const id = useId();
  const limit = `ou arraste um para cá, ou cole: ${limits(picture.accept)}`;
  const remove = () => {
    put(place, picture, undefined);
    tell(place, {});
    // The button that was pressed is gone with the picture.
    element.current?.querySelector('button')?.focus();
  };
  return (
    <fieldset
      ref={element as Ref<HTMLFieldSetElement>}
      className="picture"
      aria-describedby={id}
      data-ground={picture.ground}
      data-over={isOver || undefined}
      // A click gives it the focus, so that Ctrl+V pastes here.
      tabIndex={-1}
      onFocus={() => focusPlace(place)}
      onBlur={() => setLeft(true)}
      onPaste={({ clipboardData: { files } }) => sendPictureTo(place, ...files)}
      onDragEnter={() => setOver(true)}
      onDragOver={(event) => event.preventDefault()}
      // React's type allows any target; in a page it is a node.
      onDragLeave={(event) => setOver(event.currentTarget.contains(event.relatedTarget as Node | null))}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        sendPictureTo(place, ...event.dataTransfer.files);
      }}
    >
      <legend>{field.title}</legend>
      <small id={id}>{field.description}</small>
      <div className="row">
        <FileTrigger acceptedFileTypes={['image/*']} onSelect={(files) => files?.[0] && sendPictureTo(place, files[0])}>
          <Button>{value ? 'Trocar o arquivo…' : 'Escolher um arquivo…'}</Button>
        </FileTrigger>
        {value && <Button onPress={remove}>Tirar a imagem</Button>}
        <small>{isOver ? 'Solte aqui' : value || limit}</small>
      </div>
      <div role="status" className={refusal && 'wrong'}>
        {early ? 'Lendo o arquivo…' : (refusal ?? notices.join(' '))}
      </div>
      {wrong && <div className="wrong">{says(wrong)}</div>}
      {early ? <img src={early} alt="" /> : value && <Shown place={place} picture={picture} />}
    </fieldset>
  );
}

/** The whole picture and its crop on the page. A tap on the picture sets the focus; so do two sliders, by keys. */
function Shown({ place, picture: { ratio, focus } }: { place: Place; picture: PictureField }) {
  const value = useText(place);
  const focusAt = { file: place.file, path: besides(place, focus) };
  const { x, y } = parseFocus(useText(focusAt)) ?? { x: 50, y: 50 };
  const set = (left: number, top: number) => write(focusAt, `${left}% ${top}%`);
  const tap = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    set(hundredths((clientX - left) / width), hundredths((clientY - top) / height));
  };
  // The picture's own ratio, and its crop. In this drawing, the whole picture has the height 1.
  const [own, setOwn] = useState(0);
  const [width, height] = [Math.min(own, ratio ?? 0), Math.min(1, own / (ratio ?? 1))];
  const left = shareBefore(x / 100, width / own) * (own - width);
  const top = shareBefore(y / 100, height) * (1 - height);
  return (
    <>
      <div className="shown">
        <div>
          <img
            src={pictureAt(value)}
            alt=""
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setOwn(naturalWidth / naturalHeight)}
            onError={async () => tell(place, { refusal: await whyHidden(value) })}
          />
          {focus && (
            <svg aria-hidden fill="none" onPointerUp={tap}>
              {/* White with a black edge is visible on every picture. */}
              <circle cx={`${x}%`} cy={`${y}%`} r="13" stroke="#000" strokeWidth="7" />
              <circle cx={`${x}%`} cy={`${y}%`} r="13" stroke="#fff" strokeWidth="3" />
            </svg>
          )}
        </div>
        {ratio && own > 0 && (
          <div>
            <svg aria-hidden viewBox={`${left} ${top} ${width} ${height}`}>
              <image href={pictureAt(value)} width={own} height={1} />
            </svg>
            <small>Como fica no site</small>
          </div>
        )}
      </div>
      {focus && (
        <>
          <small>Toque no rosto, ou no que deve ficar no meio do corte.</small>
          <label>
            Foco, da esquerda para a direita
            <input type="range" value={x} aria-valuetext={`${x}%`} onChange={({ target }) => set(+target.value, y)} />
          </label>
          <label>
            Foco, de cima para baixo
            <input type="range" value={y} aria-valuetext={`${y}%`} onChange={({ target }) => set(x, +target.value)} />
          </label>
        </>
      )}
    </>
  );
}

const hundredths = (share: number) => Math.round(100 * Math.min(1, Math.max(0, share)));
