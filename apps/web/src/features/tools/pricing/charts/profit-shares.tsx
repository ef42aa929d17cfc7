import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface Props {
  readonly cost: number;
  readonly profit: number;
  readonly margin: ReactNode;
  readonly markup: ReactNode;
}

/** The same profit as a share of the price and of the cost, drawn to scale. */
export function ProfitShares({ cost, profit, margin, markup }: Props) {
  const price = Math.max(1, cost + profit);
  const profitShare = (profit / price) * 100;
  return (
    <figure className="flex flex-col gap-1 text-xs text-muted">
      <figcaption className="text-sm">
        <Trans>The same profit, measured twice</Trans>
      </figcaption>
      <span className="mt-1">
        <Trans>Margin: {margin} of the price</Trans>
      </span>
      <div aria-hidden className="flex h-6 gap-0.5 forced-color-adjust-none">
        <span className="rounded-sm bg-part-cost" style={{ width: `${100 - profitShare}%` }} />
        <span className="rounded-sm bg-part-profit" style={{ width: `${profitShare}%` }} />
      </div>
      <div aria-hidden className="h-2 rounded-b-sm border-x border-b border-edge" />
      <span className="mt-2">
        <Trans>Markup: {markup} of the cost</Trans>
      </span>
      <div aria-hidden className="flex h-6 gap-0.5 forced-color-adjust-none">
        <span className="rounded-sm bg-part-cost" style={{ width: `${100 - profitShare}%` }} />
        <span className="rounded-sm bg-part-profit" style={{ width: `${profitShare}%` }} />
      </div>
      <div
        aria-hidden
        className="h-2 rounded-b-sm border-x border-b border-edge"
        style={{ width: `${100 - profitShare}%` }}
      />
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        <li className="flex items-center gap-1.5">
          <span aria-hidden className="size-2.5 rounded-full bg-part-cost forced-color-adjust-none" />
          <Trans>Product cost</Trans>
        </li>
        <li className="flex items-center gap-1.5">
          <span aria-hidden className="size-2.5 rounded-full bg-part-profit forced-color-adjust-none" />
          <Trans>Profit</Trans>
        </li>
      </ul>
    </figure>
  );
}
