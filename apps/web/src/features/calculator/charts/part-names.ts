import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RiyalComponent } from '../riyal-lines.ts';

/** Labels of the components of the price. */
export const componentNames: Readonly<Record<RiyalComponent, MessageDescriptor>> = {
  cost: msg`Product cost`,
  costWithVat: msg`Product cost with the VAT you paid`,
  referral: msg`Store commission (referral fee)`,
  fulfilment: msg`Fulfilment fee`,
  feeVatCost: msg`VAT on the store’s fees, not recovered`,
  extra: msg`Your extra costs`,
  ads: msg`Ads`,
  coupon: msg`Coupons you pay for`,
  returns: msg`Returns`,
  storage: msg`Storage`,
  outputVat: msg`VAT on the sale`,
  shippingCreditVat: msg`VAT on the shipping credit`,
  shippingCredit: msg`Shipping credit from the store`,
  profit: msg`Net profit`,
};

/** The same in a word, for a narrow chart. */
export const shortComponentNames: Readonly<Record<RiyalComponent, MessageDescriptor>> = {
  cost: msg({ message: 'Cost', context: 'chart' }),
  costWithVat: msg({ message: 'Cost', context: 'chart' }),
  referral: msg({ message: 'Commission', context: 'chart' }),
  fulfilment: msg({ message: 'Fulfilment', context: 'chart' }),
  feeVatCost: msg({ message: 'VAT on fees', context: 'chart' }),
  extra: msg({ message: 'Extras', context: 'chart' }),
  ads: msg({ message: 'Ads', context: 'chart' }),
  coupon: msg({ message: 'Coupons', context: 'chart' }),
  returns: msg({ message: 'Returns', context: 'chart' }),
  storage: msg({ message: 'Storage', context: 'chart' }),
  outputVat: msg({ message: 'VAT', context: 'chart' }),
  shippingCreditVat: msg({ message: 'VAT on credit', context: 'chart' }),
  shippingCredit: msg({ message: 'Credit', context: 'chart' }),
  profit: msg({ message: 'Profit', context: 'chart' }),
};

/** The colour token of each part, the same in every picture of it. */
const componentColours: Readonly<Record<RiyalComponent, string>> = {
  cost: 'var(--color-part-cost)',
  costWithVat: 'var(--color-part-cost)',
  referral: 'var(--color-part-referral)',
  fulfilment: 'var(--color-part-fulfilment)',
  feeVatCost: 'var(--color-part-vat)',
  extra: 'var(--color-part-extra)',
  ads: 'var(--color-part-extra)',
  coupon: 'var(--color-part-extra)',
  returns: 'var(--color-part-extra)',
  storage: 'var(--color-part-extra)',
  outputVat: 'var(--color-part-vat)',
  shippingCreditVat: 'var(--color-part-vat)',
  shippingCredit: 'var(--color-part-extra)',
  profit: 'var(--color-part-profit)',
};

const LOSS = 'var(--color-danger)';

export const colourOf = ({
  part,
  amount,
}: {
  readonly part: RiyalComponent;
  readonly amount: number;
}): string => (part === 'profit' && amount < 0 ? LOSS : componentColours[part]);
