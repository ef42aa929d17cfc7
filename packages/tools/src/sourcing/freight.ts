import { halfUp } from '@saer/pricing/money/rounding';
import type { Sides } from '@saer/pricing/fees/product';
import type { Grams, Halalas } from '@saer/pricing/money/units';

/** Packed units as a forwarder measures them. */
export interface Cargo {
  readonly units: number;
  /** Measured on one packed unit. */
  readonly sides: Sides;
  /** Measured on one packed unit. */
  readonly weight: Grams;
}

/** Thousandths of a cubic metre. */
export type Litres = number;

/** Cubic millimetres of one gram of volumetric weight: 6,000 cm³ to the kilogram, the airlines' usual rule. */
const MM3_PER_GRAM_BY_AIR = 6000;
/** A freight ton at sea is one cubic metre or 1,000 kg, whichever is more: one kilogram counts as a litre. */
const GRAMS_PER_LITRE = 1000;
const MM3_PER_LITRE = 1_000_000;

/** The largest cargo that is measured exactly: 2,000 m³ and 2,000 t. */
const CARGO_LIMIT: Litres = 2_000_000;

/** The weight and volume that carriers charge for. */
export interface ChargeableCargo {
  readonly ok: true;
  /** The larger of weight and volumetric weight. */
  readonly air: Grams;
  /** The larger of volume and weight, rounded up to a litre. */
  readonly sea: Litres;
  readonly weight: Grams;
  readonly volume: Litres;
}

/** More than a whole shipload: a slip in a side, a weight or the units. */
export interface CargoTooLarge {
  readonly ok: false;
  readonly reason: 'cargoTooLarge';
}

/** Measures a cargo. Source: the carriers' usual rules, named at the constants; a quote may use others. */
export function chargeableCargo({ units, sides, weight }: Cargo): ChargeableCargo | CargoTooLarge {
  const [length, width, height] = sides;
  const volume = units * length * width * height;
  const total = units * weight;
  if (volume > CARGO_LIMIT * MM3_PER_LITRE || total > CARGO_LIMIT * GRAMS_PER_LITRE)
    return { ok: false, reason: 'cargoTooLarge' };
  const litres = Math.ceil(volume / MM3_PER_LITRE);
  return {
    ok: true,
    air: Math.max(total, Math.ceil(volume / MM3_PER_GRAM_BY_AIR)),
    sea: Math.max(litres, Math.ceil(total / GRAMS_PER_LITRE)),
    weight: total,
    volume: litres,
  };
}

/** Air freight at a price per kilogram, rounded half up. */
export const airFreight = (chargeable: Grams, perKilogram: Halalas): Halalas =>
  halfUp(chargeable * perKilogram, 1000);

/** Sea freight at a price per cubic metre, rounded half up, for at least `minimum`. */
export const seaFreight = (chargeable: Litres, perCubicMetre: Halalas, minimum: Litres = 0): Halalas =>
  halfUp(Math.max(chargeable, minimum) * perCubicMetre, 1000);
