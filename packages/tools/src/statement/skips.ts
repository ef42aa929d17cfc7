import type { FineAmount } from './amount.ts';
import type { NamedCharge, OtherCharge, ReadStatement, Skipped, SkipReason } from './line.ts';

/** At most so many names of other charges: a file with more has none. */
const maxChargeNames = 200;

/** Counts what is not a line. */
export class Skips {
  readonly #skipped: Partial<Record<SkipReason, { rows: number; firstRow: number }>> = {};
  readonly #charges = new Map<string, OtherCharge & { rows: number; amount: FineAmount }>();

  add(reason: SkipReason, row: number): void {
    const found = this.#skipped[reason];
    if (found === undefined) this.#skipped[reason] = { rows: 1, firstRow: row };
    else found.rows += 1;
  }

  addCharge({ name, kind, amount, basis }: NamedCharge, row: number): void {
    this.add('otherCharge', row);
    const whole = `${kind}|${basis ?? ''}|${name}`;
    const isNamed = this.#charges.has(whole) || this.#charges.size < maxChargeNames;
    const key = isNamed ? whole : `${kind}|${basis ?? ''}|`;
    const found = this.#charges.get(key);
    if (found === undefined)
      this.#charges.set(key, {
        name: isNamed ? name.slice(0, 120) : '',
        kind,
        rows: 1,
        amount,
        ...(basis === undefined ? {} : { basis }),
      });
    else {
      found.rows += 1;
      found.amount += amount;
    }
  }

  /** The other charges, summed by name. */
  get charges(): readonly OtherCharge[] {
    return [...this.#charges.values()];
  }

  read(of: Omit<ReadStatement, 'skipped' | 'otherCharges'>): ReadStatement {
    const skipped: Partial<Record<SkipReason, Skipped>> = this.#skipped;
    return { ...of, skipped, otherCharges: this.charges };
  }
}
