import { useState } from 'react';
import { Button, Dialog, DialogTrigger, Heading, Modal } from 'react-aria-components';
import { chosenField, discriminator, type Field } from '../../src/schema/json.ts';
import { insertAt } from './edits.ts';
import { Rows } from './Rows.tsx';
import { addItem, listAt, openPlace, type Path, type Place, useStore, writeList } from './store.ts';
import { type FieldProps, useField } from './useField.ts';

/** A list whose items are moved, duplicated and deleted here, and opened in a form of their own. */
export function List({ field, place }: FieldProps) {
  const list = useList(place);
  const { element } = useField(place);
  const item = field.items ?? {};
  const faults = useStore(({ faults }) => faults);
  const rows = list.map((value, index) => ({
    id: keyOf(value, index),
    label: rowLabel(item, value, index),
    isWrong: faults.some(
      ({ file, path = [] }) => file === place.file && isWithin(path as Path, [...place.path, index]),
    ),
  }));
  const change = (next: readonly unknown[]) => writeList(place, next);
  const id = `lista-${place.path.join('-')}`;
  // The form of an item has a heading of its own above.
  const Title = place.path.some((key) => typeof key === 'number') ? 'h3' : 'h2';
  return (
    <div className="list" ref={element as React.Ref<HTMLDivElement>}>
      <Title id={id}>{field.title}</Title>
      {field.description && <small>{field.description}</small>}
      {rows.length > 0 && (
        <Rows
          labelledBy={id}
          rows={rows}
          onOpen={(index) => openPlace({ file: place.file, path: [...place.path, index] })}
          onOrder={(order) => change(order.map((index) => list[index]))}
          acts={{
            Duplicar: (index) => change(insertAt(list, structuredClone(list[index]), index + 1)),
            Apagar: (index) => change(list.toSpliced(index, 1)),
          }}
        />
      )}
      <Add item={item} place={place} title={field.title ?? ''} />
    </div>
  );
}

const useList = (place: Place) => useStore(() => listAt(place));

const isWithin = (path: Path, outer: Path) => outer.every((key, index) => path[index] === key);

const keys = new WeakMap<object, number>();
let count = 0;

/** A key that an item keeps when it moves. */
function keyOf(value: unknown, index: number): string {
  if (typeof value !== 'object' || value === null) return `${index} ${value}`;
  const key = keys.get(value) ?? ++count;
  keys.set(value, key);
  return `${key}`;
}

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

/** The button that adds an item. A dialog shows every kind of block with a picture and a sentence. */
function Add({ item, place, title }: { item: Field; place: Place; title: string }) {
  const list = useList(place);
  const [isOpen, setOpen] = useState(false);
  const end = list.length;
  if (!item.oneOf) {
    return (
      <Button className="add" onPress={() => addItem(place, item.type === 'object' ? {} : '', end)}>
        + Adicionar: {item.title?.toLowerCase() ?? title.toLowerCase()}
      </Button>
    );
  }
  const has = (kind: string) => list.some((one) => discriminator(chosenField(item, one))[1] === kind);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className="add">+ Adicionar uma parte</Button>
      <Modal isDismissable>
        <Dialog className="blocks">
          <Heading slot="title">Que parte?</Heading>
          <div>
            {item.oneOf.map((member) => {
              const [key, kind] = discriminator(member);
              const { block } = member;
              const isTaken = block?.once === true && has(kind);
              return (
                <Button
                  key={kind}
                  isDisabled={isTaken}
                  onPress={() => {
                    setOpen(false);
                    addItem(place, { [key]: kind }, block?.first ? 0 : end);
                  }}
                >
                  {block && (
                    <svg viewBox="0 0 24 16" aria-hidden>
                      <path d={block.picture} />
                    </svg>
                  )}
                  <b>{member.title}</b>
                  <span>{isTaken ? 'A página já tem esta parte.' : block?.about}</span>
                </Button>
              );
            })}
          </div>
          <Button slot="close" className="quiet">
            Fechar
          </Button>
        </Dialog>
      </Modal>
    </DialogTrigger>
  );
}
