import { useRef, useState } from 'react';
import type { CellMouseArgs, CellMouseEvent } from 'react-data-grid';
import { type Block, type Edges, getEdges, type Position } from '../model/block.ts';
import type { GridRow } from '../model/grid-row.ts';

/** The row's number precedes the editable columns. */
export const firstColumn = 1;

interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Where in the grid a pointer is: only a cell that can be written in counts. */
function cellUnder(target: EventTarget | null): Position | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest('[role=gridcell]');
  const row = cell?.closest('[role=row]');
  const column = Number(cell?.getAttribute('aria-colindex') ?? 0) - 1 - firstColumn;
  // The header is the first row.
  const index = Number(row?.getAttribute('aria-rowindex') ?? 0) - 2;
  return column < 0 || index < 0 ? null : { row: index, column };
}

/** The selected cells: starting at the active one, extended with Shift or the pointer. */
export function useBlock({ rows, columns }: Size) {
  const [block, setBlock] = useState<Block | null>(null);
  const isDrawing = useRef(false);

  const isThere = ({ row, column }: Position): boolean =>
    row >= 0 && row < rows && column >= 0 && column < columns;
  const inside = block !== null && isThere(block.from) && isThere(block.to) ? block : null;
  const edges: Edges | null = inside === null ? null : getEdges(inside);

  return {
    block: inside,
    edges,
    setBlock,
    isThere,
    startAt: (index: Position): void => setBlock(isThere(index) ? { from: index, to: index } : null),
    onCellMouseDown: ({ rowIdx, column }: CellMouseArgs<GridRow>, event: CellMouseEvent): void => {
      const index = { row: rowIdx, column: column.idx - firstColumn };
      if (event.button !== 0 || !isThere(index)) return;
      isDrawing.current = true;
      if (!event.shiftKey || inside === null) {
        setBlock({ from: index, to: index });
        return;
      }
      event.preventGridDefault();
      event.preventDefault();
      setBlock({ from: inside.from, to: index });
    },
    onPointerOver: (target: EventTarget | null, isPressed: boolean): void => {
      if (!isDrawing.current) return;
      if (!isPressed) {
        isDrawing.current = false;
        return;
      }
      const index = cellUnder(target);
      if (index === null || !isThere(index)) return;
      setBlock((before) => (before === null ? null : { from: before.from, to: index }));
    },
  };
}

export type BlockSelection = ReturnType<typeof useBlock>;
