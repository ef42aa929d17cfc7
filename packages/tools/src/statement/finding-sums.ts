import type { BasisPoints, Halalas } from '@saer/pricing/money/units';
import { type CheckedLine, nameOfLine } from './check-lines.ts';
import { type FeeCheck, type FindingKind, findingKinds } from './difference.ts';
import type { CheckedFee } from './line.ts';

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

/** Products with a finding that are listed. */
const maxFindings = 200;

interface WritableFinding extends FindingSum {
  lines: number;
  charged: Halalas;
  rates: readonly [BasisPoints, BasisPoints] | null;
  units: readonly [Halalas, Halalas] | null;
}

const widen = (range: readonly [number, number] | null, value: number): readonly [number, number] =>
  range === null ? [value, value] : [Math.min(range[0], value), Math.max(range[1], value)];

/** Adds up what stands out in charges that could not be checked, by product. */
export class FindingSums {
  readonly #sums = new Map<string, WritableFinding>();

  add(
    fee: CheckedFee,
    { charged, finding }: Extract<FeeCheck, { readonly state: 'finding' }>,
    { key, line, product, store }: CheckedLine,
  ): void {
    const { kind } = finding;
    const id = `${fee} ${kind} ${key}`;
    const found = this.#sums.get(id);
    if (found === undefined && this.#sums.size >= 10 * maxFindings) return;
    const of = found ?? {
      fee,
      kind,
      key,
      name: nameOfLine(line, product),
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
    this.#sums.set(id, of);
  }

  get value(): FindingSum[] {
    return [...this.#sums.values()]
      .toSorted(
        (a, b) => findingKinds.indexOf(a.kind) - findingKinds.indexOf(b.kind) || b.charged - a.charged,
      )
      .slice(0, maxFindings);
  }
}
