import { Button, Fieldset, FileButton, Input, Stack, Text } from '@mantine/core';
import { type PointerEvent, useId, useRef, useState } from 'react';
import { parseFocus } from '../../../src/lib/focus.ts';
import type { PictureField, PictureFormat } from '../../../src/lib/schema/json.ts';
import { type Chosen, limits, sizeFault } from '../pictureRules.ts';
import { PICTURES_AT, type Place } from '../protocol.ts';
import { Help } from './parts.tsx';
import { send } from './send.ts';
import { edit, write } from './store.ts';
import { type FieldProps, useFault, useFocused, useText } from './useField.ts';

const besides = ({ path }: Place, key = '') => [...path.slice(0, -1), key];

/** A field in which the owner chooses a picture's file, and sets the picture's focus. */
export function PictureInput({ field, place, picture }: FieldProps & { picture: PictureField }) {
  const value = useText(place);
  const { ref: element, onFocus } = useFocused<HTMLFieldSetElement>(place);
  const [fault, faultOfFocus] = [useFault(place), useFault({ file: place.file, path: besides(place, picture.focus) })];
  const [told, setTold] = useState<{ refusal: string } | 'reading'>();
  const [wasLeft, setLeft] = useState(false);
  const wrong = (value || wasLeft) && (fault ?? faultOfFocus);
  const id = useId();
  const reset = useRef<() => void>(null);
  /** Changes the picture and takes its focus away, as one step. */
  const put = (name: string | undefined) =>
    edit({ ...place, value: name }, { file: place.file, path: besides(place, picture.focus) });
  const choose = async (file: File | null) => {
    if (!file) return;
    setTold('reading');
    const chosen = await sendPicture(file, picture.accept);
    setTold('refusal' in chosen ? chosen : undefined);
    // The same file can be chosen again.
    reset.current?.();
    // Also if another form is open by now.
    if ('file' in chosen) put(chosen.file);
  };
  const remove = () => {
    put(undefined);
    // The button that was pressed is gone with the picture.
    element.current?.querySelector('button')?.focus();
  };
  return (
    <Fieldset
      ref={element}
      legend={field.title}
      aria-describedby={id}
      data-ground={picture.ground}
      // A tap on the picture gives it the focus.
      tabIndex={-1}
      onFocus={onFocus}
      onBlur={() => setLeft(true)}
    >
      <Stack gap="xs">
        <Help id={id}>{field.description}</Help>
        <div className="row">
          <FileButton resetRef={reset} accept="image/*" onChange={choose}>
            {(button) => (
              <Button variant="default" {...button}>
                {value ? 'Trocar o arquivo…' : 'Escolher um arquivo…'}
              </Button>
            )}
          </FileButton>
          {value && (
            <Button variant="default" onClick={remove}>
              Tirar a imagem
            </Button>
          )}
        </div>
        <Help>{value || limits(picture.accept)}</Help>
        <Input.Error role="status">{told === 'reading' ? 'Lendo o arquivo…' : told?.refusal}</Input.Error>
        {wrong && <Input.Error>{wrong}</Input.Error>}
        {value && <Shown key={value} name={value} place={place} focus={picture.focus} />}
      </Stack>
    </Fieldset>
  );
}

/** Sends a chosen file to the editor, which stores it in the owner's folder. */
async function sendPicture(file: File, accept: readonly PictureFormat[]): Promise<Chosen> {
  const refusal = sizeFault(file.name, file.size);
  if (refusal) return { refusal };
  try {
    const url = `${PICTURES_AT}?${new URLSearchParams({ name: file.name, accept: accept.join() })}`;
    return await (await send(url, file)).json();
  } catch {
    return {
      refusal: `Não consegui guardar “${file.name}”. Ela ainda está no lugar de onde veio, há espaço no disco, e o editor está aberto no terminal? Escolha a foto outra vez.`,
    };
  }
}

/** The picture. A tap on it sets the focus; so do two sliders, by keys. */
function Shown({ name, place, focus }: { name: string; place: Place; focus: string | undefined }) {
  const focusAt = { file: place.file, path: besides(place, focus) };
  const { x, y } = parseFocus(useText(focusAt)) ?? { x: 50, y: 50 };
  const [isBroken, setBroken] = useState(false);
  /** Where the pointer went down: by the time that it goes up, a message may have moved the picture. */
  const [tapped, setTapped] = useState<[left: number, top: number]>();
  const move = (left: number, top: number) => write(focusAt, `${left}% ${top}%`);
  const tap = ({ currentTarget, clientX, clientY, pointerId }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setTapped([percent((clientX - left) / width), percent((clientY - top) / height)]);
    currentTarget.setPointerCapture(pointerId);
  };
  if (isBroken) return <Input.Error>{`“${name}” não aparece. Escolha a imagem de novo.`}</Input.Error>;
  return (
    <>
      <div className="shown">
        <img
          src={`${PICTURES_AT}?${new URLSearchParams({ name })}`}
          alt=""
          draggable={false}
          onError={() => setBroken(true)}
        />
        {focus && (
          <svg aria-hidden fill="none" onPointerDown={tap} onPointerUp={() => tapped && move(...tapped)}>
            {/* White with a black edge is visible on every picture. */}
            <circle cx={`${x}%`} cy={`${y}%`} r="13" stroke="#000" strokeWidth="7" />
            <circle cx={`${x}%`} cy={`${y}%`} r="13" stroke="#fff" strokeWidth="3" />
          </svg>
        )}
      </div>
      {focus && (
        <>
          <Help>Toque no rosto, ou no que deve ficar no meio do corte.</Help>
          <FocusAt label="Foco, da esquerda para a direita" value={x} onMove={(left) => move(left, y)} />
          <FocusAt label="Foco, de cima para baixo" value={y} onMove={(top) => move(x, top)} />
        </>
      )}
    </>
  );
}

type FocusAtProps = { label: string; value: number; onMove: (value: number) => void };

const FocusAt = ({ label, value, onMove }: FocusAtProps) => (
  <Text component="label" size="sm">
    {label}
    <input type="range" value={value} aria-valuetext={`${value}%`} onChange={({ target }) => onMove(+target.value)} />
  </Text>
);

const percent = (share: number) => Math.round(100 * Math.min(1, Math.max(0, share)));
