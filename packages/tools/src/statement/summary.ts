import type { BasisPoints, Halalas } from '@saer/pricing/units';
import type { CheckedLine } from './check-lines.ts';
import {
  type CheckedFee,
  type DifferenceKind,
  differenceKinds,
  excessOf,
  type FeeCheck,
  type FindingKind,
  findingKinds,
  isChecked,
  type UncheckedReason,
} from './difference.ts';

/** Sums in halalas, VAT included: `charged − due = over − under`. */
export interface CheckedSums {
  /** Fees that were held against the fee table, or that a return or cancellation owes back. */
  readonly charged: Halalas;
  readonly due: Halalas;
  /** Charged too much, and too little: both as positive sums. */
  readonly over: Halalas;
  readonly under: Halalas;
}

export interface KindSum {
  readonly fee: CheckedFee;
  readonly kind: DifferenceKind;
  readonly lines: number;
  readonly over: Halalas;
  readonly under: Halalas;
}

/** Lines of a product that could not be checked and stand out alike. */
export interface FindingSum {
  readonly fee: CheckedFee;
  readonly kind: FindingKind;
  /** The product's key and name. */
  readonly key: string;
  readonly name: string;
  readonly store: string;
  readonly lines: number;
  readonly charged: Halalas;
  /** The lowest and highest rate, where it is a rate that no category has. */
  readonly rates: readonly [BasisPoints, BasisPoints] | null;
  /** The lowest and highest fee of a unit, where it is one that the size classes do not have. */
  readonly units: readonly [Halalas, Halalas] | null;
}

