import {
  Box,
  Checkbox,
  ColorInput,
  Fieldset,
  Input,
  NativeSelect,
  Stack,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { chosenField, discriminator, type Field, labelOf, valueAt } from '../../../src/lib/schema/json.ts';
import { date } from '../../../src/lib/schema/normalise.ts';
import { type Place, schemaOf } from '../protocol.ts';
import { Choose } from './Choose.tsx';
import { LinkPlaces } from './LinkPlaces.tsx';
import { List } from './List.tsx';
import { PictureInput } from './PictureInput.tsx';
import { titleOf } from './pages.ts';
import { Help } from './parts.tsx';
import { RichText } from './RichText.tsx';
import { current, fieldOf, set, useStore, write } from './store.ts';
import { type FieldProps, isSame, labelsOf, useFault, useText, whenReleased } from './useField.ts';

export function FormTitle() {
  const open = useStore((store) => store.open);
  useStore(({ files }) => files[open.file]);
  const heading = useRef<HTMLHeadingElement>(null);
  // The row or button that opened this form is gone, so the focus goes to the heading, unless a field is wanted.
  useEffect(() => {
    if (isSame(current().focused, open)) heading.current?.focus();
  }, [open]);
  return (
    <Title ref={heading} order={1} size="h3" tabIndex={-1}>
      {formName(open)}
    </Title>
  );
}

export function formName({ file, path, screen }: Place & { screen?: string | undefined }): string {
  const { files, schemas } = current();
  if (screen && path.length === 0) return screen;
  return (path.length > 0 && labelOf(schemas[schemaOf(file)], path, files[file]).split(' › ').at(-1)) || titleOf(file);
}

export function Form() {
  const place = useStore(({ open }) => open);
  const value = useStore(({ files }) => files[place.file]);
  const fault = useFault(place);
  const field = fieldOf(place);
  const form = useRef<HTMLDivElement>(null);
  const wanted = useStore(({ focused }) => focused);
  useEffect(() => focusField(form.current, wanted), [wanted]);
  if (value === null) return <p>Esta página foi apagada. Em “Todas as páginas”, em “Apagadas”, ela pode voltar.</p>;
  if (!value || !field) return null;
  const noteFocus = ({ target }: FocusEvent) => {
    const path = target.closest<HTMLElement>('[data-path]')?.dataset.path;
    if (path) set({ focused: { file: place.file, path: JSON.parse(path) } });
  };
  return (
    <Stack
      component="form"
      ref={form}
      key={[place.file, place.screen, ...place.path].join()}
      onFocus={noteFocus}
      onSubmit={(event) => event.preventDefault()}
    >
      {field.type === 'object' ? (
        <>
          {fault && <Input.Error>{fault}</Input.Error>}
          <Fields field={field} place={place} screen={place.screen} />
          <LinkPlaces place={place} />
        </>
      ) : (
        <FieldView field={{ title: 'Texto', ...field }} place={place} isRequired />
      )}
    </Stack>
  );
}

/** Focuses the field of a place, or the innermost field around it. */
function focusField(form: HTMLElement | null, place: Place | undefined): void {
  const fields = (place?.path ?? []).map((_, index) =>
    form?.querySelector(`[data-path="${CSS.escape(JSON.stringify(place?.path.slice(0, index + 1)))}"]`),
  );
  const field = fields.findLast((one) => one);
  if (!field || field.contains(document.activeElement)) return;
  field.closest('details')?.setAttribute('open', '');
  const control = field.querySelector<HTMLElement>(
    'input:not([type="file"]), select, textarea, [contenteditable], button',
  );
  control?.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

/** Whether a field, or a field in it, is on a screen. Fields without a screen are on the one of their group. */
const isOn = (field: Field, screen: string | undefined): boolean =>
  !field.screen ||
  field.screen === screen ||
  Object.values(field.properties ?? {}).some((one) => one.screen === screen);

/**
 * The fields of a group, or of one screen. A picture's focus is part of the picture's field, and a discriminator has its
 * own select.
 */
function Fields({ field, place, screen }: Omit<FieldProps, 'isRequired'>) {
  const all = Object.entries(field.properties ?? {});
  const elsewhere = all.flatMap(([key, one]) => (one.const === undefined ? (one.picture?.focus ?? []) : key));
  const isSplit = field.screen !== undefined && field.screen !== screen;
  const shown = all.filter(
    ([key, one]) => !one.hidden && !elsewhere.includes(key) && (isSplit ? one.screen === screen : isOn(one, screen)),
  );
  const views = (isRare: boolean) =>
    shown
      .filter(([, { rare = false }]) => rare === isRare)
      .map(([key, one]) => (
        <FieldView
          key={key}
          field={one}
          place={{ file: place.file, path: [...place.path, key] }}
          isRequired={field.required?.includes(key) ?? false}
          screen={screen}
        />
      ));
  const rare = views(true);
  return (
    <>
      {views(false)}
      {rare.length > 0 && (
        <details>
          <summary>Avançado</summary>
          <Stack>{rare}</Stack>
        </details>
      )}
    </>
  );
}

/** The input for a field of any kind. Nobody is scolded for an empty field that was not left yet. */
function FieldView(props: FieldProps): ReactNode {
  const fault = useFault(props.place);
  const text = useText(props.place);
  const [wasLeft, setLeft] = useState(text !== '');
  const FieldInput = inputOf(props.field);
  return (
    <Box data-path={JSON.stringify(props.place.path)} onBlur={() => whenReleased(() => setLeft(true))}>
      <FieldInput {...props} fault={wasLeft ? fault : undefined} />
    </Box>
  );
}

function inputOf(field: Field): (props: FieldProps) => ReactNode {
  if (field.oneOf) return Union;
  if (field.picture) return PictureInput;
  if (field.labels) return Choice;
  if (field.choose) return Choose;
  if (field.rich) return RichText;
  if (field.type === 'object') return Group;
  if (field.type === 'array') return List;
  return field.type === 'boolean' ? YesOrNo : TextField;
}

function TextField(props: FieldProps) {
  const { field, place } = props;
  const stored = useText(place);
  /** The text as typed. The field shows the tidied text and its mistake only after the owner has left it. */
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    write(place, text);
  };
  const isDate = field.format === 'date';
  const input = {
    ...labelsOf(props),
    ...(typed !== undefined && { error: undefined }),
    // The browser's field for a date shows only the format of ISO 8601.
    value: typed ?? (isDate ? date(stored) : stored),
    placeholder: field.default ?? '',
    onBlur: () => whenReleased(() => setTyped(undefined)),
  };
  const onChange = ({ target }: { target: { value: string } }) => type(target.value);
  if (field.format === 'color') return <ColorInput {...input} onChange={type} fixOnBlur={false} />;
  if (field.long) return <Textarea {...input} onChange={onChange} autosize minRows={2} />;
  return <TextInput {...input} onChange={onChange} type={isDate ? 'date' : 'text'} />;
}

const none = (isRequired: boolean, optional = 'Não dizer') => ({ value: '', label: isRequired ? 'Escolha' : optional });

/** A choice. Of the choices of the look, the first option is the site's if nothing is chosen. */
function Choice(props: FieldProps) {
  const { field, place, isRequired } = props;
  const options = Object.entries(field.labels ?? {}).map(([value, label]) => ({ value, label }));
  const usual = field.pictures && options[0]?.value;
  return (
    <NativeSelect
      {...labelsOf(props)}
      data={usual ? options : [none(isRequired), ...options]}
      value={useText(place) || usual || ''}
      onChange={({ target }) => write(place, target.value)}
    />
  );
}

function YesOrNo({ field, place, fault }: FieldProps) {
  const value = useText(place);
  const { isUsual = false } = field;
  return (
    <Checkbox
      label={field.title}
      description={field.description}
      error={fault}
      checked={value ? ['true', 'sim', 'yes'].includes(value.toLowerCase()) : isUsual}
      onChange={({ target: { checked } }) => write(place, checked === isUsual ? undefined : String(checked))}
    />
  );
}

const Group = ({ field, place, screen }: FieldProps) => (
  <Framed title={field.title}>
    <Help>{field.description}</Help>
    <Fields field={field} place={place} screen={screen} />
  </Framed>
);

const Framed = ({ title, children }: { title: string | undefined; children: ReactNode }) => (
  <Fieldset legend={title}>
    <Stack>{children}</Stack>
  </Fieldset>
);

/** A group whose fields depend on a choice, such as the delivery of messages. */
function Union({ field, place, isRequired, fault }: FieldProps) {
  const value = useStore(({ files }) => valueAt(files[place.file], place.path));
  const chosen = chosenField(field, value);
  const member = chosen === field ? undefined : chosen;
  const [key] = discriminator(field.oneOf?.[0]);
  const members = (field.oneOf ?? []).map((one) => [discriminator(one)[1], one] as const);
  const options = members.map(([value, { title = '' }]) => ({ value, label: title }));
  const choose = (name: string) => {
    const fields = members.find(([id]) => id === name)?.[1].properties ?? {};
    // Another choice has other fields; those that both have keep their values.
    const kept = Object.entries(value ?? {}).filter(([one]) => one in fields);
    write(place, name === '' ? undefined : { ...Object.fromEntries(kept), [key]: name });
  };
  // A mistake names the whole group, or the choice in it.
  const faultOfKey = useFault({ file: place.file, path: [...place.path, key] });
  return (
    <Framed title={field.title}>
      <NativeSelect
        aria-label={field.title}
        description={field.description}
        error={faultOfKey ?? fault}
        data={[none(isRequired, 'Ainda não sei'), ...options]}
        value={member ? discriminator(member)[1] : ''}
        onChange={({ target }) => choose(target.value)}
      />
      {member && <Fields field={member} place={place} />}
    </Framed>
  );
}
