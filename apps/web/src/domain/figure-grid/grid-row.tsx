import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId, type KeyboardEvent, useRef } from 'react';
import type { FigureColumn, FigureGridProps, FigureRow, OtherColumn } from './figure-row.ts';
import type { CellHandlers } from './use-cell-handlers.ts';
import type { Option } from '../../components/button/segmented-control.tsx';

type FigureCellProps<F extends string> = {
  /** The key of its row. */
  readonly row: string;
  readonly field: F;
  readonly label: string;
  readonly text: string;
  /** The text before the change; undefined where nothing changed. */
  readonly before: string | undefined;
  /** The element that says why the figure is wrong; undefined if it is not. */
  readonly errorId: string | undefined;
  /** The element that asks about the figure; undefined if nothing is asked. */
  readonly questionId: string | undefined;
  readonly handlers: CellHandlers<F>;
};

/** One figure of a grid. What stood there before a change remains beside it, struck through. */
function FigureCell<F extends string>(props: FigureCellProps<F>) {
  const { row, field, label, text, before, errorId, questionId, handlers } = props;
  const { t } = useLingui();
  const id = useId();
  const start = useRef(text);
  const hasBefore = before !== undefined && before !== '';
  const said = [hasBefore ? id : undefined, errorId, questionId].filter((each) => each !== undefined);
  const keyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    if (event.key === 'F2') input.setSelectionRange(input.value.length, input.value.length);
    else if (event.key === 'Escape' && text !== start.current) {
      event.stopPropagation();
      handlers.change(row, field, start.current);
      setTimeout(() => input.select());
    } else return handlers.keyDown(event, row, field);
    return event.preventDefault();
  };
  return (
    <div dir="ltr" className="flex h-full items-center">
      {hasBefore ? (
        <del id={id} className="ps-2 text-xs whitespace-nowrap text-muted">
          <span className="sr-only">{t`Before:`} </span>
          {before}
        </del>
      ) : null}
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        data-cell={`${row}.${field}`}
        aria-label={label}
        aria-invalid={errorId !== undefined}
        aria-describedby={said.length === 0 ? undefined : said.join(' ')}
        value={text}
        onChange={(event) => handlers.change(row, field, event.target.value)}
        onFocus={(event) => {
          start.current = text;
          event.target.select();
        }}
        onBlur={() => handlers.leave(row, field)}
        onKeyDown={keyDown}
        onPaste={(event) => handlers.paste(event, row, field)}
        className="h-full w-full min-w-24 rounded-none bg-transparent px-2.5 text-right text-base text-ink tabular-nums -outline-offset-2 sm:text-sm"
      />
    </div>
  );
}

type ChoiceCellProps<F extends string> = {
  /** The key of its row. */
  readonly row: string;
  readonly field: F;
  readonly label: string;
  readonly options: readonly Option[];
  readonly text: string;
  /** The option before the change; undefined where nothing changed. */
  readonly before: string | undefined;
  /** The element that says why the choice is wrong; undefined if it is not. */
  readonly errorId: string | undefined;
  readonly handlers: CellHandlers<F>;
};

/** One choice of a grid. What was chosen before a change remains beside it, struck through. */
function ChoiceCell<F extends string>(props: ChoiceCellProps<F>) {
  const { row, field, label, options, text, before, errorId, handlers } = props;
  const { t } = useLingui();
  const id = useId();
  const said = [before === undefined ? undefined : id, errorId].filter((each) => each !== undefined);
  return (
    <div className="flex h-full items-center">
      {before === undefined ? null : (
        <del id={id} className="ps-2 text-xs whitespace-nowrap text-muted">
          <span className="sr-only">{t`Before:`} </span>
          {options.find((option) => option.id === before)?.name ?? before}
        </del>
      )}
      <div className="relative h-full min-w-0 flex-1">
        <select
          data-cell={`${row}.${field}`}
          aria-label={label}
          aria-invalid={errorId !== undefined}
          aria-describedby={said.length === 0 ? undefined : said.join(' ')}
          value={text}
          onChange={(event) => handlers.change(row, field, event.target.value)}
          onKeyDown={(event) => handlers.keyDown(event, row, field)}
          className="select h-full w-full min-w-28 truncate rounded-none bg-transparent ps-2.5 pe-7 text-base text-ink -outline-offset-2 sm:text-sm"
        >
          {options.some((option) => option.id === text) ? null : (
            <option value={text} disabled>
              {text}
            </option>
          )}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute end-2 top-1/2 size-4 -translate-y-1/2 text-muted"
        />
      </div>
    </div>
  );
}

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
  const getCell = (column: FigureColumn<F>) => {
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
              {getCell(column)}
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
