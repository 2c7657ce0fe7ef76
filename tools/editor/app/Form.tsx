import { Checkbox, ColorInput, Fieldset, NativeSelect, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { chosenField, discriminator, type Field, labelOf, valueAt } from '../../../src/lib/schema/json.ts';
import { date } from '../../../src/lib/schema/normalise.ts';
import { type Place, schemaOf } from '../protocol.ts';
import { Choose } from './Choose.tsx';
import { List } from './List.tsx';
import { PictureInput } from './PictureInput.tsx';
import { titleOf } from './pages.ts';
import { Help } from './parts.tsx';
import { RichText } from './RichText.tsx';
import { current, fieldOf, useStore, write } from './store.ts';
import { type FieldProps, isSame, labelsOf, useFault, useFocused, useText } from './useField.ts';

/** The heading of the open form. */
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

/** The name of a form for the owner. */
export function formName({ file, path, screen }: Place & { screen?: string | undefined }): string {
  const { files, schemas } = current();
  if (screen && path.length === 0) return screen;
  return (path.length > 0 && labelOf(schemas[schemaOf(file)], path, files[file]).split(' › ').at(-1)) || titleOf(file);
}

/** The form of the open place. */
export function Form() {
  const place = useStore(({ open }) => open);
  const value = useStore(({ files }) => files[place.file]);
  const field = fieldOf(place);
  if (value === null) return <p>Esta página foi apagada. Em “Todas as páginas”, em “Apagadas”, ela pode voltar.</p>;
  if (value === undefined || !field) return null;
  return (
    <Stack
      component="form"
      key={[place.file, place.screen, ...place.path].join()}
      onSubmit={(event) => event.preventDefault()}
    >
      {field.type === 'object' ? (
        <Fields field={field} place={place} screen={place.screen} />
      ) : (
        <FieldView field={{ title: 'Texto', ...field }} place={place} isRequired />
      )}
    </Stack>
  );
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

/** The input for a field of any kind. */
function FieldView(props: FieldProps): ReactNode {
  const { field } = props;
  if (field.oneOf) return <Union {...props} />;
  if (field.picture) return <PictureInput {...props} picture={field.picture} />;
  if (field.labels) return <Choice {...props} />;
  if (field.choose) return <Choose {...props} />;
  if (field.rich) return <RichText {...props} />;
  if (field.type === 'object') return <Group {...props} />;
  if (field.type === 'array') return <List {...props} />;
  if (field.type === 'boolean') return <YesOrNo {...props} />;
  return <TextField {...props} />;
}

function TextField(props: FieldProps) {
  const { field, place } = props;
  const stored = useText(place);
  const fault = useFault(place);
  /** The text as typed. The field shows the tidied text and its mistake only after the owner has left it. */
  const [typed, setTyped] = useState<string>();
  // Nobody is scolded for an empty field that was not left yet.
  const [isNew, setNew] = useState(stored === '');
  const type = (text: string) => {
    setTyped(text);
    write(place, text);
  };
  const input = {
    ...labelsOf(props, isNew || typed !== undefined ? undefined : fault),
    // The browser's field for a date shows only the format of ISO 8601.
    value: typed ?? (field.format === 'date' ? date(stored) : stored),
    placeholder: field.default ?? '',
    onBlur: () => {
      setTyped(undefined);
      setNew(false);
    },
  };
  const onChange = ({ target }: { target: { value: string } }) => type(target.value);
  return (
    <div {...useFocused<HTMLDivElement>(place)}>
      {field.format === 'color' ? (
        <ColorInput {...input} onChange={type} fixOnBlur={false} />
      ) : field.long ? (
        <Textarea {...input} onChange={onChange} autosize minRows={2} />
      ) : (
        <TextInput {...input} onChange={onChange} type={field.format === 'date' ? 'date' : 'text'} />
      )}
    </div>
  );
}

type Option = { value: string; label: string };

/** The option for no value. */
const none = (isRequired: boolean): Option => ({ value: '', label: isRequired ? 'Escolha' : 'Não dizer' });

/** A choice. Of the choices of the look, the first option is the site's if nothing is chosen. */
function Choice(props: FieldProps) {
  const { field, place, isRequired } = props;
  const options = Object.entries(field.labels ?? {}).map(([value, label]) => ({ value, label }));
  const usual = field.pictures && options[0]?.value;
  return (
    <div {...useFocused<HTMLDivElement>(place)}>
      <NativeSelect
        {...labelsOf(props, useFault(place))}
        data={usual ? options : [none(isRequired), ...options]}
        value={useText(place) || usual || ''}
        onChange={({ target }) => write(place, target.value)}
      />
    </div>
  );
}

function YesOrNo({ field, place }: FieldProps) {
  const value = useText(place);
  const { isUsual = false } = field;
  return (
    <div {...useFocused<HTMLDivElement>(place)}>
      <Checkbox
        label={field.title}
        description={field.description}
        checked={value ? ['true', 'sim', 'yes'].includes(value.toLowerCase()) : isUsual}
        onChange={({ target: { checked } }) => write(place, checked === isUsual ? undefined : String(checked))}
      />
    </div>
  );
}

const Group = ({ field, place, screen }: FieldProps) => (
  <Box title={field.title}>
    <Help>{field.description}</Help>
    <Fields field={field} place={place} screen={screen} />
  </Box>
);

const Box = ({ title, children }: { title: string | undefined; children: ReactNode }) => (
  <Fieldset legend={title}>
    <Stack>{children}</Stack>
  </Fieldset>
);

/** A group whose fields depend on a choice, such as the delivery of messages. */
function Union({ field, place, isRequired }: FieldProps) {
  const value = useStore(({ files }) => valueAt(files[place.file], place.path));
  const chosen = chosenField(field, value);
  const member = chosen === field ? undefined : chosen;
  const [key] = discriminator(field.oneOf?.[0]);
  const members = (field.oneOf ?? []).map((one) => [discriminator(one)[1], one] as const);
  const options = members.map(([value, { title = '' }]) => ({ value, label: title }));
  // The choice `none` is the choice of a missing value.
  const hasNone = options.some((one) => one.value === 'none');
  const choose = (name: string) => {
    const fields = members.find(([id]) => id === name)?.[1].properties ?? {};
    // Another choice has other fields; those that both have keep their values.
    const kept = Object.entries(value ?? {}).filter(([one]) => one in fields);
    write(place, name === '' ? undefined : { ...Object.fromEntries(kept), [key]: name });
  };
  // A mistake names the whole group, or the choice in it.
  const placeOfKey = { file: place.file, path: [...place.path, key] };
  const [fault, faultOfKey] = [useFault(place), useFault(placeOfKey)];
  return (
    <Box title={field.title}>
      <div {...useFocused<HTMLDivElement>(place)}>
        <div {...useFocused<HTMLDivElement>(placeOfKey)}>
          <NativeSelect
            aria-label={field.title}
            description={field.description}
            error={faultOfKey ?? fault}
            data={hasNone ? options : [none(isRequired), ...options]}
            value={member ? discriminator(member)[1] : hasNone ? 'none' : ''}
            onChange={({ target }) => choose(target.value)}
          />
        </div>
      </div>
      {member && <Fields field={member} place={place} />}
    </Box>
  );
}
