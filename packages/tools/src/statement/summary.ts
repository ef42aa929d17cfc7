import type { BasisPoints, Halalas } from '@saer/pricing/money/units';
import { type CategorySum, CategorySums } from './categories.ts';
import { type ChargeStyle, chargedSum } from './charged-sum.ts';
import { type CheckedLine, nameOfLine } from './check-lines.ts';
import {
  type DifferenceKind,
  differenceKinds,
  excessOf,
  type FeeCheck,
  isChecked,
  type UncheckedReason,
} from './difference.ts';
import type { ChargeKind, CheckedFee, OtherCharge } from './line.ts';
import { type FindingSum, FindingSums } from './finding-sums.ts';

/** Sums in halalas, VAT included: `charged − due = over − under`. */
interface CheckedSums {
  /** Fees that were held against the fee table, or that a return or cancellation owes back. */
  readonly charged: Halalas;
  readonly due: Halalas;
  /** Charged too much, and too little: both as positive sums. */
  readonly over: Halalas;
  readonly under: Halalas;
}

interface KindSum {
  readonly fee: ChargeKind;
  readonly kind: DifferenceKind;
  readonly lines: number;
  /** Charged above fees that are confirmed or have a source. */
  readonly over: Halalas;
  readonly under: Halalas;
  /** Charged above fees that nobody confirms: the store may be right. */
  readonly toConfirm: Halalas;
}

/** Fees that lines charge, and their sum. */
interface FeeCount {
  readonly fees: number;
  readonly charged: Halalas;
}

export interface ProductSum extends CheckedSums {
  readonly key: string;
  /** The saved product; null if it was not matched. */
  readonly id: string | null;
  readonly name: string;
  readonly sku: string;
  readonly barcode: string;
  readonly lines: number;
  /** Lines of which a fee was checked. */
  readonly checked: number;
  readonly differing: number;
  /** The kind that costs most; null without a difference. */
  readonly kind: DifferenceKind | null;
  /** The commission rate that its lines show, where it was inferred. */
  readonly inferredRate: BasisPoints | null;
}

export interface StatementSummary extends CheckedSums {
  readonly lines: number;
  readonly sales: number;
  readonly returns: number;
  readonly cancelled: number;
  /** Lines with at least one difference. */
  readonly differing: number;
  /** Lines of which nothing was checked. */
  readonly unchecked: number;
  /** Lines of which everything that they charge was checked. */
  readonly whole: number;
  readonly inferred: number;
  /** Charged fees that were held against what is due, and those that were not. */
  readonly checkedFees: FeeCount;
  readonly uncheckedFees: FeeCount;
  /** Checked fees and their sums, by fee. */
  readonly byFee: Readonly<Record<CheckedFee, CheckedSums>>;
  readonly byKind: readonly KindSum[];
  /** Every charge of the files, and `total`, which they add up to. */
  readonly categories: readonly CategorySum[];
  readonly total: Halalas;
  /** In the order of `findingKinds`, the largest sum first; at most `maxFindings`. */
  readonly findings: readonly FindingSum[];
  /** In order of cost, the most expensive first. */
  readonly byProduct: readonly ProductSum[];
  readonly uncheckedBy: readonly {
    readonly fee: ChargeKind;
    readonly reason: UncheckedReason;
    readonly lines: number;
  }[];
  /** The lines' own categories that have no product, with the number of their lines. */
  readonly unmatched: readonly { readonly family: string; readonly lines: number }[];
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

class Sums {
  charged: Halalas = 0;
  due: Halalas = 0;
  over: Halalas = 0;
  under: Halalas = 0;

  add(check: FeeCheck): void {
    if (!isChecked(check)) return;
    this.charged += check.charged;
    this.due += check.due;
    const excess = excessOf(check);
    if (excess > 0) this.over += excess;
    else this.under -= excess;
  }

  get value(): CheckedSums {
    const { charged, due, over, under } = this;
    return { charged, due, over, under };
  }
}

class OfProduct extends Sums {
  lines = 0;
  checked = 0;
  differing = 0;
  readonly first: CheckedLine;
  readonly kinds = new Map<DifferenceKind, Halalas>();
  inferredRate: BasisPoints | null = null;

  constructor(first: CheckedLine) {
    super();
    this.first = first;
  }
}

/** The VAT of charges that belong to no store's line. */
const usualVat: BasisPoints = 1500;
const isNotCharged = (check: FeeCheck): boolean =>
  check.state === 'unchecked' && check.reason === 'notCharged';
/** Categories of lines without a product that are listed. */
const maxFamilies = 50;

const increase = <Key>(counts: Map<Key, number>, key: Key, by = 1): void =>
  void counts.set(key, (counts.get(key) ?? 0) + by);

/** Adds up checked lines, one after the other. */
export class SummaryBuilder {
  readonly #all = new Sums();
  readonly #byFee = { referral: new Sums(), fulfilment: new Sums() };
  readonly #byKind = new Map<
    string,
    {
      fee: ChargeKind;
      kind: DifferenceKind;
      lines: number;
      over: Halalas;
      under: Halalas;
      toConfirm: Halalas;
    }
  >();
  readonly #byProduct = new Map<string, OfProduct>();
  readonly #unchecked = new Map<string, { fee: ChargeKind; reason: UncheckedReason; lines: number }>();
  readonly #categories = new CategorySums();
  #total: Halalas = 0;
  readonly #findings = new FindingSums();
  readonly #checkedFees = { fees: 0, charged: 0 };
  readonly #uncheckedFees = { fees: 0, charged: 0 };
  readonly #families = new Map<string, number>();
  readonly #counts = {
    lines: 0,
    sales: 0,
    returns: 0,
    cancelled: 0,
    differing: 0,
    unchecked: 0,
    whole: 0,
    inferred: 0,
  };
  #firstDay: string | null = null;
  #lastDay: string | null = null;

