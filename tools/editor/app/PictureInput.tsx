import { Button, Fieldset, FileButton, Group, Input, Stack, Text } from '@mantine/core';
import { type MouseEvent, useId, useRef, useState } from 'react';
import { parseFocus } from '../../../src/lib/focus.ts';
import { type Chosen, listed, MEGA, MOST, PICTURES_AT, type Place } from '../protocol.ts';
import { send } from './send.ts';
import { edit, write } from './store.ts';
import { type FieldProps, useFault, useText } from './useField.ts';

/** A field in which the owner chooses a picture's file, and sets the picture's focus. */
export function PictureInput({ field, place, fault }: FieldProps) {
  const { accept = [], ground, focus = '' } = field.picture ?? {};
  const focusAt = { file: place.file, path: [...place.path.slice(0, -1), focus] };
  const value = useText(place);
  const faultOfFocus = useFault(focusAt);
  const [told, setTold] = useState('');
  const chooser = useRef<HTMLButtonElement>(null);
  const reset = useRef<() => void>(null);
  const id = useId();
  /** Changes the picture and takes its focus away, as one step. */
  const put = (name: string | undefined) => edit({ ...place, value: name }, focusAt);
  const choose = async (file: File | null) => {
    if (!file) return;
    setTold('Lendo o arquivo…');
    const url = `${PICTURES_AT}?${new URLSearchParams({ name: file.name, accept: accept.join() })}`;
    const chosen: Chosen = await send(url, file)
      .then((response) => response.json())
      .catch(() => ({ refusal: unsent(file.name) }));
    setTold('refusal' in chosen ? chosen.refusal : '');
    // The same file can be chosen again.
    reset.current?.();
    // Also if another form is open by now.
    if ('file' in chosen) put(chosen.file);
  };
  const remove = () => {
    put(undefined);
    // The button that was pressed is gone with the picture.
    chooser.current?.focus();
  };
  return (
    // A tap on the picture gives it the focus.
    <Fieldset legend={field.title} aria-describedby={id} data-ground={ground} tabIndex={-1}>
      <Stack gap="xs">
        <Input.Description id={id}>{field.description}</Input.Description>
        <Group gap="xs">
          <FileButton resetRef={reset} accept="image/*" onChange={choose}>
            {(button) => (
              <Button variant="default" ref={chooser} {...button}>
                {value ? 'Trocar o arquivo…' : 'Escolher um arquivo…'}
              </Button>
            )}
          </FileButton>
          {value && (
            <Button variant="default" onClick={remove}>
              Tirar a imagem
            </Button>
          )}
        </Group>
        <Input.Description>{value || `${listed(accept)}, até ${MOST / MEGA} MB`}</Input.Description>
        <Input.Error role="status">{told}</Input.Error>
        <Input.Error>{fault ?? faultOfFocus}</Input.Error>
        {value && <Shown key={value} name={value} focusAt={focus ? focusAt : undefined} />}
      </Stack>
    </Fieldset>
  );
}

const unsent = (name: string) =>
  `Não consegui guardar “${name}”. Ela ainda está no lugar de onde veio, há espaço no disco, e o editor está aberto no terminal? Escolha a foto outra vez.`;

/** The picture. A tap on it sets the focus; so do two sliders, by keys. */
function Shown({ name, focusAt }: { name: string; focusAt: Place | undefined }) {
  const { x, y } = parseFocus(useText(focusAt ?? { file: '', path: [] })) ?? { x: 50, y: 50 };
  const [isBroken, setBroken] = useState(false);
  const move = (left: number, top: number) => focusAt && write(focusAt, `${left}% ${top}%`);
  const tap = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move(Math.round((100 * (clientX - left)) / width), Math.round((100 * (clientY - top)) / height));
  };
  if (isBroken) return <Input.Error>{`“${name}” não aparece. Escolha a imagem de novo.`}</Input.Error>;
  const src = `${PICTURES_AT}?${new URLSearchParams({ name })}`;
  return (
    <>
      <div className="shown">
        <img src={src} alt="" draggable={false} onError={() => setBroken(true)} />
        {focusAt && (
          <svg aria-hidden fill="none" onClick={tap}>
            {/* White with a black edge is visible on every picture. */}
            <circle cx={`${x}%`} cy={`${y}%`} r="13" stroke="#000" strokeWidth="7" />
            <circle cx={`${x}%`} cy={`${y}%`} r="13" stroke="#fff" strokeWidth="3" />
          </svg>
        )}
      </div>
      {focusAt && (
        <>
          <Input.Description>Toque no rosto, ou no que deve ficar no meio do corte.</Input.Description>
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
