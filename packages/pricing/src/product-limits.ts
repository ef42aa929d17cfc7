import { MARKUP_LIMIT, MONEY_LIMIT, PRICE_LIMIT, RATE_LIMIT } from './limits.ts';
import type { Product } from './product.ts';
import type { Refusal } from './refusal.ts';
import type { Grams, Millimetres } from './units.ts';

/** The longest side taken in: 100 m. */
export const SIDE_LIMIT: Millimetres = 100_000;

/** The largest weight taken in: 10 tonnes. */
export const WEIGHT_LIMIT: Grams = 10_000_000;

/** A field that, if present, must be a whole number from `min` to `max`. */
interface FieldLimit {
  readonly field: string;
  readonly value: number | null | undefined;
  readonly min: number;
  readonly max: number;
}

/** The first number of a product that the engine does not accept: one that is not whole, too small or too large. */
export function firstOutOfLimits(product: Product): Refusal | null {
  for (const { field, value, min, max } of limitsOf(product)) {
    if (value === undefined || value === null) continue;
    if (!Number.isInteger(value) || value < min || value > max) {
      return { ok: false, reason: 'outOfLimits', field, value, min, max };
    }
  }
  return null;
}

function limitsOf(product: Product): FieldLimit[] {
  const { sides, override, marginBase } = product;
  const referral = override?.referral;
  const fulfilment = override?.fulfilment;
  return [
    { field: 'cost', value: product.cost, min: 1, max: MONEY_LIMIT },
    { field: 'weight', value: product.weight, min: 1, max: WEIGHT_LIMIT },
    { field: 'sides.0', value: sides?.[0], min: 1, max: SIDE_LIMIT },
    { field: 'sides.1', value: sides?.[1], min: 1, max: SIDE_LIMIT },
    { field: 'sides.2', value: sides?.[2], min: 1, max: SIDE_LIMIT },
    rate('costVat', product.costVat),
    rate('vat', product.vat),
    {
      field: 'marginRate',
      value: product.marginRate,
      min: 0,
      max: marginBase === 'cost' ? MARKUP_LIMIT : RATE_LIMIT,
    },
    money('marginAmount', product.marginAmount),
    rate('extraRate', product.extraRate),
    money('extraFixed', product.extraFixed),
    rate('adsRate', product.adsRate),
    rate('couponRate', product.couponRate),
    money('returnCost', product.returnCost),
    money('storageCost', product.storageCost),
    { field: 'price', value: product.price, min: 1, max: PRICE_LIMIT },
    rate('override.referral.rate1', referral?.rate1),
    rate('override.referral.rate2', referral?.shape === 'flat' ? undefined : referral?.rate2),
    money('override.referral.limit', referral?.shape === 'flat' ? undefined : referral?.limit),
    money('override.fulfilment.below', fulfilment?.below),
    money('override.fulfilment.above', fulfilment?.above),
    money('override.fulfilment.breakpoint', fulfilment?.breakpoint),
  ];
}

function rate(field: string, value: number | undefined): FieldLimit {
  return { field, value, min: 0, max: RATE_LIMIT };
}

function money(field: string, value: number | null | undefined): FieldLimit {
  return { field, value, min: 0, max: MONEY_LIMIT };
}
