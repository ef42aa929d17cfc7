import type { ReactNode } from 'react';
import { Money } from '../../../../components/figure/money.tsx';

interface Props {
  /** The actual sum, in halalas; below zero it is a loss. */
  readonly amount: number;
  readonly amountLabel: ReactNode;
  /** The required sum. */
  readonly needed: number;
  readonly neededLabel: ReactNode;
  /** The required sum is a maximum, not a minimum. */
  readonly isCeiling?: boolean;
}

/** A sum against the required one: a bar, and a line where it should end. */
export function TargetBar({ amount, amountLabel, needed, neededLabel, isCeiling = false }: Props) {
  const end = Math.max(amount, needed, 1) * 1.15;
  const isMet = isCeiling ? amount <= needed : amount >= needed;
  const colour = isMet ? 'bg-part-profit' : amount < 0 ? 'bg-danger' : 'bg-part-fulfilment';
  return (
    <figure className="flex flex-col gap-2">
      <div aria-hidden className="relative h-7 rounded-sm bg-hover forced-color-adjust-none">
        <span
          className={`absolute inset-y-1 start-0 rounded-sm ${colour}`}
          style={{ width: `${Math.max(1, (Math.max(0, amount) / end) * 100)}%` }}
        />
        <span
          className="absolute inset-y-0 w-0.5 bg-ink"
          style={{ insetInlineStart: `${(Math.max(0, needed) / end) * 100}%` }}
        />
      </div>
      <figcaption className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <span className="flex items-center gap-2 text-muted">
          <span aria-hidden className={`size-2.5 shrink-0 rounded-full forced-color-adjust-none ${colour}`} />
          {amountLabel}{' '}
          <span className="text-ink">
            <Money halalas={amount} />
          </span>
        </span>
        <span className="flex items-center gap-2 text-muted">
          <span aria-hidden className="h-3.5 w-0.5 shrink-0 bg-ink forced-color-adjust-none" />
          {neededLabel}{' '}
          <span className="text-ink">
            <Money halalas={needed} />
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
