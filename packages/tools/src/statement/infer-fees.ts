import { halfUp, withVat } from '@saer/pricing/money/rounding';
import type { BasisPoints, Halalas } from '@saer/pricing/money/units';
import type { StoreFeeTable } from '@saer/quoting/fee-book';
import type { FeeCheck, Finding } from './difference.ts';
import type { CheckedFee } from './line.ts';
import { feesAt } from './due.ts';
import { inferRate, nearestRate } from './explain-fee.ts';
import type { LineResolver, ResolvedLine } from './resolve-line.ts';
import { TableFees, type TableRule } from './table-fees.ts';

/** A value is only usual if so many lines of a product have it. */
const enoughLines = 3;
/** Different values of one product that are counted. */
const maxValues = 50;

/** Finds the value that most lines of a product have: the rate or fee that is taken as due where nothing better is known. */
class UsualValues<Value extends BasisPoints | Halalas> {
  readonly #counts = new Map<string, Map<Value, number>>();
  readonly #usual = new Map<string, Value | null>();

  count(key: string, value: Value): void {
    const counts = this.#counts.get(key) ?? new Map<Value, number>();
    this.#counts.set(key, counts);
    if (counts.has(value) || counts.size < maxValues) counts.set(value, (counts.get(value) ?? 0) + 1);
  }

  /** The usual value: that of more than half the lines, and of at least three. Null if there is none. Call it after all were counted. */
  of(key: string): Value | null {
    const known = this.#usual.get(key);
    if (known !== undefined) return known;
    const counts = [...(this.#counts.get(key) ?? [])];
    const all = counts.reduce((sum, [, count]) => sum + count, 0);
    const [value, count] = counts.toSorted(([, a], [, b]) => b - a)[0] ?? [null, 0];
    const usual = count >= enoughLines && count * 2 > all ? value : null;
    this.#usual.set(key, usual);
    return usual;
  }
}

/** Finds the commission rule that most lines of a product agree with. A line agrees with several where they differ only at other prices. */
class UsualRules {
  readonly #products = new Map<string, { lines: number; readonly rules: Map<string, CountedRule> }>();

  count(key: string, rules: readonly TableRule[]): void {
    const found = this.#products.get(key) ?? { lines: 0, rules: new Map<string, CountedRule>() };
    this.#products.set(key, found);
    found.lines += 1;
    for (const rule of rules) {
      const counted = found.rules.get(rule.id);
      if (counted === undefined) found.rules.set(rule.id, { rule, lines: 1 });
      else counted.lines += 1;
    }
  }

  /** As of `UsualValues`: the rule of more than half the lines, and of at least three. */
  of(key: string): TableRule | null {
    const found = this.#products.get(key);
    if (found === undefined) return null;
    let best: CountedRule | null = null;
    for (const counted of found.rules.values()) if (counted.lines > (best?.lines ?? 0)) best = counted;
    return best !== null && best.lines >= enoughLines && best.lines * 2 > found.lines ? best.rule : null;
  }
}

interface CountedRule {
  readonly rule: TableRule;
  lines: number;
}

const nameKey = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * The fulfilment fees of a size class at a price, VAT included, one for each weight slab. `name`: the class's code or its name as files
 * write it (`standard_parcel`). Null if the store has no such class; a class whose last slab is open has more fees than these, so null too.
 */
function classFees(
  { sizeClasses, store }: StoreFeeTable,
  name: string,
  price: Halalas,
): readonly Halalas[] | null {
  if (name === '') return null;
  const key = nameKey(name);
  const found = sizeClasses.find(({ code }) => nameKey(code) === key || nameKey(code).endsWith(key));
  if (found === undefined || found.overflow !== null || found.slabs.length === 0) return null;
  const isBelow = found.breakpoint === null || price <= found.breakpoint;
  return found.slabs.map(({ feeBelow, feeAbove }) => withVat(isBelow ? feeBelow : feeAbove, store.feeVat));
}

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
