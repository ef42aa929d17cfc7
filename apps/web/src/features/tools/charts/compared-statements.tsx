import { Trans } from '@lingui/react/macro';
import type { Statement } from '@saer/pricing/answer/statement';
import type { ReactNode } from 'react';
import { ComparedParts, type ComparedRow } from './compared-parts.tsx';

interface Props {
  readonly columns: readonly {
    readonly id: string;
    readonly title: ReactNode;
    readonly statement: Statement;
    /** Units that are sold at that price; their lines are added up. */
    readonly units?: number;
  }[];
}

/** Where each riyal of several prices goes, side by side. */
export function ComparedStatements({ columns }: Props) {
  const amounts = (of: (statement: Statement) => number): readonly number[] =>
    columns.map(({ statement, units = 1 }) => units * of(statement));
  const rows: readonly ComparedRow[] = [
    { id: 'cost', label: <Trans>Product cost</Trans>, colour: 'cost', amounts: amounts(({ cost }) => cost) },
    {
      id: 'referral',
      label: <Trans>Commission</Trans>,
      colour: 'referral',
      amounts: amounts(({ referral }) => referral),
    },
    {
      id: 'fulfilment',
      label: <Trans>Fulfilment fee</Trans>,
      colour: 'fulfilment',
      amounts: amounts(({ fulfilment }) => fulfilment),
    },
    {
      id: 'feeVatCost',
      label: <Trans>VAT on fees, not recovered</Trans>,
      colour: 'vat',
      amounts: amounts(({ feeVatCost }) => feeVatCost),
    },
    {
      id: 'vat',
      label: <Trans>VAT on the sale</Trans>,
      colour: 'vat',
      amounts: amounts(({ outputVat }) => outputVat),
    },
    {
      id: 'extra',
      label: <Trans>Other costs</Trans>,
      colour: 'extra',
      amounts: amounts(({ extra }) => extra),
    },
    { id: 'ads', label: <Trans>Ads</Trans>, colour: 'extra', amounts: amounts(({ ads }) => ads) },
    {
      id: 'coupon',
      label: <Trans>Coupons</Trans>,
      colour: 'extra',
      amounts: amounts(({ coupon }) => coupon),
    },
    {
      id: 'returns',
      label: <Trans>Returns</Trans>,
      colour: 'extra',
      amounts: amounts(({ returns }) => returns),
    },
    {
      id: 'storage',
      label: <Trans>Storage</Trans>,
      colour: 'extra',
      amounts: amounts(({ storage }) => storage),
    },
    {
      id: 'shippingCredit',
      label: <Trans>Shipping credit from the store</Trans>,
      colour: 'extra',
      amounts: amounts(({ shippingCredit, shippingCreditVat }) => shippingCreditVat - shippingCredit),
    },
    {
      id: 'profit',
      label: <Trans>Profit</Trans>,
      colour: 'profit',
      amounts: amounts(({ profit }) => profit),
    },
  ];
  return (
    <ComparedParts
      columns={columns}
      rows={rows}
      total={{ label: <Trans>Price</Trans>, amounts: amounts(({ price }) => price) }}
    />
  );
}
