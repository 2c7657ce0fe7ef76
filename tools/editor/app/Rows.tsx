import { ActionIcon, Button, Group, Menu, Paper } from '@mantine/core';
import { useState } from 'react';
import { moved } from '../edits.ts';
import { Note } from './parts.tsx';

type Row = { id: string; label: string; note?: string | undefined; isWrong?: boolean };

type RowsProps = {
  /** The id of the heading. */
  labelledBy: string;
  rows: readonly Row[];
  onOpen: (index: number) => void;
  /** Called with the new order, as indexes. Without it, the rows stay in their order. */
  onOrder?: ((order: number[]) => void) | undefined;
  /** The other actions of a row, by their names. */
  actsOf: (index: number) => Readonly<Record<string, () => void>>;
};

/** Rows that are opened by a press, and moved by dragging or in a menu. */
export function Rows({ labelledBy, rows, onOpen, onOrder, actsOf }: RowsProps) {
  const [dragged, setDragged] = useState<number>();
  const move = (from: number, to: number) => onOrder?.(moved([...rows.keys()], from, to));
  const moves = (index: number) => ({
    ...(onOrder && index > 0 && { 'Mover para cima': () => move(index, index - 1) }),
    ...(onOrder && index < rows.length - 1 && { 'Mover para baixo': () => move(index, index + 1) }),
  });
  if (rows.length === 0) return null;
  return (
    <Paper component="ul" withBorder className="rows" aria-labelledby={labelledBy}>
      {rows.map(({ id, label, note, isWrong }, index) => (
        <Group
          component="li"
          wrap="nowrap"
          gap={0}
          p={4}
          key={id}
          draggable={onOrder !== undefined}
          onDragStart={() => setDragged(index)}
          onDragOver={(event) => dragged !== undefined && event.preventDefault()}
          onDrop={() => dragged !== undefined && move(dragged, index)}
          onDragEnd={() => setDragged(undefined)}
        >
          <Button flex={1} miw={0} variant="subtle" color="gray" justify="start" onClick={() => onOpen(index)}>
            {label} <Note isWrong={isWrong}>{note}</Note>
          </Button>
          <Menu>
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`O que fazer com ${label}`}>
                ⋯
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {Object.entries({ ...moves(index), ...actsOf(index) }).map(([name, act]) => (
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
