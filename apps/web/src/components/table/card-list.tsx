import { useLeavingRows } from '../../lib/hooks/use-leaving-rows.ts';
import type { Column } from './data-table.tsx';
import { SelectionBox, type Selection, toggled } from './selection-box.tsx';

type Props<R> = {
  readonly label: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
  readonly selection?: Selection<R> | undefined;
};

/** The rows of a table on a narrow screen: the first column is the card's title, the last is in its corner or, if wide, below the title. */
export function CardList<R>({ label, columns, rows, rowKey, selection }: Props<R>) {
  const [first, ...others] = columns;
  const corner = others.at(-1);
  const placed = useLeavingRows(rows, rowKey);
  return (
    <ul aria-label={label} className="flex flex-col divide-y divide-line">
      {placed.map(({ row, key: rowId, isLeaving }) => (
        <li
          key={rowId}
          inert={isLeaving}
          className={`flex items-start gap-1 py-2 ${isLeaving ? 'leaving' : ''}`}
        >
          {selection === undefined ? null : (
            <div className="-ms-3">
              <SelectionBox
                label={selection.labelOf(row)}
                isSelected={selection.keys.has(rowId)}
                onChange={() => selection.onChange(toggled(selection.keys, rowId))}
              />
            </div>
          )}
          <div className="flex min-w-0 flex-1 flex-col gap-1.5 pb-1 [overflow-wrap:anywhere]">
            {/* What is wide at the corner stands below the name instead of narrowing it. */}
            <div className="flex min-h-control flex-wrap items-center gap-x-3 gap-y-1.5">
              <div className="grow basis-36 font-medium">{first?.renderCell(row)}</div>
              {corner?.renderCell(row)}
            </div>
            <dl className="grid grid-cols-[repeat(auto-fill,minmax(--spacing(24),1fr))] gap-x-3 gap-y-1.5 text-sm empty:hidden">
              {others.slice(0, -1).map(({ key, title, renderCell }) => (
                <div key={key} className="min-w-0">
                  <dt className="text-xs text-muted">{title}</dt>
                  <dd>{renderCell(row)}</dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
      ))}
    </ul>
  );
}
