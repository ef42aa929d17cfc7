import type { FineAmount } from './amount.ts';
import type { OtherCharge, ReadStatement, Skipped, SkipReason, StatementLine } from './line.ts';

/** At most so many names of other charges: a file with more has none. */
const maxChargeNames = 200;

/** Counts what is not a line. */
export class Skips {
  readonly #skipped: Partial<Record<SkipReason, { rows: number; firstRow: number }>> = {};
  readonly #charges = new Map<string, { rows: number; amount: FineAmount }>();

  add(reason: SkipReason, row: number): void {
    const found = this.#skipped[reason];
    if (found === undefined) this.#skipped[reason] = { rows: 1, firstRow: row };
    else found.rows += 1;
  }

  addCharge(name: string, amount: FineAmount, row: number): void {
    this.add('otherCharge', row);
    const label = this.#charges.has(name) || this.#charges.size < maxChargeNames ? name.slice(0, 120) : '';
    const found = this.#charges.get(label);
    if (found === undefined) this.#charges.set(label, { rows: 1, amount });
    else {
      found.rows += 1;
      found.amount += amount;
    }
  }

  read(lines: readonly StatementLine[], rows: number, keys: ReadonlySet<string>): ReadStatement {
    const skipped: Partial<Record<SkipReason, Skipped>> = this.#skipped;
    const otherCharges: OtherCharge[] = [...this.#charges].map(([name, of]) => ({ name, ...of }));
    return { lines, rows, skipped, otherCharges, keys };
  }
}
