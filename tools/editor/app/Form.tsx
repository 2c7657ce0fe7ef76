import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { chosenField, discriminator, labelOf, valueAt } from '../../../src/schema/json.ts';
import { type Place, schemaOf } from '../protocol.ts';
import { List } from './List.tsx';
import { titleOf } from './Pages.tsx';
import { PictureInput } from './PictureInput.tsx';
import { current, fieldOf, openPlace, set, useStore, write } from './store.ts';
import { type FieldProps, isSame, says, useField, useText } from './useField.ts';

/** The buttons that lead to the forms around the open one. */
export function Above() {
  const { file, path } = useStore(({ open }) => open);
  return path.flatMap((key, index) => {
    const outer = path.slice(0, Math.max(0, index - 1));
    return typeof key !== 'number' ? (
      []
    ) : (
      <button key={outer.join()} type="button" className="quiet" onClick={() => openPlace({ file, path: outer })}>
        ← {nameOf({ file, path: outer })}
      </button>
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
  const place = useStore(({ open }) => open);
  const value = useStore(({ files }) => files[place.file]);
  const field = fieldOf(place);
  if (value === null) return <p>Esta página foi apagada. Em “Todas as páginas”, em “Apagadas”, ela pode voltar.</p>;
  if (value === undefined || !field) return null;
  return (
    <form key={[place.file, ...place.path].join()} onSubmit={(event) => event.preventDefault()}>
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

/** The attributes of the input in a `Labelled` field. */
type Control = { id: string; 'aria-describedby': string; 'aria-invalid': boolean; onFocus: () => void };
type LabelledProps = FieldProps & { isQuiet?: boolean; children: (control: Control) => ReactNode };

/** The label, the help and the mistake of a field, around its input. `isQuiet`: the mistake is not shown yet. */
function Labelled({ field, place, isRequired, isQuiet = false, children }: LabelledProps) {
  const { element, fault } = useField<HTMLDivElement>(place);
  const id = useId();
  const isWrong = fault !== undefined && !isQuiet;
  return (
    <div className="field" ref={element}>
      <label htmlFor={id}>
        {field.title}
        {isRequired && <small> (obrigatório)</small>}
      </label>
      {children({
        id,
        'aria-describedby': `${id}-help ${id}-wrong`,
        'aria-invalid': isWrong,
        onFocus: () => set({ focused: place }),
      })}
      {field.description && <small id={`${id}-help`}>{field.description}</small>}
      <div id={`${id}-wrong`} aria-live="polite" className="wrong">
        {isWrong && says(fault)}
      </div>
    </div>
  );
}

function TextInput(props: FieldProps) {
  const { field, place } = props;
  const stored = useText(place);
  /** What the owner types. Only when the field is left, it shows the tidied text, and its mistake. */
  const [typed, setTyped] = useState<string>();
  // Nobody is scolded for an empty field that was not left yet.
  const [isQuiet, setQuiet] = useState(stored === '');
  const targets = useStore((store) => store.targets);
  const list = useId();
  const value = typed ?? stored;
  const type = (text: string) => {
    setTyped(text);
    write(place, text);
  };
  const text = {
    value,
    placeholder: field.default ?? '',
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
    onBlur: () => {
      setTyped(undefined);
      setQuiet(false);
    },
  };
  return (
    <Labelled {...props} isQuiet={isQuiet || typed !== undefined}>
      {(control) =>
        field.format === 'color' ? (
          <div className="row">
            <input
              type="color"
              aria-label={`${field.title}: escolher`}
              value={/^#[\da-f]{6}$/i.test(value) ? value : (field.default ?? '#000000')}
              onChange={({ target }) => write(place, target.value)}
            />
            <input {...control} {...text} spellCheck={false} />
          </div>
        ) : field.long ? (
          <textarea {...control} {...text} rows={2} />
        ) : (
          <>
            <input {...control} {...text} {...(field.target && { list })} />
            {field.target && (
              <datalist id={list}>
                {Object.entries(targets).map(([name, label]) => (
                  <option key={name} value={name} label={label} />
                ))}
              </datalist>
            )}
          </>
        )
      }
    </Labelled>
  );
}

/** The options of a select. `none` is the text of the option for no value. */
const Options = ({ options, none }: { options: [id: string, label: string][]; none: string | false }) =>
  [...(none ? [['', none]] : []), ...options].map(([id, label]) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));

/** A choice. Of the choices of the look, the first option is the site's if nothing is chosen. */
function Choice(props: FieldProps) {
  const { field, place, isRequired } = props;
  const options = Object.entries(field.labels ?? {});
  const usual = field.pictures && options[0]?.[0];
  const value = useText(place) || usual || '';
  return (
    <Labelled {...props}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => write(place, target.value)}>
          <Options options={options} none={!usual && (isRequired ? 'Escolha' : 'Não dizer')} />
        </select>
      )}
    </Labelled>
  );
}

const isYes = (value = '') => ['true', 'sim', 'yes'].includes(value.toLowerCase());

function YesOrNo({ field, place }: FieldProps) {
  const value = useText(place);
  const { element } = useField<HTMLDivElement>(place);
  const id = useId();
  return (
    <div className="field" ref={element}>
      <label className="check">
        <input
          type="checkbox"
          checked={isYes(value || field.default)}
          onChange={({ target }) =>
            write(place, target.checked === isYes(field.default) ? undefined : String(target.checked))
          }
          onFocus={() => set({ focused: place })}
          aria-describedby={id}
        />
        {field.title}
      </label>
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
  const none = members.some(([id]) => id === 'none') ? 'none' : '';
  const choose = (name: string) => {
    const fields = members.find(([id]) => id === name)?.[1].properties ?? {};
    // Another choice has other fields; those that both have keep their values.
    const kept = Object.entries(value ?? {}).filter(([one]) => one in fields);
    write(place, name === '' ? undefined : { ...Object.fromEntries(kept), [key]: name });
  };
  // A mistake names the whole group, or the choice in it.
  const { element: group, fault } = useField<HTMLFieldSetElement>(place);
  const { element } = useField<HTMLDivElement>({ file: place.file, path: [...place.path, key] });
  return (
    <fieldset ref={group}>
      <legend>{field.title}</legend>
      {fault && <small className="wrong">{says(fault)}</small>}
      <div ref={element} className="field">
        <select
          aria-label={field.title}
          value={member ? discriminator(member)[1] : none}
          onChange={({ target }) => choose(target.value)}
          onFocus={() => set({ focused: place })}
        >
          <Options
            options={members.map(([id, { title = '' }]) => [id, title])}
            none={!none && (isRequired ? 'Escolha' : 'Não dizer')}
          />
        </select>
        {field.description && <small>{field.description}</small>}
      </div>
      {member && <Fields field={member} place={place} />}
    </fieldset>
  );
}
