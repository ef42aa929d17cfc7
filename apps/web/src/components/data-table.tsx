import type { ReactNode } from 'react';

export type Column<R> = {
  readonly key: string;
  readonly title: ReactNode;
  readonly renderCell: (row: R) => ReactNode;
  /** Figures stand physically right in both languages, so that their points line up. */
  readonly isFigure?: boolean;
};

type Props<R> = {
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
  readonly isMarked?: (row: R) => boolean;
};

const align = (isFigure: boolean | undefined): string => (isFigure ? 'text-right' : 'text-start');

/** Rows under headings; the first column names its row. Scrolls sideways inside its own frame. */
export function DataTable<R>({ caption, columns, rows, rowKey, isMarked }: Props<R>) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            {columns.map(({ key, title, isFigure }) => (
              <th
                key={key}
                scope="col"
                className={`px-3 py-2.5 font-medium whitespace-nowrap ${align(isFigure)}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={`border-b border-line last:border-0 ${isMarked?.(row) ? 'bg-brand-soft' : ''}`}
            >
              {columns.map(({ key, renderCell, isFigure }, place) =>
                place === 0 ? (
                  <th key={key} scope="row" className={`px-3 py-2.5 font-medium ${align(isFigure)}`}>
                    {renderCell(row)}
                  </th>
                ) : (
                  <td key={key} className={`px-3 py-2.5 ${align(isFigure)}`}>
                    {renderCell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
