import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { formatRate } from '@saer/i18n/format-number';
import type { Shortfall } from '@saer/quoting/check-price';
import { useTargetText } from '../figure-texts.ts';

type Props = { readonly price: number; readonly lost: Shortfall };

/** The amount by which an offered price misses the target. */
export function LostWords({ price, lost: { amount, part, profit, margins } }: Props) {
  const targetText = useTargetText();
  const [better, lost] = [formatMoney(price), formatMoney(amount)];
  if (part === null)
    return (
      <Trans>
        {better} leaves {lost} less than the range factor asks for.
      </Trans>
    );
  const { ofPrice, ofNet, ofCost } = margins;
  const rate = part.ofPrice === undefined ? (part.ofNet === undefined ? ofCost : ofNet) : ofPrice;
  const reached = part.fixed === undefined && rate !== null ? formatRate(rate) : formatMoney(profit);
  const target = targetText(part);
  return (
    <Trans>
      {better} leaves {lost} less than your target of {target}: {reached}.
    </Trans>
  );
}
