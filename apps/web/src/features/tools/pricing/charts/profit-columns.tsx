import { formatShort } from '@saer/i18n/format-number';
import type { ReactNode } from 'react';

/** A column: the profit of a price, or its difference to that of another. */
export interface ProfitColumn {
  readonly id: string;
  readonly price: number;
  readonly profit: number;
  readonly tone: 'plain' | 'best' | 'dead' | 'missed' | 'loss';
}

/** Classes of each tone. */
export const columnColours = {
  plain: 'bg-part-cost',
  best: 'bg-part-profit',
  dead: 'bg-part-fulfilment',
  missed: 'bg-line-strong',
  loss: 'bg-danger',
} as const satisfies Record<ProfitColumn['tone'], string>;

/** The most columns that have room for a figure each on a phone. */
const NAMED = 8;

interface Props {
  readonly columns: readonly ProfitColumn[];
  /** Explains the colours. */
  readonly children?: ReactNode;
}

/** Profits of several prices side by side, those below zero below the line. The figures are also in the list below it. */
export function ProfitColumns({ columns, children }: Props) {
  const profits = columns.map(({ profit }) => profit);
  const [lowest, highest] = [Math.min(0, ...profits), Math.max(0, ...profits)];
  const span = highest - lowest || 1;
  const share = (profit: number): number => (profit / span) * 100;
  const every = Math.ceil(columns.length / NAMED);
  return (
    <figure className="flex flex-col gap-2">
      <div aria-hidden className="relative flex h-36 gap-0.5 forced-color-adjust-none">
        <span className="absolute inset-x-0 border-b border-edge" style={{ bottom: `${share(-lowest)}%` }} />
        {columns.map(({ id, profit, tone }) => (
          <span key={id} className="relative min-w-0 flex-1">
            <span
              className={`absolute inset-x-0 mx-auto min-h-0.5 max-w-10 rounded-sm ${columnColours[tone]}`}
              style={{
                bottom: `${share(Math.min(profit, 0) - lowest)}%`,
                height: `${share(Math.abs(profit))}%`,
              }}
            />
          </span>
        ))}
      </div>
      <div aria-hidden className="flex gap-0.5 text-xs text-muted">
        {columns.map(({ id, price }, at) => (
          <span key={id} className="flex min-w-0 flex-1 justify-center whitespace-nowrap">
            {at % every === 0 ? <bdi dir="ltr">{formatShort(price, 2)}</bdi> : null}
          </span>
        ))}
      </div>
      {children === undefined ? null : (
        <figcaption>
          <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-xs text-muted">{children}</ul>
        </figcaption>
      )}
    </figure>
  );
}
