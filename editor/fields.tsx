import { type BasicFormField, type ComponentSchema, fields } from '@keystatic/core';
import { type ReactNode, useId } from 'react';
import { discriminator, type Field } from '../src/schema/json.ts';

import { shownFields } from './form.ts';
import { pictureField } from './PictureField.tsx';
import { pictures } from './pictures.tsx';

/**
 * Keystatic's form field for a field of the schema. The form does not check the values: the schema checks them when the
 * form is saved.
 */
function formField(field: Field, isRequired = true): ComponentSchema {
  const label = field.title ?? '';
  const about = { label, ...(field.description && { description: field.description }) };
  if (field.oneOf) {
    const options = field.oneOf.map((one) => ({ value: discriminator(one)[1], label: one.title ?? '' }));
    const first = options[0]?.value ?? '';
    const forms = Object.fromEntries(field.oneOf.map((one) => [discriminator(one)[1], alternative(one)]));
    return fields.conditional(fields.select({ ...about, options, defaultValue: first }), forms);
  }
  if (field.picture) return pictureField(about, field.picture);
  if (field.labels) {
    const options = Object.entries(field.labels).map(([value, name]) => ({ value, label: name }));
    if (field.pictures) return pictureChoice(about, options, pictures[field.pictures]);
    // Without an empty choice, a save would write the first choice even if the owner chose none.
    if (!isRequired) options.unshift({ value: '', label: 'Não dizer' });
    return fields.select({ ...about, options, defaultValue: options[0]?.value ?? '' });
  }
  switch (field.type) {
    case 'object':
      return fields.object(formFields(field), about);
    case 'array':
      return listOf(field.items ?? {}, about);
    case 'integer':
      return fields.integer(about);
    case 'boolean':
      return fields.checkbox(about);
    default:
      return field.format === 'color'
        ? colour(about, field.default)
        : fields.text({ ...about, multiline: field.long === true });
  }
}

export function formFields(field: Field): Record<string, ComponentSchema> {
  const isRequired = (key: string) => field.required?.includes(key) ?? false;
  return Object.fromEntries(shownFields(field).map(([key, one]) => [key, formField(one, isRequired(key))]));
}

/** The fields of a union member, except the discriminator: Keystatic sets it, by a select or by the kind of block. */
function alternative(field: Field) {
  const { [discriminator(field)[0]]: _, ...others } = formFields(field);
  return fields.object(others);
}

type About = { label: string; description?: string };

function listOf(item: Field, about: About): ComponentSchema {
  if (!item.oneOf)
    return fields.array(formField(item), { ...about, itemLabel: (props) => textOf(props) || item.title || '' });
  const blocks = item.oneOf.map((one) => {
    const itemLabel = (props: unknown) => [one.title, textOf(props)].filter(Boolean).join(' · ');
    return [discriminator(one)[1], { label: one.title ?? '', schema: alternative(one), itemLabel }] as const;
  });
  return fields.blocks(Object.fromEntries(blocks), about);
}

/** The label of a list item: the item's first text that is not empty. Keystatic gives its props no type. */
function textOf(props: unknown): string {
  const { value, fields: inner, elements } = props as { value?: unknown; fields?: object; elements?: unknown[] };
  if (typeof value === 'string') return value.length > 60 ? `${value.slice(0, 60)}…` : value;
  return [...Object.values(inner ?? {}), ...(elements ?? [])].map(textOf).find((text) => text !== '') ?? '';
}

/** A colour field: a text input for the code, and a colour picker. */
function colour({ label, description }: About, initial = ''): BasicFormField<string> {
  const read = (value: unknown) => (typeof value === 'string' ? value : initial);
  return {
    kind: 'form',
    label,
    Input: ({ value, onChange }) => {
      const id = useId();
      return (
        <div style={STACK}>
          <label htmlFor={id} style={{ fontWeight: 500 }}>
            {label}
          </label>
          <small>{description}</small>
          <div style={{ display: 'flex', gap: 8 }}>
            <input
              type="color"
              aria-label={`${label}: escolher`}
              value={/^#[\da-f]{6}$/i.test(value) ? value : '#000000'}
              onChange={(event) => onChange(event.target.value)}
              style={{ inlineSize: 48, blockSize: 36 }}
            />
            <input id={id} value={value} onChange={(event) => onChange(event.target.value)} style={{ padding: 8 }} />
          </div>
        </div>
      );
    },
    defaultValue: () => initial,
    parse: read,
    serialize: (value) => ({ value }),
    validate: (value) => value,
    reader: { parse: read },
  };
}

type Option = { value: string; label: string };

/** A choice that shows each option as a picture. Without a value, the first option is chosen, as on the site. */
function pictureChoice(
  { label, description }: About,
  options: readonly Option[],
  picture: (value: string) => ReactNode,
): BasicFormField<string | null> {
  const read = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    kind: 'form',
    label,
    Input: ({ value, onChange }) => {
      const id = useId();
      const chosen = value ?? options[0]?.value;
      return (
        <div role="radiogroup" aria-labelledby={id} aria-describedby={description && `${id}-about`} style={STACK}>
          <span id={id} style={{ fontWeight: 500 }}>
            {label}
          </span>
          {description && <small id={`${id}-about`}>{description}</small>}
          <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))', gap: 8 }}>
            {options.map((option) => {
              const isChosen = option.value === chosen;
              const edge = {
                outline: `${isChosen ? 3 : 1}px solid ${isChosen ? '#1d3fbb' : '#8888'}`,
                outlineOffset: -1,
              };
              return (
                <label
                  key={option.value}
                  style={{ ...STACK, ...edge, padding: 12, borderRadius: 8, cursor: 'pointer' }}
                >
                  <span aria-hidden>{picture(option.value)}</span>
                  <span style={{ display: 'flex', gap: 8, alignItems: 'start' }}>
                    <input
                      type="radio"
                      name={id}
                      value={option.value}
                      checked={isChosen}
                      onChange={() => onChange(option.value)}
                    />
                    {option.label}
                  </span>
                </label>
              );
            })}
          </div>
        </div>
      );
    },
    defaultValue: () => null,
    parse: read,
    serialize: (value) => ({ value: value ?? undefined }),
    validate: (value) => value,
    reader: { parse: read },
  };
}

const STACK = { display: 'grid', gap: 8, alignContent: 'start', font: '14px system-ui' } as const;
