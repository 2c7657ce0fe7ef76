import { ActionIcon, Alert, Box, Button, List, Menu, Paper } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Fault } from '../../../src/content/reader/faults.ts';
import type { Edit } from '../protocol.ts';
import { editWhole } from './changes.ts';
import { Faults } from './Faults.tsx';
import { Note } from './parts.tsx';
import { set } from './state.ts';

type Row = {
  label: string;
  note?: string | undefined;
  isWrong: boolean;
  open: () => void;
  acts: Readonly<Record<string, () => void>>;
  /** The change that deletes it. */
  deletion: Edit;
};

type RowsProps<Item> = {
  labelledBy: string;
  items: readonly Item[];
  rowOf: (item: Item, index: number) => Row;
  /** Takes the items in another order. Without it, they stay in their order. */
  onMove?: ((items: Item[]) => void) | undefined;
};

/** Rows that are opened by a press, moved by dragging or in a menu, and deleted if nothing needs them. */
export function Rows<Item>({ labelledBy, items, rowOf, onMove }: RowsProps<Item>) {
  const list = useRef<HTMLUListElement & HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [refused, setRefused] = useState<{ label: string; faults: readonly Fault[] }>();
  /** The row that gets the focus, because another row is in the place of the one that had it. */
  const [next, setNext] = useState<{ index: number }>();
  useEffect(() => {
    const menus = next && [...(list.current?.querySelectorAll<HTMLElement>('[aria-haspopup]') ?? [])];
    if (next) (menus?.[next.index] ?? menus?.at(-1) ?? list.current)?.focus();
  }, [next]);
  const move = (from: number, to: number) => {
    onMove?.(items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1)));
    setNext({ index: to });
  };
  const remove = async ({ label, deletion }: Row, index: number) => {
    const faults = await editWhole([deletion]);
    setRefused(faults && { label, faults });
    if (faults?.length !== 0) return;
    set({ deleted: label });
    setNext({ index });
  };
  const actsOf = (row: Row, index: number) => ({
    ...(onMove && index > 0 && { 'Mover para cima': () => move(index, index - 1) }),
    ...(onMove && index < items.length - 1 && { 'Mover para baixo': () => move(index, index + 1) }),
    ...row.acts,
    Apagar: () => remove(row, index),
  });
  return (
    <List listStyleType="none" aria-labelledby={labelledBy} ref={list} tabIndex={-1}>
      {items.map(rowOf).map((row, index) => (
        <Paper
          component="li"
          withBorder
          p={4}
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no state of its own.
          key={index}
          draggable={onMove !== undefined}
          onDragStart={() => setDragged(index)}
          onDragOver={(event) => dragged !== undefined && event.preventDefault()}
          onDrop={() => dragged !== undefined && move(dragged, index)}
          onDragEnd={() => setDragged(undefined)}
        >
          <Box display="flex">
            <Button flex={1} miw={0} variant="subtle" color="gray" justify="start" onClick={row.open}>
              {row.label} <Note isWrong={row.isWrong}>{row.note}</Note>
            </Button>
            <Menu>
              <Menu.Target>
                <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`O que fazer com ${row.label}`}>
                  ⋯
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                {Object.entries(actsOf(row, index)).map(([name, act]) => (
                  <Menu.Item key={name} onClick={act}>
                    {name}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          </Box>
          {refused?.label === row.label && refused.faults.length > 0 && (
            <Alert color="red">
              Ainda não dá para apagar “{row.label}”. Mude antes:
              <Faults faults={refused.faults} />
            </Alert>
          )}
        </Paper>
      ))}
    </List>
  );
}
