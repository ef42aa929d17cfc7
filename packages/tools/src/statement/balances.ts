import type { FineAmount, StatementBalance } from './line.ts';

/** At most so many statements of a file; the rows of others are in no balance. */
const maxStatements = 200;

interface Row {
  readonly statement: string;
  readonly price: FineAmount;
  readonly fees: FineAmount;
  readonly total: FineAmount | null;
}

interface Writable {
  rows: number;
  opening: FineAmount | null;
  proceeds: FineAmount;
  fees: FineAmount;
  payouts: FineAmount;
  closing: FineAmount | null;
  stated: FineAmount | null;
}

/** Adds up the rows of each statement of a file. */
export class Balances {
  readonly #statements = new Map<string, Writable>();

  #of(statement: string): Writable | null {
    const found = this.#statements.get(statement);
    if (found !== undefined) return found;
    if (this.#statements.size >= maxStatements) return null;
    const of = { rows: 0, opening: null, proceeds: 0, fees: 0, payouts: 0, closing: null, stated: null };
    this.#statements.set(statement, of);
    return of;
  }

  /** Takes up a balance that a row names: the first opening one and the last closing one count. */
  name(statement: string, which: 'opening' | 'closing', amount: unknown): void {
    const of = this.#of(statement);
    if (of === null || typeof amount !== 'number') return;
    if (which === 'closing') of.closing = amount;
    else of.opening ??= amount;
  }

  /** `isTransfer`: paid out or moved; its sum is its total, or its fees where it has none. */
  add({ statement, price, fees, total }: Row, isTransfer: boolean): void {
    const of = this.#of(statement);
    if (of === null) return;
    of.rows += 1;
    if (isTransfer) {
      of.payouts += total ?? price + fees;
      return;
    }
    of.proceeds += price;
    of.fees += price === 0 && fees === 0 ? (total ?? 0) : fees;
    if (total !== null) of.stated = (of.stated ?? 0) + total;
  }

  end(): StatementBalance[] {
    return [...this.#statements].map(([statement, of]) => ({ statement, ...of }));
  }
}
