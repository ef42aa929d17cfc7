import { MONEY_LIMIT, type BasisPoints, type Halalas } from '@saer/pricing/money/units';
import { halfUp, shareOf, WHOLE } from '@saer/pricing/money/rounding';

/** A price in another currency: hundredths of its unit. */
export type ForeignCents = number;

/** Riyals for one unit of another currency, in ten-thousandths: 37,500 is 3.75. */
export type ExchangeRate = number;

/** A foreign sum in riyals, rounded half up. Exact for sums up to 10 million and rates up to 100. */
export const inRiyals = (sum: ForeignCents, rate: ExchangeRate): Halalas => halfUp(sum * rate, WHOLE);

/**
 * Goods of a shipment in riyals, from the supplier's price of a unit; null if they are worth more than the engine's money limit of 10
 * million SAR (or that many units of the other currency): more likely a slip than an order.
 */
export function shipmentValue(units: number, price: ForeignCents, rate: ExchangeRate): Halalas | null {
  const sum = units * price;
  if (sum > MONEY_LIMIT) return null;
  const goods = inRiyals(sum, rate);
  return goods > MONEY_LIMIT ? null : goods;
}

/** One import of one product. Sums are for the whole shipment and without VAT. */
export interface Shipment {
  /** Units that arrive and can be sold, at least 1. */
  readonly units: number;
  readonly goods: Halalas;
  /** Freight and insurance to the port or airport of arrival. */
  readonly freight: Halalas;
  readonly insurance: Halalas;
  /** Share of the customs value, as the customs tariff says for the product. */
  readonly dutyRate: BasisPoints;
  /** Clearance, port handling and transport to the warehouse: services of the Kingdom, with VAT. */
  readonly clearance: Halalas;
  /** Costs without VAT: inspection abroad, bank fees, conformity certificates. */
  readonly other: Halalas;
  readonly vatRegistered: boolean;
}

/** The fee of the customs authority for a declaration: a share of the customs value, within two sums. */
const customsServiceFee = { rate: 15, least: 15_00, most: 500_00 } as const;

/** The customs service fee of a shipment, rounded half up. */
const serviceFeeOf = (customsValue: Halalas): Halalas =>
  Math.min(
    customsServiceFee.most,
    Math.max(customsServiceFee.least, shareOf(customsValue, customsServiceFee.rate)),
  );

/** Every line from the supplier's invoice to the shelf. */
export interface LandedCost {
  readonly goods: Halalas;
  readonly freight: Halalas;
  readonly insurance: Halalas;
  /** Goods, freight and insurance. */
  readonly customsValue: Halalas;
  readonly duty: Halalas;
  /** For the declaration; counted without VAT. */
  readonly customsFee: Halalas;
  /** On the customs value and the duty. */
  readonly importVat: Halalas;
  readonly clearance: Halalas;
  readonly clearanceVat: Halalas;
  readonly other: Halalas;
  /** Everything paid, VAT included. */
  readonly paid: Halalas;
  /** The VAT within it that a registered seller recovers; 0 for one who is not registered. */
  readonly recovered: Halalas;
  /** Cost of the shipment for the seller: paid less recovered. */
  readonly total: Halalas;
  /** Amount for one unit, rounded up so that a price never starts below its cost. */
  readonly perUnit: Halalas;
}

/**
 * The cost of an import down to one unit. Each line is rounded half up once; the cost of a unit is rounded up. Exact for sums up to
 * 10 million SAR each. Sources: the customs value is cost, insurance and freight (traddal.com, on the Common Customs Law of the GCC);
 * VAT is charged on it and the duty (shiphop.us); the duty rate is the seller's, from the customs tariff; the customs service fee is that of
 * 6 October 2024 (ZATCA's resolution 03-03-24, as PwC reported it on 17 September 2024 and Deloitte).
 */
export function landedCost(shipment: Shipment, vat: BasisPoints): LandedCost {
  const { units, goods, freight, insurance, dutyRate, clearance, other, vatRegistered } = shipment;
  const customsValue = goods + freight + insurance;
  const duty = shareOf(customsValue, dutyRate);
  const customsFee = serviceFeeOf(customsValue);
  const importVat = shareOf(customsValue + duty, vat);
  const clearanceVat = shareOf(clearance, vat);
  const paid = customsValue + duty + customsFee + importVat + clearance + clearanceVat + other;
  const recovered = vatRegistered ? importVat + clearanceVat : 0;
  const total = paid - recovered;
  return {
    goods,
    freight,
    insurance,
    customsValue,
    duty,
    customsFee,
    importVat,
    clearance,
    clearanceVat,
    other,
    paid,
    recovered,
    total,
    perUnit: Math.ceil(total / units),
  };
}
