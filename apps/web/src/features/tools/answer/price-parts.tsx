import { Trans } from '@lingui/react/macro';
import type { Statement } from '@saer/pricing/answer/statement';
import { Money } from '../../../components/figure/money.tsx';
import { type Part, PartBar } from './part-bar.tsx';

/** One price and where each riyal of it goes; lines of nothing are left out, but for the profit. */
export function PriceParts({ statement }: { readonly statement: Statement }) {
  const { shippingCredit, shippingCreditVat, ...sums } = statement;
  const lines: readonly (Omit<Part, 'value'> & { readonly sum?: number })[] = [
    { id: 'cost', label: <Trans>Product cost</Trans>, size: sums.cost, colour: 'cost' },
    { id: 'referral', label: <Trans>Commission</Trans>, size: sums.referral, colour: 'referral' },
    { id: 'fulfilment', label: <Trans>Fulfilment fee</Trans>, size: sums.fulfilment, colour: 'fulfilment' },
    { id: 'vat', label: <Trans>VAT</Trans>, size: sums.outputVat, colour: 'vat' },
    {
      id: 'feeVatCost',
      label: <Trans>VAT on fees, not recovered</Trans>,
      size: sums.feeVatCost,
      colour: 'vat',
    },
    { id: 'extra', label: <Trans>Other costs</Trans>, size: sums.extra, colour: 'extra' },
    {
      id: 'shippingCredit',
      label: <Trans>Shipping credit from the store</Trans>,
      // Income: listed, without a part of the bar.
      size: 0,
      sum: shippingCreditVat - shippingCredit,
      colour: 'fulfilment',
    },
    { id: 'profit', label: <Trans>Profit</Trans>, size: sums.profit, colour: 'profit' },
  ];
  const parts = lines
    .filter(({ id, size, sum = size }) => sum !== 0 || id === 'profit')
    .map(({ sum, ...part }) => ({ ...part, value: <Money halalas={sum ?? part.size} /> }));
  return <PartBar parts={parts} />;
}
