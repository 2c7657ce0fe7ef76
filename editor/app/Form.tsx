import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import {
  Button,
  Checkbox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
  Text,
  TextArea,
  TextField,
} from 'react-aria-components';
import { chosenField, discriminator, type Field, labelOf, valueAt } from '../../src/schema/json.ts';
import { schemaOf } from '../protocol.ts';
import { List } from './List.tsx';
import { titleOf } from './Pages.tsx';
import { PictureInput } from './PictureInput.tsx';
import { current, fieldOf, focusPlace, openPlace, type Place, settle, useStore, write } from './store.ts';
import { type FieldProps, isSame, says, useField, useText } from './useField.ts';

/** The buttons that lead to the forms around the open one. */
export function Above() {
  const { file, path } = useStore(({ open }) => open);
  return path.flatMap((key, index) => {
    const outer = path.slice(0, Math.max(0, index - 1));
    return typeof key !== 'number' ? (
      []
    ) : (
      <Button key={outer.join()} className="quiet" onPress={() => openPlace({ file, path: outer })}>
        ← {nameOf({ file, path: outer })}
      </Button>
    );
  });
}

/** The heading of the open form. */
export function Title() {
  const open = useStore((store) => store.open);
  useStore(({ files }) => files[open.file]);
  const heading = useRef<HTMLHeadingElement>(null);
  // The row or button that opened this form is gone, so the focus goes to the heading, unless a field is wanted.
  useEffect(() => {
    if (isSame(current().focused, open)) heading.current?.focus();
  }, [open]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {nameOf(open)}
    </h1>
  );
}

/** The name of a form for the owner. */
function nameOf({ file, path }: Place): string {
  const { files, schemas } = current();
  return (path.length > 0 && labelOf(schemas[schemaOf(file)], path, files[file]).split(' › ').at(-1)) || titleOf(file);
}

/** The form of the open place. */
export function Form() {
  const { file, path } = useStore(({ open }) => open);
  const value = useStore(({ files }) => files[file]);
  const place = { file, path };
  const field = fieldOf(place);
  if (value === null) return <p>Esta página foi apagada. Em “Todas as páginas”, em “Apagadas”, ela pode voltar.</p>;
  if (value === undefined || !field) return null;
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      {field.type === 'object' ? (
        <Fields field={field} place={place} />
      ) : (
        <FieldView field={{ title: 'Texto', ...field }} place={place} isRequired />
      )}
    </form>
  );
}

/** The fields of a group. A picture's focus is part of the picture's field, and a discriminator has its own select. */
function Fields({ field, place }: Omit<FieldProps, 'isRequired'>) {
  const all = Object.entries(field.properties ?? {});
  const hidden = all.flatMap(([key, one]) => (one.const === undefined ? (one.picture?.focus ?? []) : key));
  return all
    .filter(([key, one]) => !one.hidden && !hidden.includes(key))
    .map(([key, one]) => (
      <FieldView
        key={key}
        field={one}
        place={{ file: place.file, path: [...place.path, key] }}
        isRequired={field.required?.includes(key) ?? false}
      />
    ));
}

/** The input for a field of any kind. */
function FieldView(props: FieldProps): ReactNode {
  const { field } = props;
  if (field.oneOf) return <Union {...props} />;
  if (field.picture) return <PictureInput {...props} picture={field.picture} />;
  if (field.labels) return <Choice {...props} />;
  if (field.type === 'object') return <Group {...props} />;
  if (field.type === 'array') return <List {...props} />;
  if (field.type === 'boolean') return <YesOrNo {...props} />;
  return <TextInput {...props} />;
}

