import type { ReactNode } from 'react';
import { Money } from '../../../components/figure/money.tsx';

const colours = {
  cost: 'bg-part-cost',
  referral: 'bg-part-referral',
  fulfilment: 'bg-part-fulfilment',
  vat: 'bg-part-vat',
  extra: 'bg-part-extra',
  profit: 'bg-part-profit',
} as const;

/** A line that all compared sums have, in halalas for each of them. */
export interface ComparedRow {
  readonly id: string;
  readonly label: ReactNode;
  readonly colour: keyof typeof colours;
  readonly amounts: readonly number[];
}

interface ComparedColumn {
  readonly id: string;
  readonly title: ReactNode;
}

interface Props {
  readonly columns: readonly ComparedColumn[];
  readonly rows: readonly ComparedRow[];
  /** The sums that the rows add up to, below them. */
  readonly total: { readonly label: ReactNode; readonly amounts: readonly number[] };
}

const getTone = (amount: number): string =>
  amount < 0 ? 'text-danger' : amount === 0 ? 'text-muted' : 'text-ink';

const partAt = ({ amounts }: ComparedRow, at: number): number => Math.max(0, amounts[at] ?? 0);

/** Sums as bars of their parts on one scale, and the same as a table. Lines of nothing in all of them are left out. */
export function ComparedParts({ columns, rows, total }: Props) {
  const shown = rows.filter(({ amounts }) => amounts.some((amount) => amount !== 0));
  const lengths = columns.map((_, at) => shown.reduce((length, row) => length + partAt(row, at), 0));
  const longest = Math.max(1, ...lengths);
  return (
    <div className="flex flex-col gap-4">
      <div aria-hidden className="flex flex-col gap-2 forced-color-adjust-none">
        {columns.map(({ id, title }, at) => (
          <div key={id} className="flex flex-col gap-1">
            <span className="text-xs text-muted">{title}</span>
            <div className="flex h-4 gap-0.5" style={{ width: `${((lengths[at] ?? 0) / longest) * 100}%` }}>
              {shown.map((row) =>
                partAt(row, at) === 0 ? null : (
                  <span
                    key={row.id}
                    className={`basis-0 rounded-sm ${colours[row.colour]}`}
                    style={{ flexGrow: partAt(row, at) }}
                  />
                ),
              )}
            </div>
          </div>
        ))}
      </div>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-xs text-muted">
            <td aria-hidden />
            {columns.map(({ id, title }) => (
              <th key={id} scope="col" className="ps-3 pb-1.5 text-end align-bottom font-normal">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, label, colour, amounts }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="py-2 print:py-1 text-start font-normal text-muted">
                <span className="flex items-center gap-2">
                  <span
                    aria-hidden
                    className={`size-2.5 shrink-0 rounded-full forced-color-adjust-none ${colours[colour]}`}
                  />
                  {label}
                </span>
              </th>
              {columns.map((column, at) => (
                <td
                  key={column.id}
                  className={`py-2 print:py-1 ps-3 text-end ${getTone(amounts[at] ?? 0)}`}
                  data-figure={`${id}-${column.id}`}
                >
                  <Money halalas={amounts[at] ?? 0} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-medium text-ink">
            <th scope="row" className="py-2 print:py-1 text-start font-medium">
              {total.label}
            </th>
            {columns.map(({ id }, at) => (
              <td key={id} className="py-2 print:py-1 ps-3 text-end" data-figure={`total-${id}`}>
                <Money halalas={total.amounts[at] ?? 0} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
