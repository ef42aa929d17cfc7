import type { Statement } from '@saer/pricing/answer/statement';

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
