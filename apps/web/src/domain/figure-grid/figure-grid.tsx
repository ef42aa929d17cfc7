import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, useId, useRef, memo } from 'react';
import { useOverflows } from '../../lib/hooks/use-overflows.ts';
import type { FigureColumn, FigureGridProps, FigureRow, OtherColumn } from './figure-row.ts';
import { GridRow, questionId } from './grid-row.tsx';
import { useCellHandlers } from './use-cell-handlers.ts';

type GridHeadProps<R> = {
  readonly nameTitle: ReactNode | undefined;
  readonly columns: readonly FigureColumn<string>[];
  readonly otherColumns: readonly OtherColumn<R>[];
  /** The grid is wider than its frame: it scrolls sideways, and its names stay. */
  readonly isCut: boolean;
};

const head =
  'h-head border-b border-line bg-surface px-2.5 font-medium whitespace-nowrap first:ps-card last:pe-card';

/** Headings of a grid. They stay in sight while the page scrolls. */
function GridHead<R>({ nameTitle, columns, otherColumns, isCut }: GridHeadProps<R>) {
  const sticky = isCut ? '' : 'sticky top-0 z-2';
  return (
    <thead>
      <tr className="text-muted">
        {nameTitle === undefined ? null : (
          <th scope="col" className={`${head} text-start ${isCut ? 'sticky start-0 z-1' : sticky}`}>
            {nameTitle}
          </th>
        )}
        {columns.map(({ field, title, unit, options }) => (
          <th
            key={field}
            scope="col"
            className={`${head} ${sticky} ${options === undefined ? 'w-36' : 'w-44'} ${options === undefined ? 'text-right' : 'text-start'}`}
          >
            {title}
            {unit === undefined ? null : (
              <span aria-hidden className="ms-1 font-normal">
                {unit}
              </span>
            )}
          </th>
        ))}
        {otherColumns.map(({ key, title, isFigure }) => (
          <th
            key={key}
            scope="col"
            className={`${head} ${sticky} ${isFigure === true ? 'text-right' : 'text-start'}`}
          >
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

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
