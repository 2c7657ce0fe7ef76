import { ActionIcon, Button, List, Menu, Paper } from '@mantine/core';
import { useState } from 'react';
import { Note } from './parts.tsx';

type Row = {
  label: string;
  note?: string | undefined;
  isWrong: boolean;
  open: () => void;
  acts: Readonly<Record<string, () => void>>;
};

type RowsProps = {
  labelledBy: string;
  rows: readonly Row[];
  /** Without it, the rows stay in their order. */
  onMove?: ((from: number, to: number) => void) | undefined;
};

/** Rows that are opened by a press, and moved by dragging or in a menu. */
export function Rows({ labelledBy, rows, onMove }: RowsProps) {
  const [dragged, setDragged] = useState<number>();
  const moves = (index: number) => ({
    ...(onMove && index > 0 && { 'Mover para cima': () => onMove(index, index - 1) }),
    ...(onMove && index < rows.length - 1 && { 'Mover para baixo': () => onMove(index, index + 1) }),
  });
  if (rows.length === 0) return null;
  return (
    <List listStyleType="none" aria-labelledby={labelledBy}>
      {rows.map(({ label, note, isWrong, open, acts }, index) => (
        <Paper
          component="li"
          withBorder
          display="flex"
          p={4}
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no state of its own.
          key={index}
          draggable={onMove !== undefined}
          onDragStart={() => setDragged(index)}
          onDragOver={(event) => dragged !== undefined && event.preventDefault()}
          onDrop={() => dragged !== undefined && onMove?.(dragged, index)}
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
        </Paper>
      ))}
    </List>
  );
}
