import { type CheckedFee, itemKey, type StatementLine, type StatementRow } from './line.ts';

type Places = Partial<Record<CheckedFee, StatementRow>>;

/**
 * Finds fees that the same item is charged again, in the same statement or in another. Charging again after the sale was taken back is right.
 * `count` every line first.
 */
export class DuplicateCharges {
  readonly #first = new Map<string, StatementLine>();
  readonly #several = new Map<string, StatementLine[]>();
  #found: ReadonlyMap<StatementLine, Places> | null = null;

  count(line: StatementLine): void {
    if (line.item === '' || (line.kind === 'return' && (line.price ?? 0) >= 0)) return;
    const key = itemKey(line);
    const first = this.#first.get(key);
    if (first === undefined) {
      this.#first.set(key, line);
      return;
    }
    const several = this.#several.get(key);
    if (several === undefined) this.#several.set(key, [first, line]);
    else several.push(line);
  }

  /** Where a fee of a line was charged before; null if it was not. `sign`: that of charges in the file. */
  firstOf(line: StatementLine, fee: CheckedFee, sign: (line: StatementLine) => 1 | -1): StatementRow | null {
    if (this.#several.size === 0) return null;
    this.#found ??= this.#find(sign);
    return this.#found.get(line)?.[fee] ?? null;
  }

  #find(sign: (line: StatementLine) => 1 | -1): ReadonlyMap<StatementLine, Places> {
    const found = new Map<StatementLine, Places>();
    for (const lines of this.#several.values()) {
      const open: Places = {};
      for (const line of lines.toSorted(byDay)) {
        if (line.kind === 'return') {
          delete open.referral;
          delete open.fulfilment;
          continue;
        }
        for (const fee of ['referral', 'fulfilment'] as const) {
          if ((line[fee]?.amount ?? 0) * sign(line) <= 0 || line.kind === 'cancelled') continue;
          const first = open[fee];
          if (first === undefined) open[fee] = { file: line.file, row: line.row, statement: line.statement };
          else found.set(line, { ...found.get(line), [fee]: first });
        }
      }
    }
    return found;
  }
}

const byDay = (a: StatementLine, b: StatementLine): number =>
  (a.chargedOn ?? '').localeCompare(b.chargedOn ?? '') || a.file - b.file || a.row - b.row;
