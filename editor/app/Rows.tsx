import { useRef } from 'react';
import {
  Button,
  GridList,
  GridListItem,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  useDragAndDrop,
} from 'react-aria-components';
import { moved } from './edits.ts';

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

/** Rows that are opened by a press, and moved by dragging, by keys or in a menu. */
export function Rows({ labelledBy, rows, onOpen, onOrder, acts }: RowsProps) {
  const indexOf = (key: unknown) => rows.findIndex(({ id }) => id === key);
  const move = (from: number, to: number) => onOrder?.(moved([...rows.keys()], from, to));
  const list = useRef<HTMLDivElement>(null);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': rows[indexOf(key)]?.label ?? '' })),
    onReorder({ keys: [key], target }) {
      const from = indexOf(key);
      const over = indexOf(target.key) + (target.dropPosition === 'after' ? 1 : 0);
      move(from, over > from ? over - 1 : over);
    },
    // The place where the row was dropped is about to go. On a slow computer, the library then focuses another row.
    onDragEnd: ({ keys: [key] }) =>
      list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(String(key))}"]`)?.focus(),
  });
  const moves = onOrder && {
    'Mover para cima': (index: number) => move(index, index - 1),
    'Mover para baixo': (index: number) => move(index, index + 1),
  };
  const all = Object.entries({ ...moves, ...acts });
  return (
    <GridList
      ref={list}
      aria-labelledby={labelledBy}
      items={rows.map((row, index) => ({ ...row, index }))}
      onAction={(key) => onOpen(indexOf(key))}
      {...(onOrder && { dragAndDropHooks })}
    >
      {({ index, label, note, isWrong }) => (
        <GridListItem textValue={label}>
          {onOrder && (
            <Button slot="drag" className="quiet" aria-label={`Mover ${label}`}>
              ⠿
            </Button>
          )}
          <span className="name">
            {label}
            {note && <small>{note}</small>}
          </span>
          {isWrong && <b className="wrong">falta corrigir</b>}
          <MenuTrigger>
            <Button className="quiet" aria-label={`O que fazer com ${label}`}>
              ⋯
            </Button>
            <Popover>
              <Menu onAction={(act) => all.find(([name]) => name === act)?.[1](index)}>
                {all.map(([name]) => (
                  <MenuItem
                    key={name}
                    id={name}
                    isDisabled={
                      (name === 'Mover para cima' && index === 0) ||
                      (name === 'Mover para baixo' && index === rows.length - 1)
                    }
                  >
                    {name}
                  </MenuItem>
                ))}
              </Menu>
            </Popover>
          </MenuTrigger>
        </GridListItem>
      )}
    </GridList>
  );
}
