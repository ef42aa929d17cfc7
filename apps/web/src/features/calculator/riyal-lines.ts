import type { Statement } from '@saer/pricing/answer/statement';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Lines that are off unless the seller enters them. */
export const optionalComponents = ['ads', 'coupon', 'returns', 'storage'] as const;
export type OptionalComponent = (typeof optionalComponents)[number];

export type RiyalComponent =
  | 'cost'
  | 'costWithVat'
  | 'referral'
  | 'fulfilment'
  | 'feeVatCost'
  | 'extra'
  | OptionalComponent
  | 'outputVat'
  | 'shippingCreditVat'
  | 'shippingCredit'
  | 'profit';

/** One part of the price, in halalas; negative where money comes in beside the price, or the profit is a loss. */
export interface RiyalLine {
  readonly part: RiyalComponent;
  readonly amount: number;
}

const always: ReadonlySet<RiyalComponent> = new Set([
  'cost',
  'referral',
  'fulfilment',
  'outputVat',
  'profit',
]);

/**
 * The components of the price: the lines always add up to it. Zero lines are omitted. `cost` is the amount before VAT: a seller who
 * cannot recover that VAT bears more.
 */
export const riyalLines = (lines: Statement, cost: number): readonly RiyalLine[] => {
  const parts: readonly RiyalLine[] = [
    { part: lines.cost > cost ? 'costWithVat' : 'cost', amount: lines.cost },
    { part: 'referral', amount: lines.referral },
    { part: 'fulfilment', amount: lines.fulfilment },
    { part: 'feeVatCost', amount: lines.feeVatCost },
    { part: 'extra', amount: lines.extra },
    { part: 'ads', amount: lines.ads },
    { part: 'coupon', amount: lines.coupon },
    { part: 'returns', amount: lines.returns },
    { part: 'storage', amount: lines.storage },
    { part: 'outputVat', amount: lines.outputVat },
    { part: 'shippingCreditVat', amount: lines.shippingCreditVat },
    { part: 'shippingCredit', amount: 0 - lines.shippingCredit },
    { part: 'profit', amount: lines.profit },
  ];
  return parts.filter(({ part, amount }) => amount !== 0 || always.has(part));
};

/** A line's place in the waterfall, in halalas from the ground: it begins where the line before it ended. */
export interface WaterfallStep extends RiyalLine {
  readonly from: number;
  readonly to: number;
}

export const waterfallSteps = (lines: readonly RiyalLine[]): readonly WaterfallStep[] => {
  let reached = 0;
  return lines.map((line) => {
    const from = reached;
    reached += line.amount;
    return { ...line, from, to: reached };
  });
};

/** The figures of an answer that open into a sentence. */
export type Explained =
  | RiyalComponent
  | 'price'
  | 'minimum'
  | 'breakEven'
  | 'payout'
  | 'storeFees'
  | 'marginOfPrice'
  | 'marginOfNet'
  | 'marginOfCost'
  | 'maxCost'
  | 'supplierCost'
  | 'sizeClass';

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

export const getColour = ({
  part,
  amount,
}: {
  readonly part: RiyalComponent;
  readonly amount: number;
}): string => (part === 'profit' && amount < 0 ? LOSS : componentColours[part]);
