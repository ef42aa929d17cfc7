import { Plural, Trans } from '@lingui/react/macro';
import type { ActionTotals } from '@saer/contract/product-actions';
import { formatScaled } from '@saer/i18n/format-number';
import { Money } from '../../../components/money.tsx';

/** The gain of a whole list each month, as far as the sales are known. */
export function ActionsTotal({ products, monthly, counted }: ActionTotals) {
  if (counted === 0)
    return (
      <Trans>Say in your products how many you sell a month, and you see here what each step brings.</Trans>
    );
  const sum = (
    <strong className="text-base font-semibold text-ink">
      <Money halalas={monthly} />
    </strong>
  );
  return counted === products ? (
    <Trans>
      {sum} a month if you sell as many as now, from{' '}
      <Plural value={products} one="# product" other="# products" />.
    </Trans>
  ) : (
    <Trans>
      {sum} a month if you sell as many as now, from the <bdi dir="ltr">{formatScaled(counted, 0)}</bdi> of{' '}
      <bdi dir="ltr">{formatScaled(products, 0)}</bdi> products whose sales are known.
    </Trans>
  );
}
