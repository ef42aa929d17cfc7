import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import type { Answer } from '@saer/quoting/calculator/calculation';

type Props = { readonly of: 'marginOfPrice' | 'marginOfNet' | 'marginOfCost'; readonly answer: Answer };

/** Why a margin is what it is: the profit, and what it is divided by. */
export function MarginReason({ of, answer: { quote } }: Props) {
  const { price, outputVat, profit: earned } = quote.final.statement;
  const profit = formatMoney(earned);
  if (of === 'marginOfPrice') {
    const base = formatMoney(price);
    return (
      <Trans>
        The profit, {profit}, as a share of the price with VAT, {base}, rounded down.
      </Trans>
    );
  }
  if (of === 'marginOfNet') {
    const base = formatMoney(price - outputVat);
    return (
      <Trans>
        The profit, {profit}, as a share of the price before VAT, {base}, rounded down.
      </Trans>
    );
  }
  const base = formatMoney(quote.terms.cost);
  return (
    <Trans>
      The profit, {profit}, as a share of the cost before VAT, {base}, rounded down.
    </Trans>
  );
}
