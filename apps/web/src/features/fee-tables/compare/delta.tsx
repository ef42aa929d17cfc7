import { Plural } from '@lingui/react/macro';
import { formatShort, MINUS } from '@saer/i18n/format-number';
import { Money } from '../../../components/figure/money.tsx';
import type { Change } from './difference.ts';
import { measures } from './figure-words.tsx';

/** Says how much more or less a figure is: sums in riyals, rates in points. */
export function Delta({ change: { field, before, after } }: { readonly change: Change }) {
  if (typeof before !== 'number' || typeof after !== 'number') return null;
  const by = after - before;
  const sign = by > 0 ? '+' : MINUS;
  const measure = measures[field];
  if (measure === 'money') {
    return (
      <bdi dir="ltr" className="whitespace-nowrap">
        {by > 0 ? '+' : ''}
        <Money halalas={by} />
      </bdi>
    );
  }
  const scale = measure === 'rate' ? 2 : measure === 'side' ? 1 : 0;
  const amount = (
    <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
      {sign}
      {formatShort(Math.abs(by), scale)}
    </bdi>
  );
  // From 10 % to 12 % is two points more, and twenty percent.
  return measure === 'rate' ? (
    <>
      {amount} <Plural value={Math.abs(by) / 100} one="percentage point" other="percentage points" />
    </>
  ) : (
    amount
  );
}
