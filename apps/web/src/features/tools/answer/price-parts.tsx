import { Trans } from '@lingui/react/macro';
import type { Statement } from '@saer/pricing/statement';
import { Money } from '../../../components/money.tsx';
import { type Part, PartBar } from './part-bar.tsx';

/** One price and where each riyal of it goes; lines of nothing are left out. */
export function PriceParts({ statement }: { readonly statement: Statement }) {
  const {
    cost,
    referral,
    fulfilment,
    outputVat,
    extra,
    feeVatCost,
    profit,
    shippingCredit,
    shippingCreditVat,
  } = statement;
  const parts: readonly Part[] = [
    {
      id: 'cost',
      label: <Trans>Product cost</Trans>,
      size: cost,
      value: <Money halalas={cost} />,
      colour: 'cost',
    },
    {
      id: 'referral',
      label: <Trans>Commission</Trans>,
      size: referral,
      value: <Money halalas={referral} />,
      colour: 'referral',
    },
    {
      id: 'fulfilment',
      label: <Trans>Fulfilment fee</Trans>,
      size: fulfilment,
      value: <Money halalas={fulfilment} />,
      colour: 'fulfilment',
    },
    {
      id: 'vat',
      label: <Trans>VAT</Trans>,
      size: outputVat,
      value: <Money halalas={outputVat} />,
      colour: 'vat',
    },
    {
      id: 'feeVatCost',
      label: <Trans>VAT on fees, not recovered</Trans>,
      size: feeVatCost,
      value: <Money halalas={feeVatCost} />,
      colour: 'vat',
    },
    {
      id: 'extra',
      label: <Trans>Other costs</Trans>,
      size: extra,
      value: <Money halalas={extra} />,
      colour: 'extra',
    },
    {
      id: 'shippingCredit',
      label: <Trans>Shipping credit from the store</Trans>,
      size: 0,
      value: <Money halalas={shippingCreditVat - shippingCredit} />,
      colour: 'fulfilment',
    },
    {
      id: 'profit',
      label: <Trans>Profit</Trans>,
      size: profit,
      value: <Money halalas={profit} />,
      colour: 'profit',
    },
  ];
  const sums: Readonly<Record<string, number>> = {
    cost,
    referral,
    fulfilment,
    vat: outputVat,
    feeVatCost,
    extra,
    shippingCredit,
    profit: 1,
  };
  return <PartBar parts={parts.filter(({ id }) => sums[id] !== 0)} />;
}