/** Fees that lines charge, and their sum. */
export interface FeeCount {
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
  /** Lines of which neither fee was checked. */
  readonly unchecked: number;
  readonly inferred: number;
  /** Charged fees that were held against what is due, and those that were not. */
  readonly checkedFees: FeeCount;
  readonly uncheckedFees: FeeCount;
  /** Checked fees and their sums, by fee. */
  readonly byFee: Readonly<Record<CheckedFee, CheckedSums>>;
  readonly byKind: readonly KindSum[];
  /** In the order of `findingKinds`, the largest sum first; at most `maxFindings`. */
  readonly findings: readonly FindingSum[];
  /** In order of cost, the most expensive first. */
  readonly byProduct: readonly ProductSum[];
  readonly uncheckedBy: readonly {
    readonly fee: CheckedFee;
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

const fees = ['referral', 'fulfilment'] as const;
/** Categories of lines without a product that are listed. */
const maxFamilies = 50;
/** Products with a finding that are listed. */
export const maxFindings = 200;

const increase = <Key>(counts: Map<Key, number>, key: Key, by = 1): void =>
  void counts.set(key, (counts.get(key) ?? 0) + by);

/** Adds up checked lines, one after the other. */
export class SummaryBuilder {
  readonly #all = new Sums();
  readonly #byFee = { referral: new Sums(), fulfilment: new Sums() };
  readonly #byKind = new Map<
    string,
    { fee: CheckedFee; kind: DifferenceKind; lines: number; over: Halalas; under: Halalas }
  >();
  readonly #byProduct = new Map<string, OfProduct>();
  readonly #unchecked = new Map<string, { fee: CheckedFee; reason: UncheckedReason; lines: number }>();
  readonly #findings = new Map<string, WritableFinding>();
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
    let differs = false;
    let isInferred = false;
    for (const fee of fees) {
      const check = checked[fee];
      this.#addFee(fee, check, product);
      differs ||= check.state === 'differs';
      isInferred ||= isChecked(check) && check.inferred;
      if (check.state === 'finding') this.#addFinding(fee, check, checked);
    }
    if (differs) {
      counts.differing += 1;
      product.differing += 1;
    }
    if (isInferred) counts.inferred += 1;
    if (fees.some((fee) => isChecked(checked[fee]))) product.checked += 1;
    else counts.unchecked += 1;
    if (line.day === null) return;
    if (this.#firstDay === null || line.day < this.#firstDay) this.#firstDay = line.day;
    if (this.#lastDay === null || line.day > this.#lastDay) this.#lastDay = line.day;
  }

  #addFee(fee: CheckedFee, check: FeeCheck, product: OfProduct): void {
    this.#all.add(check);
    this.#byFee[fee].add(check);
    product.add(check);
    if (check.state !== 'unchecked' || check.reason !== 'notCharged') {
      const count = isChecked(check) ? this.#checkedFees : this.#uncheckedFees;
      count.fees += 1;
      count.charged += check.charged;
    }
    if (check.state === 'unchecked') {
      const key = `${fee} ${check.reason}`;
      const found = this.#unchecked.get(key) ?? { fee, reason: check.reason, lines: 0 };
      found.lines += 1;
      this.#unchecked.set(key, found);
    }
    if (check.state !== 'differs') return;
    const { kind } = check.difference;
    const excess = excessOf(check);
    const key = `${fee} ${kind}`;
    const found = this.#byKind.get(key) ?? { fee, kind, lines: 0, over: 0, under: 0 };
    found.lines += 1;
    if (excess > 0) found.over += excess;
    else found.under -= excess;
    this.#byKind.set(key, found);
    increase(product.kinds, kind, Math.abs(excess));
  }

  #addFinding(
    fee: CheckedFee,
    { charged, finding }: Extract<FeeCheck, { readonly state: 'finding' }>,
    { key, line, product, store }: CheckedLine,
  ): void {
    const { kind } = finding;
    const id = `${fee} ${kind} ${key}`;
    const found = this.#findings.get(id);
    if (found === undefined && this.#findings.size >= 10 * maxFindings) return;
    const of = found ?? {
      fee,
      kind,
      key,
      name: nameOf(line, product),
      store,
      lines: 0,
      charged: 0,
      rates: null,
      units: null,
    };
    of.lines += 1;
    of.charged += charged;
    if (finding.kind === 'noSuchRate') of.rates = widen(of.rates, finding.rate);
    if (finding.kind === 'noSuchFee' || finding.kind === 'aboveClass')
      of.units = widen(of.units, finding.unit);
    this.#findings.set(id, of);
  }

  summary(): StatementSummary {
    const byKind = [...this.#byKind.values()].toSorted(
      (a, b) =>
        b.over + b.under - a.over - a.under ||
        differenceKinds.indexOf(a.kind) - differenceKinds.indexOf(b.kind),
    );
    return {
      ...this.#counts,
      ...this.#all.value,
      byFee: { referral: this.#byFee.referral.value, fulfilment: this.#byFee.fulfilment.value },
      checkedFees: this.#checkedFees,
      uncheckedFees: this.#uncheckedFees,
      byKind,
      findings: [...this.#findings.values()]
        .toSorted(
          (a, b) => findingKinds.indexOf(a.kind) - findingKinds.indexOf(b.kind) || b.charged - a.charged,
        )
        .slice(0, maxFindings),
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

interface WritableFinding extends FindingSum {
  lines: number;
  charged: Halalas;
  rates: readonly [BasisPoints, BasisPoints] | null;
  units: readonly [Halalas, Halalas] | null;
}

const widen = (range: readonly [number, number] | null, value: number): readonly [number, number] =>
  range === null ? [value, value] : [Math.min(range[0], value), Math.max(range[1], value)];

const nameOf = (line: CheckedLine['line'], product: CheckedLine['product']): string =>
  product?.name || line.title || line.partnerSku || line.sku || line.barcode;

const bySize = (a: ProductSum, b: ProductSum): number =>
  b.over - a.over || b.under - a.under || b.lines - a.lines;

function productSum(key: string, of: OfProduct): ProductSum {
  const { product, line } = of.first;
  const [kind] = [...of.kinds].toSorted(([, a], [, b]) => b - a)[0] ?? [null];
  return {
    key,
    id: product?.id ?? null,
    name: nameOf(line, product),
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
