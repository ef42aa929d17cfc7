import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { formatRate } from '@saer/i18n/format-rate';
import { margins } from '@saer/pricing/price-point';
import { statement } from '@saer/pricing/statement';
import type { Terms } from '@saer/pricing/terms';
import type { Lost } from '../state/lost-at.ts';
import { useTargetText } from './use-target-text.ts';

type Props = { readonly terms: Terms; readonly price: number; readonly lost: Lost };

/** What a price that is offered leaves less than the seller asked for. */
export function LostWords({ terms, price, lost: { amount, part } }: Props) {
  const targetText = useTargetText();
  const [better, lost] = [formatMoney(price), formatMoney(amount)];
  if (part === null)
    return (
      <Trans>
        {better} leaves {lost} less than the range factor asks for.
      </Trans>
    );
  const lines = statement(terms, price);
  const { ofPrice, ofNet, ofCost } = margins(lines, terms.cost);
  const rate = part.ofPrice === undefined ? (part.ofNet === undefined ? ofCost : ofNet) : ofPrice;
  const reached = part.fixed === undefined && rate !== null ? formatRate(rate) : formatMoney(lines.profit);
  const wanted = targetText(part);
  return (
    <Trans>
      {better} leaves {lost} less than your target of {wanted}: {reached}.
    </Trans>
  );
}
