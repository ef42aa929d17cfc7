import type { Grams, Millimetres } from '@saer/pricing/money/units';
import { parseAmount } from './charged-sum.ts';
import type { StatementColumns, StatementField } from './columns.ts';

/** A product as noon measured it, from the export of the stock in its warehouses. */
export interface Measurement {
  readonly barcode: string;
  readonly sku: string;
  readonly partnerSku: string;
  /** Longest first; null if a side is missing. */
  readonly sides: readonly [Millimetres, Millimetres, Millimetres] | null;
  readonly weight: Grams | null;
  /** noon's code of the size class; empty if unknown. */
  readonly sizeClass: string;
}

/** At most so many products. */
const maxMeasurements = 200_000;

/** Centimetres or kilograms with up to four decimals, in tenths of a millimetre or of a gram as the file has them. */
const positive = (text: string): number | null => {
  const amount = parseAmount(text);
  return amount === null || amount <= 0 ? null : amount;
};

/**
 * Reads noon's FBN inventory export: one row for each box, so a product can be there more than once; the first measured row counts.
 * Sides are in centimetres and weights in kilograms, as noon's dispute form asks for them.
 */
export class InventoryReader {
  readonly #columns: StatementColumns;
  readonly #found = new Map<string, Measurement>();

  constructor(columns: StatementColumns) {
    this.#columns = columns;
  }

  take(cells: readonly string[]): void {
    const text = (field: StatementField): string => {
      const column = this.#columns[field];
      return column === undefined ? '' : (cells[column] ?? '').trim();
    };
    const key = text('barcode') || text('partnerSku') || text('sku');
    if (key === '' || this.#found.get(key)?.sides || this.#found.size >= maxMeasurements) return;
    const sides = (['longestSide', 'medianSide', 'shortestSide'] as const).map((field) =>
      positive(text(field)),
    );
    const [longest, median, shortest] = sides.map((side) => (side === null ? null : Math.ceil(side / 1000)));
    const weight = positive(text('weight'));
    this.#found.set(key, {
      barcode: text('barcode'),
      sku: text('sku'),
      partnerSku: text('partnerSku'),
      sides: longest && median && shortest ? [longest, median, shortest] : null,
      weight: weight === null ? null : Math.ceil(weight / 10),
      sizeClass: text('sizeClass'),
    });
  }

  end(): readonly Measurement[] {
    return [...this.#found.values()];
  }
}
