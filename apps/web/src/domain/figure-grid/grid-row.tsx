import type { KeyboardEvent } from 'react';
import { ChoiceCell } from './choice-cell.tsx';
import { FigureCell } from './figure-cell.tsx';
import type { FigureGridProps, OtherColumn } from './figure-grid.tsx';
import type { FigureColumn, FigureRow } from './figure-row.ts';
import type { CellKeys } from './use-cell-keys.ts';

type Cell = HTMLInputElement | HTMLSelectElement;

type Props<F extends string, R extends FigureRow<F>> = Pick<
  FigureGridProps<F, R>,
  'nameColumn' | 'columns' | 'labelOf' | 'beforeOf' | 'errorOf' | 'isRemoved' | 'isReadOnly' | 'onEdit'
> & {
  readonly otherColumns: readonly OtherColumn<R>[];
  readonly row: R;
  readonly index: number;
  readonly errorId: string;
  /** The grid scrolls sideways. */
  readonly isCut: boolean;
  readonly keys: CellKeys<F>;
};

const edge = 'border-b border-line group-last/row:border-b-0';

/** One row of a grid. Changed figures are highlighted, with what stood there before. */
export function GridRow<F extends string, R extends FigureRow<F>>(props: Props<F, R>) {
  const { row, index, nameColumn, columns, otherColumns, errorId, isReadOnly, isCut, keys, onEdit } = props;
  const before = props.beforeOf(row);
  const isRemoved = props.isRemoved?.(row) === true;
  const isInput = !isReadOnly && !isRemoved;
  const cellOf = ({ field, title, neat, options, ...column }: FigureColumn<F>) => {
    const text = row[field];
    const cell = `${row.key}.${field}`;
    const previous = before === undefined || before[field] === text ? undefined : before[field];
    const shared = {
      cell,
      label: props.labelOf(row, { ...column, field, title, neat }, index),
      before: previous,
      isWrong: props.errorOf(row, field) !== undefined,
      errorId,
      onKeyDown: (event: KeyboardEvent<Cell>) => keys.keyDown(event, index, field),
    };
    const change = (next: string, typedIn?: string): void => onEdit([{ ...row, [field]: next }], typedIn);
    if (options !== undefined)
      return <ChoiceCell {...shared} options={options} value={text} onChange={(next) => change(next)} />;
    return (
      <FigureCell
        {...shared}
        text={text}
        onChange={(next) => change(next, cell)}
        onLeave={() => {
          if (neat(text) !== text) change(neat(text), cell);
        }}
        onPaste={(event) => keys.paste(event, index, field)}
      />
    );
  };
  return (
    <tr className="group/row bg-surface hover:bg-hover">
      {nameColumn === undefined ? null : (
        <th
          scope="row"
          className={`${edge} bg-inherit ps-card pe-2.5 text-start font-medium text-ink ${isCut ? 'sticky start-0 z-1 max-w-44' : ''}`}
        >
          {nameColumn.renderCell(row)}
        </th>
      )}
      {columns.map((column) => {
        const text = row[column.field];
        const isChanged = isInput && before !== undefined && before[column.field] !== text;
        const isWrong = isInput && props.errorOf(row, column.field) !== undefined;
        if (isInput) {
          return (
            <td
              key={column.field}
              className={`${edge} h-control border-s p-0 first:border-s-0 ${isWrong ? 'bg-danger-soft' : isChanged ? 'bg-info-soft' : ''}`}
            >
              {cellOf(column)}
            </td>
          );
        }
        const printed = column.options?.find(({ id }) => id === text)?.name ?? text;
        return (
          <td
            key={column.field}
            className={`${edge} h-9 px-2.5 text-ink first:ps-card last:pe-card tabular-nums ${column.options === undefined ? 'text-right' : ''}`}
          >
            {isRemoved ? <del className="text-muted">{printed}</del> : printed}
          </td>
        );
      })}
      {otherColumns.map(({ key, renderCell, isFigure }) => (
        <td
          key={key}
          className={`${edge} px-2.5 last:pe-card ${isFigure === true ? 'text-right tabular-nums' : ''}`}
        >
          {renderCell(row)}
        </td>
      ))}
    </tr>
  );
}