function TextInput({ field, place, isRequired }: FieldProps) {
  const value = useText(place);
  const { element, fault } = useField(place);
  const [wasLeft, setLeft] = useState(value !== '');
  const [isTyping, setTyping] = useState(false);
  const targets = useStore(({ targets }) => targets);
  const id = useId();
  const isWrong = fault !== undefined && wasLeft && !isTyping;
  return (
    <TextField
      ref={element as React.Ref<HTMLDivElement>}
      value={value}
      onChange={(text) => {
        setTyping(true);
        write(place, text);
      }}
      onFocus={() => focusPlace(place)}
      onBlur={() => {
        setTyping(false);
        setLeft(true);
        settle(place);
      }}
      isInvalid={isWrong}
      isRequired={isRequired}
      validationBehavior="aria"
      {...(field.type === 'integer' && { inputMode: 'numeric' as const })}
    >
      <Label>{field.title}</Label>
      {field.format === 'color' ? (
        <div className="row">
          <input
            type="color"
            aria-label={`${field.title}: escolher`}
            value={/^#[\da-f]{6}$/i.test(value) ? value : (field.default ?? '#000000')}
            onChange={(event) => write(place, event.target.value)}
          />
          <Input placeholder={field.default ?? ''} spellCheck={false} />
        </div>
      ) : field.long ? (
        <TextArea placeholder={field.default ?? ''} rows={2} />
      ) : (
        <Input placeholder={field.default ?? ''} {...(field.target && { list: id })} />
      )}
      {field.target && (
        <datalist id={id}>
          {Object.entries(targets).map(([name, label]) => (
            <option key={name} value={name} label={label} />
          ))}
        </datalist>
      )}
      <Help field={field} />
      <div aria-live="polite">
        <FieldError>{says(fault)}</FieldError>
      </div>
    </TextField>
  );
}

const Help = ({ field }: { field: Field }) => field.description && <Text slot="description">{field.description}</Text>;

/** A choice. Of the choices of the look, the first option is the site's if nothing is chosen. */
function Choice({ field, place, isRequired }: FieldProps) {
  const options = Object.entries(field.labels ?? {});
  const usual = field.pictures && options[0]?.[0];
  const value = useText(place) || usual;
  const { element, fault } = useField(place);
  return (
    <Select
      ref={element as React.Ref<HTMLDivElement>}
      selectedKey={value || null}
      onSelectionChange={(key) => write(place, key)}
      onFocus={() => focusPlace(place)}
      isInvalid={fault !== undefined}
      isRequired={isRequired}
      placeholder="Escolha"
    >
      <Label>{field.title}</Label>
      <Options field={field} isRequired={isRequired || usual !== undefined} options={options} />
      <FieldError>{says(fault)}</FieldError>
    </Select>
  );
}

type OptionsProps = Pick<FieldProps, 'field' | 'isRequired'> & { options: [id: string, label: string][] };

/** The button of a select and its list of options. A field that may be empty has one more. */
const Options = ({ field, isRequired, options }: OptionsProps) => (
  <>
    <Button>
      <SelectValue /> <span aria-hidden>▾</span>
    </Button>
    <Help field={field} />
    <Popover>
      <ListBox>
        {[...(isRequired ? [] : [['', 'Não dizer']]), ...options].map(([id = '', label]) => (
          <ListBoxItem key={id} id={id}>
            {label}
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  </>
);

const isYes = (value = '') => ['true', 'sim', 'yes'].includes(value.toLowerCase());

function YesOrNo({ field, place }: FieldProps) {
  const value = useText(place);
  const { element } = useField(place);
  const id = useId();
  return (
    <div ref={element as React.Ref<HTMLDivElement>} className="check">
      <Checkbox
        isSelected={isYes(value || field.default)}
        onChange={(isOn) => write(place, isOn === isYes(field.default) ? undefined : String(isOn))}
        onFocus={() => focusPlace(place)}
        {...(field.description && { 'aria-describedby': id })}
      >
        <span aria-hidden className="box" />
        {field.title}
      </Checkbox>
      {field.description && <small id={id}>{field.description}</small>}
    </div>
  );
}

function Group({ field, place }: FieldProps) {
  return (
    <fieldset>
      <legend>{field.title}</legend>
      {field.description && <small>{field.description}</small>}
      <Fields field={field} place={place} />
    </fieldset>
  );
}

/** A group whose fields depend on a choice, such as the delivery of messages. */
function Union({ field, place, isRequired }: FieldProps) {
  const value = useStore(({ files }) => valueAt(files[place.file], place.path));
  const chosen = chosenField(field, value);
  const member = chosen === field ? undefined : chosen;
  const [key] = discriminator(field.oneOf?.[0]);
  const members = (field.oneOf ?? []).map((one) => [discriminator(one)[1], one] as const);
  // The choice `none` is the choice of a missing value.
  const hasNone = members.some(([id]) => id === 'none');
  const choose = (name: unknown) => {
    const fields = members.find(([id]) => id === name)?.[1].properties ?? {};
    // Another choice has other fields; those that both have keep their values.
    const kept = Object.entries(value ?? {}).filter(([one]) => one in fields);
    write(place, name === '' ? undefined : { ...Object.fromEntries(kept), [key]: name });
  };
  // A mistake names the whole group, or the choice in it.
  const { element: group, fault } = useField(place);
  const { element } = useField({ file: place.file, path: [...place.path, key] });
  return (
    <fieldset ref={group as React.Ref<HTMLFieldSetElement>}>
      <legend>{field.title}</legend>
      {fault && <small className="wrong">{says(fault)}</small>}
      <Select
        ref={element as React.Ref<HTMLDivElement>}
        aria-label={field.title ?? ''}
        selectedKey={member ? discriminator(member)[1] : hasNone ? 'none' : null}
        onSelectionChange={choose}
        placeholder="Escolha"
        isRequired={isRequired}
      >
        <Options
          field={field}
          isRequired={isRequired || hasNone}
          options={members.map(([id, { title = '' }]) => [id, title])}
        />
      </Select>
      {member && <Fields field={member} place={place} />}
    </fieldset>
  );
}