  /** `usualRate`: the inferred commission rate of the line's product, if any. */
  add(checked: CheckedLine, usualRate: BasisPoints | null): void {
    const { line, key } = checked;
    const counts = this.#counts;
    counts.lines += 1;
    counts[line.kind === 'sale' ? 'sales' : line.kind === 'return' ? 'returns' : 'cancelled'] += 1;
    const product = this.#byProduct.get(key) ?? new OfProduct(checked);
    this.#byProduct.set(key, product);
    product.lines += 1;
    if (checked.product === null) {
      product.inferredRate = usualRate;
      if (this.#families.has(line.family) || this.#families.size < maxFamilies)
        increase(this.#families, line.family);
    }
    let [differs, isInferred, isAnyChecked, isWhole] = [false, false, false, true];
    const take = (fee: ChargeKind, check: FeeCheck): void => {
      this.#addFee(fee, check, product);
      differs ||= check.state === 'differs';
      const isOne = isChecked(check);
      isInferred ||= isOne && check.inferred;
      isAnyChecked ||= isOne;
      isWhole &&= isOne || isNotCharged(check);
      if (check.state === 'finding' && (fee === 'referral' || fee === 'fulfilment'))
        this.#findings.add(fee, check, checked);
    };
    take('referral', checked.referral);
    take('fulfilment', checked.fulfilment);
    for (const { charge, check } of checked.charges) take(charge.kind, check);
    if (differs) {
      counts.differing += 1;
      product.differing += 1;
    }
    if (isInferred) counts.inferred += 1;
    if (isAnyChecked) product.checked += 1;
    else counts.unchecked += 1;
    if (isAnyChecked && isWhole) counts.whole += 1;
    if (line.day === null) return;
    if (this.#firstDay === null || line.day < this.#firstDay) this.#firstDay = line.day;
    if (this.#lastDay === null || line.day > this.#lastDay) this.#lastDay = line.day;
  }

  /** Takes up charges in rows of their own. */
  addOther(charge: OtherCharge, style: ChargeStyle): void {
    const { kind, rows } = charge;
    const charged = chargedSum({ ...charge, vat: null }, style, usualVat);
    this.#categories.addOther(kind, rows, charged);
    this.#total += charged;
    this.#uncheckedFees.fees += rows;
    this.#uncheckedFees.charged += charged;
    this.#countUnchecked(kind, 'otherFee', rows);
  }

  #countUnchecked(fee: ChargeKind, reason: UncheckedReason, lines: number): void {
    const key = `${fee} ${reason}`;
    const found = this.#unchecked.get(key) ?? { fee, reason, lines: 0 };
    found.lines += lines;
    this.#unchecked.set(key, found);
  }

  #addFee(fee: ChargeKind, check: FeeCheck, product: OfProduct): void {
    this.#all.add(check);
    if (fee === 'referral' || fee === 'fulfilment') this.#byFee[fee].add(check);
    product.add(check);
    this.#categories.add(fee, check);
    this.#total += check.charged;
    if (!isNotCharged(check)) {
      const count = isChecked(check) ? this.#checkedFees : this.#uncheckedFees;
      count.fees += 1;
      count.charged += check.charged;
    }
    if (check.state === 'unchecked') this.#countUnchecked(fee, check.reason, 1);
    if (check.state !== 'differs') return;
    const { kind } = check.difference;
    const excess = excessOf(check);
    const key = `${fee} ${kind}`;
    const found = this.#byKind.get(key) ?? { fee, kind, lines: 0, over: 0, under: 0, toConfirm: 0 };
    found.lines += 1;
    if (excess <= 0) found.under -= excess;
    else if (check.toConfirm === true) found.toConfirm += excess;
    else found.over += excess;
    this.#byKind.set(key, found);
    increase(product.kinds, kind, Math.abs(excess));
  }

  summary(): StatementSummary {
    const byKind = [...this.#byKind.values()].toSorted(
      (a, b) =>
        b.over + b.under + b.toConfirm - a.over - a.under - a.toConfirm ||
        differenceKinds.indexOf(a.kind) - differenceKinds.indexOf(b.kind),
    );
    return {
      ...this.#counts,
      ...this.#all.value,
      byFee: { referral: this.#byFee.referral.value, fulfilment: this.#byFee.fulfilment.value },
      checkedFees: this.#checkedFees,
      uncheckedFees: this.#uncheckedFees,
      byKind,
      categories: this.#categories.value,
      total: this.#total,
      findings: this.#findings.value,
      byProduct: [...this.#byProduct].map(([key, of]) => productSum(key, of)).toSorted(bySize),
      uncheckedBy: [...this.#unchecked.values()].toSorted((a, b) => b.lines - a.lines),
      unmatched: [...this.#families]
        .map(([family, lines]) => ({ family, lines }))
        .toSorted((a, b) => b.lines - a.lines),
      firstDay: this.#firstDay,
      lastDay: this.#lastDay,
    };
  }
}

const bySize = (a: ProductSum, b: ProductSum): number =>
  b.over - a.over || b.under - a.under || b.lines - a.lines;

function productSum(key: string, of: OfProduct): ProductSum {
  const { product, line } = of.first;
  const [kind] = [...of.kinds].toSorted(([, a], [, b]) => b - a)[0] ?? [null];
  return {
    key,
    id: product?.id ?? null,
    name: nameOfLine(line, product),
    sku: line.partnerSku || line.sku || (product?.sku ?? ''),
    barcode: product?.barcode || line.barcode,
    lines: of.lines,
    checked: of.checked,
    differing: of.differing,
    kind,
    inferredRate: of.inferredRate,
    ...of.value,
  };
}
