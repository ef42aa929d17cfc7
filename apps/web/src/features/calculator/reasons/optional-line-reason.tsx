import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { formatRate } from '@saer/i18n/format-rate';
import type { Answer } from '@saer/quoting/calculator/calculation';
import type { OptionalComponent } from '../charts/riyal-lines.ts';

type Props = { readonly of: OptionalComponent; readonly answer: Answer };

/** Explanation of a line of ads, coupons, returns or storage. */
export function OptionalLineReason({ of, answer: { quote } }: Props) {
  const { terms, final } = quote;
  const price = formatMoney(final.statement.price);
  if (of === 'ads')
    return (
      <Trans>
        {formatRate(terms.adsRate)} of the price, {price}: the share of your sales that you spend on ads.
      </Trans>
    );
  if (of === 'coupon')
    return (
      <Trans>
        {formatRate(terms.couponRate)} of the price, {price}: what coupons cost you on average. VAT and
        commission are calculated on the full price, so your profit is never overstated.
      </Trans>
    );
  if (of === 'returns')
    return (
      <Trans>The {formatMoney(terms.returnCost)} you entered: what returns cost for each unit sold.</Trans>
    );
  return <Trans>The {formatMoney(terms.storageCost)} you entered: storing one unit until it is sold.</Trans>;
}
