import type { Grams, Millimetres } from '@saer/pricing/money/units';
import type { StatementLine } from './line.ts';
import type { Measurement } from './read-inventory.ts';

/** A measurement with everything that a fee needs. */
export interface FullMeasurement {
  readonly id: string;
  readonly barcode: string;
  readonly sides: readonly [Millimetres, Millimetres, Millimetres];
  readonly weight: Grams;
  readonly sizeClass: string;
}

type Names = Pick<StatementLine, 'barcode' | 'partnerSku' | 'sku'>;

/** Finds what noon measured of a product, by P-barcode, partner SKU or noon's SKU. */
export class MeasurementIndex {
  readonly #byName = new Map<string, FullMeasurement>();

  constructor(measurements: readonly Measurement[]) {
    for (const { sides, weight, ...names } of measurements) {
      if (sides === null || weight === null) continue;
      const id = names.barcode || names.partnerSku || names.sku;
      const found = { id, barcode: names.barcode, sides, weight, sizeClass: names.sizeClass };
      for (const name of [names.barcode, names.partnerSku, names.sku])
        if (name !== '' && !this.#byName.has(name)) this.#byName.set(name, found);
    }
  }

  find({ barcode, partnerSku, sku }: Names): FullMeasurement | null {
    for (const name of [barcode, partnerSku, sku]) {
      const found = name === '' ? undefined : this.#byName.get(name);
      if (found !== undefined) return found;
    }
    return null;
  }
}
