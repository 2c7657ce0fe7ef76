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
  Radio,
  RadioGroup,
  Select,
  SelectValue,
  Text,
  TextArea,
  TextField,
} from 'react-aria-components';
import { chosenField, discriminator, type Field, fieldAt, labelOf, valueAt } from '../../src/schema/json.ts';
import { exampleKey, schemaOf } from '../protocol.ts';
import { List } from './List.tsx';
import { choicePictures } from './look.tsx';
import { titleOf } from './Pages.tsx';
import { PictureInput } from './PictureInput.tsx';
import { current, fieldOf, focusPlace, openPlace, type Path, type Place, settle, useStore, write } from './store.ts';
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
  const schema = useStore(({ schemas }) => schemas[schemaOf(file)]);
  const place = { file, path };
  const field = fieldOf(place);
  if (value === null) return <p>Esta página foi apagada. Em “Todas as páginas”, em “Apagadas”, ela pode voltar.</p>;
  if (value === undefined || !field) return null;
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      {field.type === 'object' ? (
        <Fields field={field} place={place} example={exampleOf(schema, path, value)} />
      ) : (
        <FieldView
          field={{ title: 'Texto', ...field }}
          place={place}
          isRequired
          example={exampleOf(schema, path, value)}
        />
      )}
    </form>
  );
}

/** The key of the examples for a path: without the numbers of items, with the kinds of blocks. */
function exampleOf(schema: Field | undefined, path: Path, value: unknown): string[] {
  return path.flatMap((key, index) => {
    if (typeof key !== 'number') return key;
    const item = fieldAt(schema, path.slice(0, index + 1), value);
    return item?.oneOf ? discriminator(chosenField(item, valueAt(value, path.slice(0, index + 1))))[1] : [];
  });
}

/** The fields of a group. A picture's focus is part of the picture's field, and a discriminator has its own select. */
function Fields({ field, place, example }: Omit<FieldProps, 'isRequired'>) {
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
        example={[...example, key]}
      />
    ));
}

/** The input for a field of any kind. */
function FieldView(props: FieldProps): ReactNode {
  const { field } = props;
  if (field.oneOf) return <Union {...props} />;
  if (field.picture) return <PictureInput {...props} picture={field.picture} />;
  if (field.labels) return field.pictures ? <PictureChoice {...props} /> : <Choice {...props} />;
  if (field.type === 'object') return <Group {...props} />;
  if (field.type === 'array') return <List {...props} />;
  if (field.type === 'boolean') return <YesOrNo {...props} />;
  return <TextInput {...props} />;
}

function TextInput({ field, place, isRequired, example }: FieldProps) {
  const value = useText(place);
  const { element, fault } = useField(place);
  const [wasLeft, setLeft] = useState(value !== '');
  const [isTyping, setTyping] = useState(false);
  const shown = useStore(({ examples }) => field.default ?? examples[exampleKey(schemaOf(place.file), example)] ?? '');
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
          <Input placeholder={shown} spellCheck={false} />
        </div>
      ) : field.long ? (
        <TextArea placeholder={shown} rows={2} />
      ) : (
        <Input placeholder={shown} {...(field.target && { list: id })} />
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

function Choice({ field, place, isRequired }: FieldProps) {
  const value = useText(place);
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
      <Options field={field} isRequired={isRequired} options={Object.entries(field.labels ?? {})} />
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

/** A choice that shows each option as a picture. Without a value, the first option is chosen, as on the site. */
function PictureChoice({ field, place }: FieldProps) {
  const options = Object.entries(field.labels ?? {});
  const value = useText(place) || (options[0]?.[0] ?? '');
  const { element } = useField(place);
  const picture = field.pictures && choicePictures[field.pictures];
  return (
    <RadioGroup
      ref={element as React.Ref<HTMLDivElement>}
      className="pictures"
      value={value}
      onChange={(name) => write(place, name)}
      onFocus={() => focusPlace(place)}
    >
      <Label>{field.title}</Label>
      <Help field={field} />
      <div>
        {options.map(([name, label]) => (
          <Radio key={name} value={name}>
            <span aria-hidden>{picture?.(name)}</span>
            {label}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}

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

function Group({ field, place, example }: FieldProps) {
  return (
    <fieldset>
      <legend>{field.title}</legend>
      {field.description && <small>{field.description}</small>}
      <Fields field={field} place={place} example={example} />
    </fieldset>
  );
}

/** A group whose fields depend on a choice, such as the delivery of messages. */
function Union({ field, place, isRequired, example }: FieldProps) {
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
      {member && <Fields field={member} place={place} example={[...example]} />}
    </fieldset>
  );
}
