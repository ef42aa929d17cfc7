import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Money } from '../../../components/money.tsx';
import { Rate } from '../../../components/rate.tsx';
import type { GridRow } from '../model/grid-row.ts';
import { figureOf } from '../model/row-order.ts';

const figure = (label: string, value: ReactNode) => (
  <div>
    <dt className="text-xs text-muted">{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** The results of a row's price, beside its current price if known. */
export function CardFigures({ row }: { readonly row: GridRow }) {
  const { t } = useLingui();
  if (row.outcome?.ok !== true) return null;
  const { product, result } = row.outcome;
  const difference = figureOf(row, 'difference');
  const isWanted = product.price !== undefined;
  return (
    <dl className="grid grid-cols-3 gap-x-2 gap-y-2 text-sm">
      {isWanted ? figure(t`Recommended`, <Money halalas={result.recommendedPrice} />) : null}
      {isWanted ? figure(t`Profit at it`, <Money halalas={result.recommendedProfit} />) : null}
      {isWanted ? <div /> : null}
      {figure(isWanted ? t`Your price` : t`Recommended`, <Money halalas={result.finalPrice} />)}
      {figure(t`Net profit`, <Money halalas={result.profit} />)}
      {figure(t`Margin`, <Rate basisPoints={result.finalMargin} />)}
      {product.currentPrice === undefined ? null : (
        <>
          {figure(t`Current price`, <Money halalas={product.currentPrice} />)}
          {figure(
            t`Profit now`,
            result.currentProfit === null ? null : <Money halalas={result.currentProfit} />,
          )}
          {figure(t`Difference`, difference === null ? null : <Money halalas={difference} />)}
        </>
      )}
    </dl>
  );
}
