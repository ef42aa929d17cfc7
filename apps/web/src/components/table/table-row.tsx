import { useMemo } from 'react';
import type { Column } from './data-table.tsx';
import { SelectionBox } from './selection-box.tsx';
import { type Selection, toggled } from './selection.ts';
import { alignOf, tableCell as cell, tableRow } from './table-style.ts';

type Props<R> = {
  readonly row: R;
  readonly id: string;
  readonly columns: readonly Column<R>[];
  readonly selection: Selection<R> | undefined;
  readonly isHighlighted: boolean;
  /** It was removed and can still be seen for a moment. */
  readonly isLeaving: boolean;
  /** Called when a link of the row is followed. */
  readonly onOpen: (id: string) => void;
  /** Classes of the cell with its name. */
  readonly nameClass: string;
};

/** A row of a table. */
export function TableRow<R>(props: Props<R>) {
  const { row, id, columns, selection, isHighlighted, isLeaving, onOpen, nameClass } = props;
  // Memoised: the other rows are not rendered again when one leaves.
  return useMemo(
    () => (
      <tr
        inert={isLeaving}
        onClickCapture={({ target }) => {
          if (target instanceof Element && target.closest('a') !== null) onOpen(id);
        }}
        className={`${tableRow} ${isLeaving ? 'leaving' : ''} ${isHighlighted ? 'bg-brand-soft' : 'bg-surface'}`}
      >
        {selection === undefined ? null : (
          <td className={`${cell} ps-2! pe-0!`}>
            <SelectionBox
              label={selection.labelOf(row)}
              isSelected={selection.keys.has(id)}
              onChange={() => selection.onChange(toggled(selection.keys, id))}
            />
          </td>
        )}
        {columns.map((column, index) =>
          index === 0 ? (
            <th
              key={column.key}
              scope="row"
              className={`${cell} ${nameClass} font-medium ${alignOf(column)}`}
            >
              {column.renderCell(row)}
            </th>
          ) : (
            <td key={column.key} className={`${cell} ${alignOf(column)}`}>
              {column.renderCell(row)}
            </td>
          ),
        )}
      </tr>
    ),
    [row, id, columns, selection, isHighlighted, isLeaving, onOpen, nameClass],
  );
}
