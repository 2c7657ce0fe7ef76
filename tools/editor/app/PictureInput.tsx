import { Box, Button, Group, Image, Input, Stack } from '@mantine/core';
import { useFileDialog } from '@mantine/hooks';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { parseFocus } from '../../../src/lib/focus.ts';
import { type Chosen, formatsInWords, MEGA, MOST, PICTURES_AT, type Place } from '../protocol.ts';
import { edit, write } from './changes.ts';
import { type FieldProps, faultAt, textAt } from './field.ts';
import { Framed } from './parts.tsx';
import { send } from './send.ts';

/** A field in which the owner chooses a picture's file, and sets the picture's focus. */
export function PictureInput({ field, place, fault }: FieldProps) {
  const { accept = [], ground, focus = '' } = field.picture ?? {};
  const focusAt = { ...place, path: place.path.with(-1, focus) };
  const value = textAt(place);
  const faultOfFocus = faultAt(focusAt);
  const [refusal, setRefusal] = useState('');
  const chooser = useRef<HTMLButtonElement>(null);
  /** Changes the picture and takes its focus away, as one step. */
  const setPicture = (name: string | undefined) => edit({ ...place, value: name }, focusAt);
  const choose = async (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    setRefusal('Lendo o arquivo…');
    const url = `${PICTURES_AT}?${new URLSearchParams({ name: file.name, accept: accept.join() })}`;
    const chosen: Chosen = await send(url, file)
      .then((response) => response.json())
      .catch(() => ({ refusal: unsent(file.name) }));
    setRefusal('refusal' in chosen ? chosen.refusal : '');
    // Also if another form is open by now.
    if ('file' in chosen) setPicture(chosen.file);
  };
  const dialog = useFileDialog({ accept: 'image/*', multiple: false, onChange: choose });
  const remove = () => {
    setPicture(undefined);
    // The button that was pressed is gone with the picture.
    chooser.current?.focus();
  };
  const src = `${PICTURES_AT}?${new URLSearchParams({ name: value })}`;
  // A light logo would be invisible on the form's background. An SVG without a size of its own needs a height.
  const onGround = ground && { bg: ground === 'dark' ? '#15201b' : '#fff', h: '6rem', p: 'md' };
  const picture = <Image src={src} alt="" w="auto" maw="100%" mah={280} {...onGround} />;
  return (
    <Framed field={field}>
      <Group gap="xs">
        <Button variant="default" ref={chooser} onClick={dialog.open}>
          {value ? 'Trocar o arquivo…' : 'Escolher um arquivo…'}
        </Button>
        {value && (
          <Button variant="default" onClick={remove}>
            Tirar a imagem
          </Button>
        )}
      </Group>
      <Input.Description>{value || `${formatsInWords(accept)}, até ${MOST / MEGA} MB`}</Input.Description>
      <Input.Error role="status">{refusal || fault || faultOfFocus}</Input.Error>
      {value && (focus ? <Focus place={focusAt}>{picture}</Focus> : picture)}
    </Framed>
  );
}

const unsent = (name: string) =>
  `Não consegui guardar “${name}”. Ela ainda está no lugar de onde veio, há espaço no disco, e o editor está aberto no terminal? Escolha a foto outra vez.`;

/** A picture. A tap on it sets its focus; so do two sliders, by keys. */
function Focus({ place, children }: { place: Place; children: ReactNode }) {
  const { x, y } = parseFocus(textAt(place)) ?? { x: 50, y: 50 };
  const move = (left: number, top: number) => write(place, `${left}% ${top}%`);
  const tap = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move(Math.round((100 * (clientX - left)) / width), Math.round((100 * (clientY - top)) / height));
  };
  return (
    <>
      {/* A tap gives it the focus. */}
      <Box pos="relative" w="fit-content" tabIndex={-1}>
        {children}
        <Box component="svg" aria-hidden pos="absolute" inset={0} w="100%" h="100%" fill="none" onClick={tap}>
          {/* White with a black edge is visible on every picture. */}
          <circle cx={`${x}%`} cy={`${y}%`} r="13" stroke="#000" strokeWidth="7" />
          <circle cx={`${x}%`} cy={`${y}%`} r="13" stroke="#fff" strokeWidth="3" />
        </Box>
      </Box>
      <Input.Description>Toque no rosto, ou no que deve ficar no meio do corte.</Input.Description>
      <Slider label="Foco, da esquerda para a direita" value={x} onMove={(left) => move(left, y)} />
      <Slider label="Foco, de cima para baixo" value={y} onMove={(top) => move(x, top)} />
    </>
  );
}

type SliderProps = { label: string; value: number; onMove: (value: number) => void };

const Slider = ({ label, value, onMove }: SliderProps) => (
  <Stack component="label" gap={0} fz="sm">
    {label}
    <input type="range" value={value} aria-valuetext={`${value}%`} onChange={({ target }) => onMove(+target.value)} />
  </Stack>
);
