import { Box, Input, NativeSelect, Stack, Title } from '@mantine/core';
import { type FocusEvent, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { discriminator, type Field, labelOf, valueAt } from '../../../src/lib/schema/json.ts';
import type { Place } from '../protocol.ts';
import { Address } from './Address.tsx';
import { Choice } from './Choice.tsx';
import { write } from './changes.ts';
import { type FieldProps, faultAt, textAt } from './field.ts';
import { LinkPlaces } from './LinkPlaces.tsx';
import { List } from './List.tsx';
import { PictureInput } from './PictureInput.tsx';
import { fileTitle } from './pageFiles.ts';
import { Framed } from './parts.tsx';
import { fieldOf, placeIn, placeOf, schemaOf, sectionOf, trailOf } from './places.ts';
import { RichText } from './RichText.tsx';
import { current, set } from './state.ts';
import { TextField } from './TextField.tsx';
import { YesOrNo } from './YesOrNo.tsx';

/** The form of the open place, with its title. */
export function Form() {
  const { open, files, focused } = current();
  const fault = faultAt(open) ?? faultAt(placeIn(open, 'kind'));
  const value = files[open.file] ?? null;
  const field = fieldOf(open);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => focusField(form.current, focused), [focused]);
  const noteFocus = ({ target }: FocusEvent) => {
    const trail = target.closest<HTMLElement>('[data-trail]')?.dataset.trail;
    if (trail) set({ focused: placeOf(trail) });
  };
  return (
    <Stack ref={form} onFocus={noteFocus}>
      <Title order={1} size="h3" tabIndex={-1}>
        {formName(open)}
      </Title>
      {value === null && <p>Esta página foi apagada. Em “Todas as páginas”, em “Apagadas”, ela pode voltar.</p>}
      {value && field?.type === 'object' && (
        <>
          {fault && <Input.Error>{fault}</Input.Error>}
          <Fields field={field} place={open} />
          <LinkPlaces place={open} />
        </>
      )}
      {value && field && field.type !== 'object' && (
        <FieldView field={{ title: 'Texto', ...field }} place={open} isRequired />
      )}
    </Stack>
  );
}

export function formName({ file, path, section }: Place & { section?: string | undefined }): string {
  if (path.length === 0) return section || fileTitle(file);
  return labelOf(schemaOf(file), path, current().files[file]).split(' › ').at(-1) || fileTitle(file);
}

/** Focuses the field of a place, the innermost field around it, or the title: what opened the form is gone. */
function focusField(form: HTMLElement | null, place: Place | undefined): void {
  if (!form || !place) return;
  const fields = [...form.querySelectorAll<HTMLElement>('[data-trail]')];
  const field = fields.findLast(({ dataset: { trail = '' } }) => trailOf(place).startsWith(trail));
  if (field?.contains(document.activeElement)) return;
  field?.closest('details')?.setAttribute('open', '');
  const control = 'input, select, textarea, [contenteditable], button';
  (field ?? form).querySelector<HTMLElement>(field ? control : 'h1')?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** The fields of a group that are in the open section. A discriminator has its own select. */
function Fields({ field, place }: Pick<FieldProps, 'field' | 'place'>) {
  const { section } = current().open;
  /** A group is also in the sections of its fields. */
  const isOpen = (at: Place, { properties = {} }: Field) =>
    [at, ...Object.keys(properties).map((key) => placeIn(at, key))].map(sectionOf).includes(section);
  return Object.entries(field.properties ?? {})
    .filter(([key, inner]) => !inner.hidden && inner.const === undefined && isOpen(placeIn(place, key), inner))
    .map(([key, inner]) => {
      const view = (
        <FieldView field={inner} place={placeIn(place, key)} isRequired={field.required?.includes(key) ?? false} />
      );
      return (
        <Fragment key={key}>
          {inner.advanced ? (
            <details>
              <summary>Avançado</summary>
              {view}
            </details>
          ) : (
            view
          )}
          {key === 'name' && place.path.length === 0 && <Address file={place.file} />}
        </Fragment>
      );
    });
}

/** The input for a field of any kind. Nobody is scolded for an empty field that was not left yet. */
function FieldView(props: Omit<FieldProps, 'isTyping' | 'fault'>): ReactNode {
  const fault = faultAt(props.place);
  const [isTyping, setTyping] = useState(textAt(props.place) === '');
  const FieldInput = inputOf(props.field);
  return (
    <Box
      data-trail={trailOf(props.place)}
      // Between its two events, a list would be drawn again with the choice of before.
      onInput={({ target }) => !(target instanceof HTMLSelectElement) && setTyping(true)}
      onBlur={() => released.then(() => setTyping(false))}
    >
      <FieldInput {...props} isTyping={isTyping} fault={isTyping ? undefined : fault} />
    </Box>
  );
}

/** Waits while a pointer is pressed: a message that appears meanwhile would move what is being pressed. */
let released = Promise.resolve<unknown>(undefined);
addEventListener(
  'pointerdown',
  () => {
    released = new Promise((resolve) => {
      for (const type of ['pointerup', 'pointercancel'])
        addEventListener(type, () => requestAnimationFrame(resolve), { once: true });
    });
  },
  true,
);

function inputOf(field: Field): (props: FieldProps) => ReactNode {
  if (field.oneOf) return Union;
  if (field.picture) return PictureInput;
  if (field.labels || field.choose) return Choice;
  if (field.rich) return RichText;
  if (field.type === 'object') return Group;
  if (field.type === 'array') return List;
  return field.type === 'boolean' ? YesOrNo : TextField;
}

const Group = ({ field, place }: FieldProps) => (
  <Framed field={field}>
    <Fields field={field} place={place} />
  </Framed>
);

/** A group whose fields depend on a choice, such as the delivery of messages. */
function Union({ field, place, isRequired, fault }: FieldProps) {
  const value = valueAt(current().files[place.file], place.path);
  const members = Object.fromEntries((field.oneOf ?? []).map((member) => [discriminator(member)[1], member]));
  const [key] = discriminator(field.oneOf?.[0]);
  const chosen = String(valueAt(value, [key]) ?? '');
  const options = Object.entries(members).map(([name, { title = '' }]) => ({ value: name, label: title }));
  const choose = (name: string) => {
    const fields = members[name]?.properties ?? {};
    // Another choice has other fields; those that both have keep their values.
    const kept = Object.entries(value ?? {}).filter(([own]) => own in fields);
    write(place, name === '' ? undefined : { ...Object.fromEntries(kept), [key]: name });
  };
  // A mistake names the whole group, or the choice in it.
  const faultOfKey = faultAt(placeIn(place, key));
  return (
    <Framed field={field}>
      <NativeSelect
        aria-label={field.title}
        error={faultOfKey ?? fault}
        data={[{ value: '', label: isRequired ? 'Escolha' : 'Ainda não sei' }, ...options]}
        value={chosen in members ? chosen : ''}
        onChange={({ target }) => choose(target.value)}
      />
      {members[chosen] && <Fields field={members[chosen]} place={place} />}
    </Framed>
  );
}
