import { ChoiceCell } from './choice-cell.tsx';
import { FigureCell } from './figure-cell.tsx';
import type { FigureGridProps, OtherColumn } from './figure-grid.tsx';
import type { FigureColumn, FigureRow } from './figure-row.ts';
import type { CellHandlers } from './use-cell-handlers.ts';

type Props<F extends string, R extends FigureRow<F>> = Pick<
  FigureGridProps<F, R>,
  'nameColumn' | 'columns' | 'labelOf' | 'beforeOf' | 'errorOf' | 'isRemoved' | 'isReadOnly'
> & {
  readonly otherColumns: readonly OtherColumn<R>[];
  readonly row: R;
  readonly index: number;
  readonly errorId: string;
  /** Fields that are asked about. */
  readonly asked: readonly F[];
  /** The grid scrolls sideways. */
  readonly isCut: boolean;
  readonly handlers: CellHandlers<F>;
};

/** The element that asks about a figure, by that of its row's errors. */
export const questionId = (errorId: string, field: string): string => `${errorId}-${field}`;

const edge = 'border-b border-line group-last/row:border-b-0';

/** One row of a grid. Changed figures are highlighted, with what stood there before. */
export function GridRow<F extends string, R extends FigureRow<F>>(props: Props<F, R>) {
  const { row, index, nameColumn, columns, otherColumns, errorId, asked, isReadOnly, isCut, handlers } =
    props;
  const before = props.beforeOf(row);
  const isRemoved = props.isRemoved?.(row) === true;
  const isInput = !isReadOnly && !isRemoved;
  const cellOf = (column: FigureColumn<F>) => {
    const { field, options } = column;
    const text = row[field];
    const shared = {
      row: row.key,
      field,
      label: props.labelOf(row, column, index),
      text,
      before: before === undefined || before[field] === text ? undefined : before[field],
      errorId: props.errorOf(row, field) === undefined ? undefined : errorId,
      handlers,
    };
    const asks = asked.includes(field) ? questionId(errorId, field) : undefined;
    return options === undefined ? (
      <FigureCell {...shared} questionId={asks} />
    ) : (
      <ChoiceCell {...shared} options={options} />
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
              className={`${edge} h-control border-s p-0 first:border-s-0 ${isWrong ? 'bg-danger-soft' : asked.includes(column.field) ? 'bg-warning-soft' : isChanged ? 'bg-info-soft' : ''}`}
            >
              {cellOf(column)}
            </td>
          );
        }
        const printed = column.options?.find(({ id }) => id === text)?.name ?? text;
        return (
          <td
            key={column.field}
            className={`${edge} px-2.5 py-2 text-ink first:ps-card last:pe-card tabular-nums ${column.options === undefined ? 'text-right' : ''}`}
          >
            {isRemoved ? <del className="text-muted">{printed}</del> : printed}
          </td>
        );
      })}
      {otherColumns.map(({ key, renderCell, isFigure }) => (
        <td
          key={key}
          className={`${edge} px-2.5 last:pe-card ${isFigure === true ? 'text-right whitespace-nowrap tabular-nums' : ''}`}
        >
          {renderCell(row)}
        </td>
      ))}
    </tr>
  );
}
