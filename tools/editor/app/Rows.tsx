import { useState } from 'react';
import { moved } from '../edits.ts';
import { Menu } from './Menu.tsx';

type Row = { id: string; label: string; note?: string | undefined; isWrong?: boolean };

type RowsProps = {
  /** The id of the heading. */
  labelledBy: string;
  rows: readonly Row[];
  onOpen: (index: number) => void;
  /** Called with the new order, as indexes. Without it, the rows stay in their order. */
  onOrder?: ((order: number[]) => void) | undefined;
  /** The other actions of a row, by their names. */
  acts: Readonly<Record<string, (index: number) => void>>;
};

/** Rows that are opened by a press, and moved by dragging or in a menu. */
export function Rows({ labelledBy, rows, onOpen, onOrder, acts }: RowsProps) {
  const [dragged, setDragged] = useState<number>();
  const move = (from: number, to: number) => onOrder?.(moved([...rows.keys()], from, to));
  const moves = (index: number): RowsProps['acts'] => ({
    ...(onOrder && index > 0 && { 'Mover para cima': () => move(index, index - 1) }),
    ...(onOrder && index < rows.length - 1 && { 'Mover para baixo': () => move(index, index + 1) }),
  });
  return (
    <ul className="rows" aria-labelledby={labelledBy}>
      {rows.map(({ id, label, note, isWrong }, index) => (
        <li
          key={id}
          draggable={onOrder !== undefined}
          onDragStart={() => setDragged(index)}
          onDragOver={(event) => dragged !== undefined && event.preventDefault()}
          onDrop={() => dragged !== undefined && move(dragged, index)}
          onDragEnd={() => setDragged(undefined)}
        >
          {onOrder && <span aria-hidden>⠿</span>}
          <button type="button" className="quiet name" onClick={() => onOpen(index)}>
            {label}
            {note && <small>{note}</small>}
            {isWrong && <b className="wrong">falta corrigir</b>}
          </button>
          <Menu label="⋯" name={`O que fazer com ${label}`}>
            {Object.entries({ ...moves(index), ...acts }).map(([name, act]) => (
              <button key={name} type="button" onClick={() => act(index)}>
                {name}
              </button>
            ))}
          </Menu>
        </li>
      ))}
    </ul>
  );
}
