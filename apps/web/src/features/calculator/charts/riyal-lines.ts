import type { Statement } from '@saer/pricing/statement';

export type RiyalComponent =
  | 'cost'
  | 'costWithVat'
  | 'referral'
  | 'fulfilment'
  | 'feeVatCost'
  | 'extra'
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
 * Where each riyal of the price goes: the lines add up to the price, always. Lines of nothing are left out.
 * `cost` is what was paid before VAT: a seller who can not recover that VAT bears more than it.
 */
export const riyalLines = (lines: Statement, cost: number): readonly RiyalLine[] => {
  const parts: readonly RiyalLine[] = [
    { part: lines.cost > cost ? 'costWithVat' : 'cost', amount: lines.cost },
    { part: 'referral', amount: lines.referral },
    { part: 'fulfilment', amount: lines.fulfilment },
    { part: 'feeVatCost', amount: lines.feeVatCost },
    { part: 'extra', amount: lines.extra },
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
