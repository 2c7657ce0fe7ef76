import { ActionButton } from '@keystar/ui/button';
import { FieldDescription, FieldLabel, FieldMessage } from '@keystar/ui/field';
import { css, tokenSchema } from '@keystar/ui/style';
import { Text } from '@keystar/ui/typography';
import type { BasicFormField, FormFieldInputProps } from '@keystatic/core';
import { type DragEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { parseFocus, shareBefore } from '../src/lib/focus.ts';
import { palettes } from '../src/look/palette/palette.ts';
import type { PictureField } from '../src/schema/json.ts';
import type { PictureValue } from './form.ts';
import { limits, pictureAt, sendPicture, whyHidden } from './pictureRequests.ts';

type About = { label: string; description?: string };
/** While `isReading` is true, the field is invalid, because a save would not have the chosen picture yet. */
type Value = PictureValue & { isReading?: boolean };

/** A field in which the owner chooses or drops a picture file, and sets the picture's focus. */
export function pictureField(about: About, rules: PictureField): BasicFormField<Value> {
  const read = (value: unknown): Value => {
    const { file = '', focus = '' } = (value ?? {}) as Partial<Value>;
    return { file, focus };
  };
  return {
    kind: 'form',
    label: about.label,
    Input: (props) => <PictureInput {...about} {...rules} {...props} />,
    defaultValue: () => read(undefined),
    parse: read,
    serialize: ({ file, focus }) => ({ value: { file, focus } }),
    validate(value) {
      if (value.isReading) throw new Error('A picture is being read.');
      return value;
    },
    reader: { parse: read },
  };
}

type InputProps = About & PictureField & FormFieldInputProps<Value>;

function PictureInput({
  label,
  description,
  accept,
  ground,
  ratio,
  focus,
  value,
  onChange,
  forceValidation,
}: InputProps) {
  const [notes, setNotes] = useState<{ file: string; notices: string[] }>({ file: '', notices: [] });
  const [problem, setProblem] = useState('');
  const [isOver, setOver] = useState(false);
  /** The browser's own URL of the chosen file, to show the file while the editor reads it. Empty at other times. */
  const [early, setEarly] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const messages = useRef<HTMLDivElement>(null);
  // In a dialog, the messages may be below the dialog's visible part.
  useEffect(() => {
    if (problem || notes.file) messages.current?.scrollIntoView({ block: 'nearest' });
  }, [problem, notes]);
  // Shows only notices about the current picture, because a reset of the form can bring back an earlier picture.
  const notices = notes.file === value.file ? notes.notices : [];
  const shown = early || (value.file && pictureAt(value.file));

  async function choose(file: File | undefined) {
    setProblem('');
    if (!file)
      return setProblem('Isto não é um arquivo. Salve a imagem no computador, e escolha ou arraste o arquivo.');
    const address = URL.createObjectURL(file);
    setEarly(address);
    onChange({ ...value, isReading: true });
    const chosen = await sendPicture(file, accept);
    URL.revokeObjectURL(address);
    setEarly('');
    if ('refusal' in chosen) {
      setProblem(chosen.refusal);
      onChange(value);
    } else {
      setNotes(chosen);
      onChange({ file: chosen.file, focus: '' });
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (value.isReading) return;
    const { files } = event.dataTransfer;
    if (files.length > 1) setProblem('São vários arquivos. Solte um só.');
    else choose(files[0]);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot have the layout of the other fields.
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help`}
      className={field}
      data-ground={ground}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // React's type allows any target; in a page it is a node.
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      <FieldLabel elementType="span" id={`${id}-label`}>
        {label}
      </FieldLabel>
      <FieldDescription id={`${id}-help`}>{description}</FieldDescription>
      {shown && (
        <Preview
          picture={shown}
          ratio={early ? undefined : ratio}
          focus={focus && !early ? value.focus : undefined}
          onFocus={(changed) => onChange({ ...value, focus: changed })}
          onHidden={async () => !early && setProblem(await whyHidden(value.file))}
        />
      )}
      <div className={buttons}>
        <ActionButton isDisabled={value.isReading ?? false} onPress={() => input.current?.click()}>
          {value.file ? 'Trocar o arquivo…' : 'Escolher um arquivo…'}
        </ActionButton>
        {value.file && (
          <ActionButton
            isDisabled={value.isReading ?? false}
            onPress={() => {
              setProblem('');
              onChange({ file: '', focus: '' });
            }}
          >
            Tirar a imagem
          </ActionButton>
        )}
        <Text color="neutralSecondary">
          {isOver ? 'Solte aqui' : value.file || `ou arraste um para cá: ${limits(accept)}`}
        </Text>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          if (target.files?.[0]) choose(target.files[0]);
          // Empties the input, so that the same file can be chosen again.
          target.value = '';
        }}
      />
      <div ref={messages} className={told}>
        <div role="status">
          {[value.isReading && 'Lendo o arquivo…', ...notices].map((one) => one && <Text key={one}>{one}</Text>)}
        </div>
        {problem && (
          <div role="alert">
            <FieldMessage>{problem}</FieldMessage>
          </div>
        )}
        {forceValidation && value.isReading && <FieldMessage>Espere: o arquivo ainda está sendo lido.</FieldMessage>}
      </div>
    </div>
  );
}

type PreviewProps = {
  picture: string;
  ratio: number | undefined;
  /** The picture's focus. An empty text means the middle; undefined if the picture has no focus field. */
  focus: string | undefined;
  onFocus: (focus: string) => void;
  onHidden: () => void;
};

/**
 * Shows the whole picture and, if the picture is cropped on the page, the crop. A tap on the picture sets the focus; so
 * do two sliders, for people with a keyboard.
 */
function Preview({ picture, ratio, focus, onFocus, onHidden }: PreviewProps) {
  const [own, setOwn] = useState(1);
  const { x, y } = parseFocus(focus ?? '') ?? { x: 50, y: 50 };
  const set = (part: { x?: number; y?: number }) => onFocus(`${part.x ?? x}% ${part.y ?? y}%`);
  const tap = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    set({ x: hundredths(clientX - left, width), y: hundredths(clientY - top, height) });
  };
  const hasFocus = focus !== undefined;
  return (
    <>
      <div className={pictures}>
        <div className={frame} data-focus={hasFocus || undefined} {...(hasFocus && { onPointerUp: tap })}>
          <img
            src={picture}
            alt=""
            draggable={false}
            onLoad={({ currentTarget }) => setOwn(currentTarget.naturalWidth / currentTarget.naturalHeight)}
            onError={onHidden}
          />
          {hasFocus && <span style={{ left: `${x}%`, top: `${y}%` }} />}
        </div>
        {ratio && (
          <div>
            <img
              src={picture}
              alt=""
              style={{
                aspectRatio: ratio,
                objectPosition: `${100 * shareBefore(x / 100, ratio / own)}% ${100 * shareBefore(y / 100, own / ratio)}%`,
              }}
            />
            <Text color="neutralSecondary">Como fica no site</Text>
          </div>
        )}
      </div>
      {hasFocus && (
        <>
          <Text color="neutralSecondary">Toque no rosto, ou no que deve ficar no meio do corte.</Text>
          <Slider label="Foco, da esquerda para a direita" value={x} onChange={(changed) => set({ x: changed })} />
          <Slider label="Foco, de cima para baixo" value={y} onChange={(changed) => set({ y: changed })} />
        </>
      )}
    </>
  );
}

const hundredths = (part: number, whole: number) => Math.min(100, Math.max(0, Math.round((part / whole) * 100)));

function Slider({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  return (
    <label className={slider}>
      <Text>{label}</Text>
      <input
        type="range"
        min={0}
        max={100}
        value={value}
        aria-valuetext={`${value}%`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  );
}

const { color, size } = tokenSchema;

const field = css({
  display: 'grid',
  gap: size.space.medium,
  padding: size.space.regular,
  border: `1px dashed ${color.border.emphasis}`,
  borderRadius: size.radius.regular,
  '&[data-over]': { borderColor: color.border.accent, background: color.background.accent },
  // A light logo would be invisible on the form's background, and a dark logo in the editor's dark mode. An SVG that has
  // no size of its own needs a height.
  '&[data-ground] img': { blockSize: 96, objectFit: 'contain', padding: size.space.regular, background: '#fff' },
  '&[data-ground="dark"] img': { background: palettes.mutirao.ink },
});
const buttons = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: size.space.medium });
const pictures = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) clamp(80px, 25%, 140px)',
  placeItems: 'start',
  gap: size.space.regular,
  '& > :nth-child(2)': { display: 'grid', gap: size.space.small },
  '& > :nth-child(2) img': { inlineSize: '100%', objectFit: 'cover', borderRadius: size.radius.regular },
});
const told = css({ scrollMarginBlock: size.space.regular });
const frame = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: size.radius.regular,
  '&[data-focus]': { cursor: 'crosshair' },
  '& img': { display: 'block', maxInlineSize: '100%', maxBlockSize: 280 },
  // White with a black edge is visible on every picture.
  '& span': {
    position: 'absolute',
    inlineSize: 28,
    blockSize: 28,
    translate: '-50% -50%',
    borderRadius: '50%',
    border: '3px solid #fff',
    boxShadow: '0 0 0 2px #000, inset 0 0 0 2px #000',
    pointerEvents: 'none',
  },
});
const slider = css({
  display: 'grid',
  gap: size.space.small,
  maxInlineSize: 480,
  '& input': { inlineSize: '100%', margin: 0 },
});
