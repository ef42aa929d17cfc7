import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, useId, useRef, memo } from 'react';
import { useOverflows } from '../../lib/hooks/use-overflows.ts';
import type { FigureColumn, FigureRow, Texts } from './figure-row.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow, questionId } from './grid-row.tsx';
import type { Undo } from './use-undo.ts';
import { useCellHandlers } from './use-cell-handlers.ts';

type Props = {
  /** All that its content depends on: as long as these are the same, it is not rendered anew. */
  readonly parts: readonly unknown[];
  readonly render: () => ReactNode;
};

/** Content that renders anew only when one of its parts changes. */
const RenderedOnce = memo(
  function RenderedOnce({ render }: Props) {
    return render();
  },
  (before, now) =>
    before.parts.length === now.parts.length &&
    before.parts.every((part, index) => Object.is(part, now.parts[index])),
);

/** A column that nobody types into. */
export interface OtherColumn<R> {
  readonly key: string;
  readonly title: ReactNode;
  readonly renderCell: (row: R) => ReactNode;
  readonly isFigure?: boolean;
}

/** Rows under a heading of their own; without a title there is none. */
export interface RowGroup<R> {
  readonly key: string;
  readonly title?: string;
  readonly rows: readonly R[];
}

export type FigureGridProps<F extends string, R extends FigureRow<F>> = {
  readonly caption: string;
  readonly groups: readonly RowGroup<R>[];
  /** Names its row; stays in sight while the figures scroll sideways. */
  readonly nameColumn?: OtherColumn<R>;
  readonly columns: readonly FigureColumn<F>[];
  readonly otherColumns?: readonly OtherColumn<R>[];
  /** The label of a cell for screen readers. */
  readonly labelOf: (row: R, column: FigureColumn<F>, index: number) => string;
  /** The texts before any change; undefined for a new row. */
  readonly beforeOf: (row: R) => Texts<F> | undefined;
  readonly errorOf: (row: R, field: F) => string | undefined;
  /** Fields whose figure is asked about below the row, and what is asked, in an element with that id. */
  readonly askedIn?: (row: R) => readonly F[];
  readonly renderQuestion?: (row: R, field: F, id: string) => ReactNode;
  /** Rows that are deleted once saved. */
  readonly isRemoved?: (row: R) => boolean;
  /** All that a row's other cells show besides the row, as one value: the same row with the same rest is not rendered anew. */
  readonly restOf?: (row: R) => unknown;
  readonly isReadOnly: boolean;
  readonly createRow?: () => R;
  /** Receives rows that change and rows that are new, and the cell that was typed into. */
  readonly onEdit: (rows: readonly R[], cell?: string) => void;
  readonly onRemove?: (row: R) => void;
  readonly history?: Pick<Undo<unknown>, 'undo' | 'redo'>;
};

/** Figures typed as in a sheet, or read as in a table where nobody may change them. */
export function FigureGrid<F extends string, R extends FigureRow<F>>(props: FigureGridProps<F, R>) {
  const { caption, groups, nameColumn, columns, otherColumns = [], isReadOnly, history } = props;
  const { createRow, onEdit, onRemove } = props;
  const { t } = useLingui();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const isCut = useOverflows(frame);
  const rows = groups.flatMap((group) => group.rows);
  const indexes = new Map(rows.map(({ key }, index) => [key, index]));
  const handlers = useCellHandlers({ rows, columns, createRow, onEdit, onRemove, history });
  const span = columns.length + otherColumns.length + (nameColumn === undefined ? 0 : 1);

  return (
    <div
      ref={frame}
      {...(isCut && isReadOnly ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {})}
      className={`relative -mx-card ${isCut ? 'overflow-x-auto' : ''}`}
    >
      <table aria-label={caption} className="w-full border-separate border-spacing-0 text-sm">
        <GridHead nameTitle={nameColumn?.title} columns={columns} otherColumns={otherColumns} isCut={isCut} />
        {groups.map((group) => (
          <tbody key={group.key}>
            {group.title === undefined ? null : (
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={span}
                  className="border-b border-line bg-hover px-card py-1.5 text-start text-xs font-semibold text-muted"
                >
                  <span className="sticky start-card">{group.title}</span>
                </th>
              </tr>
            )}
            {group.rows.map((row) => {
              const index = indexes.get(row.key) ?? 0;
              const errors = columns.flatMap((column) => {
                const error = props.errorOf(row, column.field);
                return error === undefined ? [] : [`${column.title}: ${error}`];
              });
              const errorId = `${id}-${row.key}`;
              const said = errors.join(' ');
              const asked = props.askedIn?.(row) ?? [];
              const rest = props.restOf === undefined ? {} : props.restOf(row);
              return (
                <RenderedOnce
                  key={row.key}
                  parts={[row, index, said, asked.join(' '), columns, isReadOnly, isCut, rest]}
                  render={() => (
                    <>
                      <GridRow
                        {...props}
                        otherColumns={otherColumns}
                        row={row}
                        index={index}
                        errorId={errorId}
                        asked={asked}
                        isCut={isCut}
                        handlers={handlers}
                      />
                      {said === '' ? null : (
                        <tr>
                          <td
                            colSpan={span}
                            id={errorId}
                            className="border-b border-line bg-danger-soft px-card py-1.5 text-xs font-medium text-danger"
                          >
                            <span className="sticky start-card inline-block max-w-[80dvw]">{said}</span>
                          </td>
                        </tr>
                      )}
                      {asked.length === 0 ? null : (
                        <tr>
                          <td colSpan={span} className="border-b border-line bg-warning-soft px-card py-1.5">
                            <div className="sticky start-card inline-flex max-w-[80dvw] flex-col gap-1">
                              {asked.map((field) => (
                                <Fragment key={field}>
                                  {props.renderQuestion?.(row, field, questionId(errorId, field))}
                                </Fragment>
                              ))}
                            </div>
                          </td>
                        </tr>
                      )}
                    </>
                  )}
                />
              );
            })}
          </tbody>
        ))}
      </table>
      {rows.length > 0 ? null : <p className="py-8 text-center text-sm text-muted">{t`Nothing found.`}</p>}
    </div>
  );
}
