import { curve, type CurvePoint, profitAt as profitOf } from '@saer/pricing/search/profit';
import type { DeadZone } from '@saer/pricing/search/gaps';
import type { Terms } from '@saer/pricing/fees/terms';
import { priceProduct } from '@saer/quoting/price-product';
import { pricedStores, type DemoFeeBook, type DemoStore } from '../demo/demo-fee-book.ts';
import { exampleInput, readDemo } from '../demo/demo-input.ts';

/** A parcel of 1 kg with its packaging, cheap enough to be sold near the price at which the fee jumps. */
const exampleFields = { cost: '8', marginRate: '0', weight: '900' };
const AROUND = 300;

/** A real product whose higher price earns less, and the prices around it. Figures come from the fee table alone. */
export interface DeadZoneExample {
  readonly store: DemoStore;
  /** In grams, packaging included. */
  readonly shippingWeight: number;
  readonly terms: Terms;
  readonly zone: DeadZone & { readonly last: number };
  readonly points: readonly CurvePoint[];
  readonly from: number;
  readonly to: number;
}

/** Undefined where today's fees have no such range: the page then leaves the section out. */
export function deadZoneExample(book: DemoFeeBook): DeadZoneExample | undefined {
  const store = pricedStores(book).find(({ code }) => code === exampleInput.store);
  const read = readDemo({ ...exampleInput, ...exampleFields });
  if (store === undefined || !read.ok) return undefined;
  const found = priceProduct(book, read.product);
  if (!found.ok || found.quote.parcel === null) return undefined;
  const { terms, parcel, deadZones } = found.quote;
  const [zone] = deadZones;
  if (zone === undefined || zone.last === null) return undefined;
  const from = zone.earnsMoreAt - AROUND;
  const to = zone.last + AROUND;
  return {
    store,
    shippingWeight: parcel.shippingWeight,
    terms,
    zone: { ...zone, last: zone.last },
    // Between two breakpoints the profit is a straight line: its ends are enough.
    points: curve(terms, from, to, 2),
    from,
    to,
  };
}

export const profitAt = ({ terms }: DeadZoneExample, price: number): number => profitOf(terms, price);
