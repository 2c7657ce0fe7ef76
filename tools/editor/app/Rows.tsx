import { ActionIcon, Button, Group, Menu, Paper } from '@mantine/core';
import { useState } from 'react';
import { moved } from '../edits.ts';
import { Note } from './parts.tsx';

type Row = {
  label: string;
  note?: string | undefined;
  isWrong: boolean;
  open: () => void;
  /** The other actions, by their names. */
  acts: Readonly<Record<string, () => void>>;
};

type RowsProps = {
  /** The id of the heading. */
  labelledBy: string;
  rows: readonly Row[];
  /** Called with the new order, as indexes. Without it, the rows stay in their order. */
  onOrder?: ((order: number[]) => void) | undefined;
};

/** Rows that are opened by a press, and moved by dragging or in a menu. */
export function Rows({ labelledBy, rows, onOrder }: RowsProps) {
  const [dragged, setDragged] = useState<number>();
  const move = (from: number, to: number) => onOrder?.(moved([...rows.keys()], from, to));
  const moves = (index: number) => ({
    ...(onOrder && index > 0 && { 'Mover para cima': () => move(index, index - 1) }),
    ...(onOrder && index < rows.length - 1 && { 'Mover para baixo': () => move(index, index + 1) }),
  });
  if (rows.length === 0) return null;
  return (
    <Paper component="ul" withBorder className="rows" aria-labelledby={labelledBy}>
      {rows.map(({ label, note, isWrong, open, acts }, index) => (
        <Group
          component="li"
          wrap="nowrap"
          gap={0}
          p={4}
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no state of its own.
          key={index}
          draggable={onOrder !== undefined}
          onDragStart={() => setDragged(index)}
          onDragOver={(event) => dragged !== undefined && event.preventDefault()}
          onDrop={() => dragged !== undefined && move(dragged, index)}
          onDragEnd={() => setDragged(undefined)}
        >
          <Button flex={1} miw={0} variant="subtle" color="gray" justify="start" onClick={open}>
            {label} <Note isWrong={isWrong}>{note}</Note>
          </Button>
          <Menu>
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`O que fazer com ${label}`}>
                ⋯
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {Object.entries({ ...moves(index), ...acts }).map(([name, act]) => (
                <Menu.Item key={name} onClick={act}>
                  {name}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </Group>
      ))}
    </Paper>
  );
}
