import { chosenField, discriminator, type Field } from '../../../src/schema/json.ts';
import type { Path, Place } from '../protocol.ts';
import { Rows } from './Rows.tsx';
import { addItem, listAt, openPlace, useStore, write } from './store.ts';
import { type FieldProps, useField } from './useField.ts';

/** A list whose items are moved, duplicated and deleted here, and opened in a form of their own. */
export function List({ field, place }: FieldProps) {
  const list = useList(place);
  const { element } = useField<HTMLDivElement>(place);
  const item = field.items ?? {};
  const faults = useStore(({ faults }) => faults);
  const rows = list.map((value, index) => ({
    id: String(index),
    label: rowLabel(item, value, index),
    isWrong: faults.some(
      ({ file, path = [] }) => file === place.file && isWithin(path as Path, [...place.path, index]),
    ),
  }));
  const id = `lista-${place.path.join('-')}`;
  // The form of an item has a heading of its own above.
  const Title = place.path.some((key) => typeof key === 'number') ? 'h3' : 'h2';
  return (
    <div className="list" ref={element}>
      <Title id={id}>{field.title}</Title>
      {field.description && <small>{field.description}</small>}
      {rows.length > 0 && (
        <Rows
          labelledBy={id}
          rows={rows}
          onOpen={(index) => openPlace({ file: place.file, path: [...place.path, index] })}
          onOrder={(order) =>
            write(
              place,
              order.map((index) => list[index]),
            )
          }
          acts={{
            Duplicar: (index) => write(place, list.toSpliced(index, 0, list[index])),
            Apagar: (index) => write(place, list.toSpliced(index, 1)),
          }}
        />
      )}
      <Add item={item} place={place} title={field.title ?? ''} />
    </div>
  );
}

const useList = (place: Place) => useStore(() => listAt(place));

const isWithin = (path: Path, outer: Path) => outer.every((key, index) => path[index] === key);

/** The label of a row: the kind of a block, and the first text of the item. */
function rowLabel(field: Field, value: unknown, index: number): string {
  const member = chosenField(field, value);
  const kind = field.oneOf && member !== field ? member?.title : undefined;
  const text = firstText(member, value);
  return [kind, text].filter(Boolean).join(' · ') || `${field.title ?? 'Item'} ${index + 1}`;
}

function firstText(field: Field | undefined, value: unknown): string {
  if (typeof value === 'string')
    return field?.labels?.[value] ?? (value.length > 60 ? `${value.slice(0, 60)}…` : value);
  if (typeof value !== 'object' || value === null) return '';
  const shown = Object.entries(value).filter(([key]) => field?.properties?.[key]?.const === undefined);
  return shown.map(([key, part]) => firstText(field?.properties?.[key], part)).find(Boolean) ?? '';
}

/** The button that adds an item. It shows every kind of block with a picture and a sentence. */
function Add({ item, place, title }: { item: Field; place: Place; title: string }) {
  const list = useList(place);
  const add = (value: unknown, index = list.length) => addItem(place, value, index);
  if (!item.oneOf) {
    return (
      <button type="button" className="add" onClick={() => add(item.type === 'object' ? {} : '')}>
        + Adicionar: {(item.title ?? title).toLowerCase()}
      </button>
    );
  }
  const has = (kind: string) => list.some((one) => discriminator(chosenField(item, one))[1] === kind);
  return (
    <details>
      <summary>+ Adicionar uma parte</summary>
      <div className="blocks">
        {item.oneOf.map((member) => {
          const [key, kind] = discriminator(member);
          const { block } = member;
          const isTaken = block?.once === true && has(kind);
          return (
            <button
              key={kind}
              type="button"
              disabled={isTaken}
              onClick={() => add({ [key]: kind }, block?.first ? 0 : list.length)}
            >
              <svg viewBox="0 0 24 16" aria-hidden>
                <path d={block?.picture} />
              </svg>
              <b>{member.title}</b>
              <small>{isTaken ? 'A página já tem esta parte.' : block?.about}</small>
            </button>
          );
        })}
      </div>
    </details>
  );
}
