import { halfUp } from '@saer/pricing/rounding';
import type { BasisPoints, Halalas } from '@saer/pricing/units';
import { classFees } from './class-fees.ts';
import type { CheckedFee, FeeCheck, Finding } from './difference.ts';
import { feesAt } from './due.ts';
import { inferRate, nearestRate } from './explain-fee.ts';
import { UsualRules, UsualValues } from './infer-usual.ts';
import type { LineResolver, ResolvedLine } from './resolve-line.ts';
import { TableFees } from './table-fees.ts';

/**
 * Says what can be said of charges whose product is unknown: whether the fee table has them at all, and whether they are like the other
 * lines of their product. Neither says what is due: no charge is checked here. `count` every line first.
 */
export class FeeInference {
  readonly #resolver: LineResolver;
  readonly #table = new TableFees();
  readonly #rates = new UsualValues<BasisPoints>();
  readonly #rules = new UsualRules();
  readonly #fees = new UsualValues<Halalas>();

  constructor(resolver: LineResolver) {
    this.#resolver = resolver;
  }

  /** Takes up a charge that the fee table has; others say nothing of what is usual. */
  count(fee: CheckedFee, found: ResolvedLine, charged: Halalas): void {
    if (charged <= 0 || found.price === 0) return;
    const { line, price, feeVat } = found;
    const charge = { charged, price, quantity: line.quantity };
    const tables = this.#resolver.tablesOf(found);
    if (fee === 'fulfilment') {
      if (this.#table.hasFulfilment(tables, charge)) this.#fees.count(feeKey(found), charged / line.quantity);
      return;
    }
    const rules = this.#table.matchingRules(tables, charge);
    if (rules.length === 0) return;
    this.#rules.count(usualKey(found), rules);
    const rate = inferRate(halfUp(charged, line.quantity), price, feeVat);
    if (rate !== null) this.#rates.count(usualKey(found), rate);
  }

  /** The rate that most lines of a product have. */
  usualRate(found: ResolvedLine): BasisPoints | null {
    return this.#rates.of(usualKey(found));
  }

  /** `direction`: -1 where a sale is taken back. Null if nothing can be said. */
  check(fee: CheckedFee, found: ResolvedLine, charged: Halalas, direction: 1 | -1): FeeCheck | null {
    const { line, price, feeVat } = found;
    const finding = (of: Finding): FeeCheck => ({ state: 'finding', charged, finding: of });
    const paid = charged * direction;
    if (paid <= 0) return direction === -1 ? finding({ kind: 'notCredited' }) : null;
    const unit = halfUp(paid, line.quantity);
    const highest = fee === 'fulfilment' ? this.#highestOfClass(found) : null;
    if (highest !== null && unit > highest) return finding({ kind: 'aboveClass', unit, highest });
    const charge = { charged: paid, price, quantity: line.quantity };
    const has = this.#table.has(fee, this.#resolver.tablesOf(found), charge);
    if (has === null) return null;
    if (!has)
      return finding(
        fee === 'referral'
          ? { kind: 'noSuchRate', rate: nearestRate(unit, price, feeVat) }
          : { kind: 'noSuchFee', unit },
      );
    const usual = fee === 'referral' ? this.#usualReferral(found) : this.#fees.of(feeKey(found));
    if (usual === null) return null;
    const sum = usual * line.quantity;
    return Math.abs(paid - sum) <= line.quantity
      ? { state: 'unchecked', charged, reason: 'inferred' }
      : finding({ kind: 'unlike', usual: sum * direction });
  }

  #usualReferral(found: ResolvedLine): Halalas | null {
    const rule = this.#rules.of(usualKey(found));
    return rule === null ? null : feesAt(rule.terms, found.price).referral;
  }

  /** The highest fee of the size class that the file names. */
  #highestOfClass({ table, line, price }: ResolvedLine): Halalas | null {
    const fees = table === null ? null : classFees(table, line.sizeClass, price);
    return fees === null ? null : Math.max(...fees);
  }
}

const usualKey = ({ subject: { key, store }, bookIndex }: ResolvedLine): string =>
  `${bookIndex} ${store} ${key}`;

/** Fees below and above a breakpoint differ. */
function feeKey(found: ResolvedLine): string {
  const breakpoint = found.table?.sizeClasses.find((each) => each.breakpoint !== null)?.breakpoint ?? 2500;
  return `${usualKey(found)} ${found.price <= breakpoint ? 'below' : 'above'}`;
}
