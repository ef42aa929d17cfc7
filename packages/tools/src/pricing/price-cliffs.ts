import { breakpoints, profitAt } from '@saer/pricing/search/profit';
import { deadZones } from '@saer/pricing/search/gaps';
import type { Terms } from '@saer/pricing/fees/terms';
import type { Halalas } from '@saer/pricing/money/units';

/** The line of a price that changes above a breakpoint. */
export type ChangedLine = 'fulfilment' | 'referral' | 'shippingCredit';

/** A price above which a fee, a rate or a credit changes, and the effect on the profit. */
export interface PriceCliff {
  /** The last price before the change. */
  readonly at: Halalas;
  readonly changes: readonly ChangedLine[];
  /** The profit at `at`. */
  readonly profit: Halalas;
  /** The profit one halala higher. */
  readonly profitAfter: Halalas;
  /** The lowest higher price that earns as much as `at` again; null if none does up to the engine's price limit. */
  readonly recoversAt: Halalas | null;
}

/**
 * Every breakpoint of a product's terms in ascending order, whether the profit falls or rises there. Terms within the engine's limits;
 * no errors. Source: docs/PRICING.md, "dead zones".
 */
export function priceCliffs(terms: Terms): PriceCliff[] {
  const zones = new Map(deadZones(terms).map(({ earnsMoreAt, last }) => [earnsMoreAt, last]));
  return breakpoints(terms).map((at) => {
    const last = zones.get(at);
    return {
      at,
      changes: changesAt(terms, at),
      profit: profitAt(terms, at),
      profitAfter: profitAt(terms, at + 1),
      recoversAt: last === null ? null : (last ?? at) + 1,
    };
  });
}

function changesAt({ referral, fulfilment, shippingCredit }: Terms, at: Halalas): ChangedLine[] {
  const found: ChangedLine[] = [];
  if (fulfilment.breakpoint === at) found.push('fulfilment');
  if (referral.shape !== 'flat' && referral.limit === at) found.push('referral');
  if (shippingCredit.some(({ upTo }) => upTo === at)) found.push('shippingCredit');
  return found;
}
