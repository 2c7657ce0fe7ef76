import { type PointerEvent, type Ref, useId, useState } from 'react';
import { Button, FileTrigger } from 'react-aria-components';
import { parseFocus } from '../../src/lib/focus.ts';
import type { PictureField } from '../../src/schema/json.ts';
import { type Chosen, limits, pictureAt, sendPicture } from '../pictureRequests.ts';
import { focusPlace, type Place, write, writeAll } from './store.ts';
import { type FieldProps, says, useField, useText } from './useField.ts';

const besides = ({ path }: Place, key = '') => [...path.slice(0, -1), key];

/** A field in which the owner chooses a picture's file, and sets the picture's focus. */
export function PictureInput({ field, place, picture }: FieldProps & { picture: PictureField }) {
  const value = useText(place);
  const { element, fault } = useField(place);
  const { fault: faultOfFocus } = useField({ file: place.file, path: besides(place, picture.focus) });
  const [told, setTold] = useState<Partial<Chosen>>();
  const [wasLeft, setLeft] = useState(false);
  const wrong = (value || wasLeft) && (fault ?? faultOfFocus);
  const id = useId();
  /** Changes the picture and takes its focus away, as one step. */
  const put = (name: string | undefined) =>
    writeAll(place.file, [
      [place.path, name],
      [besides(place, picture.focus), undefined],
    ]);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setTold({ notice: 'Lendo o arquivo…' });
    const chosen = await sendPicture(file, picture.accept);
    // Also if another form is open by now.
    if (chosen.file) put(chosen.file);
    setTold(chosen);
  };
  const remove = () => {
    put(undefined);
    setTold({});
    // The button that was pressed is gone with the picture.
    element.current?.querySelector('button')?.focus();
  };
  return (
    <fieldset
      ref={element as Ref<HTMLFieldSetElement>}
      className="picture"
      aria-describedby={id}
      data-ground={picture.ground}
      onFocus={() => focusPlace(place)}
      onBlur={() => setLeft(true)}
    >
      <legend>{field.title}</legend>
      <small id={id}>{field.description}</small>
      <div className="row">
        <FileTrigger acceptedFileTypes={['image/*']} onSelect={(files) => choose(files?.[0])}>
          <Button>{value ? 'Trocar o arquivo…' : 'Escolher um arquivo…'}</Button>
        </FileTrigger>
        {value && <Button onPress={remove}>Tirar a imagem</Button>}
        <small>{value || limits(picture.accept)}</small>
      </div>
      <div role="status" className={told?.refusal && 'wrong'}>
        {told?.refusal ?? told?.notice}
      </div>
      {wrong && <div className="wrong">{says(wrong)}</div>}
      {value && <Shown key={value} name={value} place={place} focus={picture.focus} />}
    </fieldset>
  );
}

/** The picture. A tap on it sets the focus; so do two sliders, by keys. */
function Shown({ name, place, focus }: { name: string; place: Place; focus: string | undefined }) {
  const focusAt = { file: place.file, path: besides(place, focus) };
  const { x, y } = parseFocus(useText(focusAt)) ?? { x: 50, y: 50 };
  const [isBroken, setBroken] = useState(false);
  const set = (left: number, top: number) => write(focusAt, `${left}% ${top}%`);
  const tap = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    set(percent((clientX - left) / width), percent((clientY - top) / height));
  };
  if (isBroken) return <div className="wrong">{`“${name}” não aparece. Escolha a imagem de novo.`}</div>;
  return (
    <>
      <div className="shown">
        <img src={pictureAt(name)} alt="" draggable={false} onError={() => setBroken(true)} />
        {focus && (
          <svg aria-hidden fill="none" onPointerUp={tap}>
            {/* White with a black edge is visible on every picture. */}
            <circle cx={`${x}%`} cy={`${y}%`} r="13" stroke="#000" strokeWidth="7" />
            <circle cx={`${x}%`} cy={`${y}%`} r="13" stroke="#fff" strokeWidth="3" />
          </svg>
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

const percent = (share: number) => Math.round(100 * Math.min(1, Math.max(0, share)));
