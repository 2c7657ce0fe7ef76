import { Button, Input, Stack, Text } from '@mantine/core';
import { chosenField, discriminator, type Field, valueAt } from '../../../src/lib/schema/json.ts';
import type { Place } from '../protocol.ts';
import { addItem, write } from './changes.ts';
import { type FieldProps, labelsOf } from './field.ts';
import { listAt, openPlace, placeIn, trailOf } from './places.ts';
import { Rows } from './Rows.tsx';
import { current } from './state.ts';

/** A list whose items are moved, duplicated and deleted here, and opened in a form of their own. */
export function List(props: FieldProps) {
  const { field, place } = props;
  const list = listAt(place);
  const item = field.items ?? {};
  const rowOf = (value: unknown, index: number) => {
    const here = placeIn(place, index);
    return {
      label: rowLabel(item, value, index),
      isWrong: current().faults.some((fault) => trailOf(fault).startsWith(trailOf(here))),
      open: () => openPlace(here),
      acts: chosenField(item, value)?.block?.once
        ? {}
        : { Duplicar: () => write(place, list.toSpliced(index, 0, value)) },
      deletion: { ...place, value: list.toSpliced(index, 1) },
    };
  };
  const id = `lista-${place.path.join('-')}`;
  return (
    <Input.Wrapper {...labelsOf(props)} labelElement="div" labelProps={{ id }}>
      <Stack gap="xs">
        <Rows labelledBy={id} items={list} rowOf={rowOf} onMove={(items) => write(place, items)} />
        {item.oneOf ? (
          <AddPart members={item.oneOf} list={list} place={place} />
        ) : (
          <Button variant="default" onClick={() => addItem(place, item.type === 'object' ? {} : '', list.length)}>
            + Adicionar: {(item.title ?? field.title ?? '').toLowerCase()}
          </Button>
        )}
      </Stack>
    </Input.Wrapper>
  );
}

/** The label of a row: the kind of a block, and the first text of the item. */
function rowLabel(field: Field, value: unknown, index: number): string {
  const member = chosenField(field, value);
  const kind = field.oneOf && member !== field ? member?.title : undefined;
  const text = firstText(member, value);
  return [kind, text].filter(Boolean).join(' · ') || `${field.title ?? 'Item'} ${index + 1}`;
}

function firstText(field: Field | undefined, value: unknown): string {
  if (typeof value === 'string') return field?.labels?.[value] ?? value;
  if (typeof value !== 'object' || value === null) return '';
  const shown = Object.entries(value).filter(([key]) => field?.properties?.[key]?.const === undefined);
  return shown.map(([key, part]) => firstText(field?.properties?.[key], part)).find(Boolean) ?? '';
}

/** The kinds of blocks that can be added, each with a picture and a sentence. */
function AddPart({ members, list, place }: { members: Field[]; list: readonly unknown[]; place: Place }) {
  return (
    <details>
      <summary>+ Adicionar uma parte</summary>
      <Stack gap="xs">
        {members.map((member) => {
          const [key, kind] = discriminator(member);
          const { block } = member;
          const isTaken = block?.once === true && list.some((item) => valueAt(item, [key]) === kind);
          return (
            <Button
              key={kind}
              variant="default"
              justify="start"
              disabled={isTaken}
              onClick={() => addItem(place, starter(member), block?.first ? 0 : list.length)}
            >
              <svg viewBox="0 0 24 16" width="56" fill="var(--mantine-primary-color-filled)" aria-hidden>
                <path d={block?.picture} />
              </svg>
              <Text span size="sm" ms="sm">
                <b>{member.title}</b>
                <br />
                {isTaken ? 'A página já tem esta parte.' : block?.about}
              </Text>
            </Button>
          );
        })}
      </Stack>
    </details>
  );
}

/** A first value that can be shown at once: the required texts are the titles of their fields. */
function starter(field: Field): unknown {
  const { properties, required = [], items, minItems } = field;
  if (field.const !== undefined) return field.const;
  if (field.oneOf?.[0]) return starter(field.oneOf[0]);
  if (properties) return Object.fromEntries(required.map((key) => [key, starter(properties[key] ?? {})]));
  if (items) return minItems ? [starter(items)] : [];
  if (field.choose) return 'home';
  return Object.keys(field.labels ?? {})[0] ?? field.title;
}
