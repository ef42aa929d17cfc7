import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { formatRate } from '@saer/i18n/format-rate';
import type { Answer } from '@saer/quoting/calculator/calculation';

type Props = { readonly of: 'cost' | 'costWithVat' | 'extra'; readonly answer: Answer };

/** Why the cost, or the seller's extra costs, count as they do. */
export function CostReason({ of, answer: { product, quote } }: Props) {
  const { terms, final } = quote;
  const typed = formatMoney(product.cost);
  const vat = formatRate(product.costVat);
  if (of === 'extra') {
    const price = formatMoney(final.statement.price);
    const [rate, fixed] = [formatRate(terms.extraRate), formatMoney(terms.extraFixed)];
    if (terms.extraRate === 0) return <Trans>The {fixed} of extra costs you entered.</Trans>;
    if (terms.extraFixed === 0)
      return (
        <Trans>
          {rate} of the price, {price}: the extra costs you entered.
        </Trans>
      );
    return (
      <Trans>
        {rate} of the price, {price}, and {fixed} on top: the extra costs you entered.
      </Trans>
    );
  }
  if (of === 'costWithVat')
    return product.costIncludesVat ? (
      <Trans>The {typed} you paid, VAT included: without VAT registration you do not recover it.</Trans>
    ) : (
      <Trans>
        The {typed} you entered plus {vat} VAT, which you do not recover without VAT registration.
      </Trans>
    );
  return product.costIncludesVat ? (
    <Trans>
      The {typed} you entered without the {vat} VAT inside it, which you recover.
    </Trans>
  ) : (
    <Trans>The cost before VAT, as you entered it.</Trans>
  );
}
