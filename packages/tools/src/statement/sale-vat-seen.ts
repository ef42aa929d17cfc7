import { halfUp } from '@saer/pricing/money/rounding';
import type { Halalas } from '@saer/pricing/money/units';
import { deemedSupplierSince } from '@saer/pricing/fees/deemed-supplier';
import { toHalalas, type ChargeStyle, chargedSum } from './charged-sum.ts';
import { chargesOf } from './categories.ts';
import type { CheckedLine } from './check-lines.ts';

/** The fewest sales that show who bears the VAT, and the fewest of one product at one price. */
const fewestSales = 3;

/** Who bears the VAT of a sale, as a sale shows it: the store keeps it from the payout, or the payout is whole. */
type SeenBearer = 'sellerBears' | 'storeBears';

/** Sales of a store by what they show of the VAT in payouts. */
export interface SeenSaleVat {
  readonly store: string;
  /** Null where too few sales show it, or they contradict each other. */
  readonly seen: SeenBearer | null;
  readonly sellerBears: number;
  readonly storeBears: number;
  /** Sales of which the file names both figures, and which show neither. */
  readonly neither: number;
  /** Some of it was compared with the price of the saved product, which the file does not name. */
  readonly bySavedPrice: boolean;
}

/** Takes 15 % VAT out of a price, rounded half up. */
const withoutVat = (price: Halalas): Halalas => halfUp(price * 100, 115);

/** Compares what was paid for a sale with its price; null where it is neither. `tolerance`: halalas that rounding explains. */
function findBearer(price: Halalas, proceeds: Halalas, tolerance: number): SeenBearer | null {
  const [fromWhole, fromNet] = [Math.abs(proceeds - price), Math.abs(proceeds - withoutVat(price))];
  // At a few halalas both can fit.
  if (fromWhole <= tolerance === fromNet <= tolerance) return null;
  return fromWhole <= tolerance ? 'storeBears' : 'sellerBears';
}

/** Compares the figures that the file itself names; undefined where it does not name both. */
function bearerByFile(of: CheckedLine, style: ChargeStyle): SeenBearer | null | undefined {
  const { line } = of;
  const price = toHalalas(line.price ?? 0);
  if (line.proceeds !== undefined) return findBearer(price, toHalalas(line.proceeds), line.quantity);
  if (line.paid === undefined || line.paid === 0) return undefined;
  const paid = toHalalas(line.paid);
  const charges = chargesOf(of);
  const tolerance = line.quantity + charges.filter(([, { charged }]) => charged !== 0).length;
  const withVat = charges.reduce((sum, [, { charged }]) => sum + charged, 0);
  // The column may hold the fees as the file has them, or with their VAT.
  const asWritten = [line.referral, line.fulfilment, ...line.charges].reduce(
    (sum, charge) =>
      sum +
      (charge === null
        ? 0
        : chargedSum({ amount: charge.amount, vat: null }, { ...style, vat: 'included', isChosen: true }, 0)),
    0,
  );
  return findBearer(price, paid + withVat, tolerance) ?? findBearer(price, paid + asWritten, tolerance);
}

interface SaleVatContext {
  /** By file. */
  readonly styles: readonly ChargeStyle[];
  /** True if a seller whose line names no saved product is registered. */
  readonly isRegistered: boolean;
}

/**
 * Finds out for each store whether it keeps the VAT in the price from the payouts of a seller who is not registered: by sales since the law
 * makes it the supplier. Both figures are the file's own; where it names only one, it is compared with the price of the saved product, and
 * counts only if at least three sales of the product were paid the same. At most a tenth may show the contrary.
 */
export function seenSaleVat(checked: readonly CheckedLine[], context: SaleVatContext): SeenSaleVat[] {
  const stores = new Map<
    string,
    { sellerBears: number; storeBears: number; neither: number; bySavedPrice: boolean }
  >();
  const sums = (store: string) => {
    const found = stores.get(store) ?? { sellerBears: 0, storeBears: 0, neither: 0, bySavedPrice: false };
    stores.set(store, found);
    return found;
  };
  /** Sales of one product that were paid the same. */
  const alike = new Map<string, { readonly store: string; readonly seen: SeenBearer; sales: number }>();
  for (const of of checked) {
    const { line, product, store } = of;
    const isTaxed =
      product === null ? !context.isRegistered : !product.product.vatRegistered && product.product.vat > 0;
    if (!isTaxed || line.kind !== 'sale' || (line.price ?? 0) <= 0) continue;
    if (line.day === null || line.day < deemedSupplierSince) continue;
    const byFile = bearerByFile(of, context.styles[line.file] ?? { sign: -1, vat: 'excluded' });
    if (byFile !== undefined) {
      sums(store)[byFile ?? 'neither'] += 1;
      continue;
    }
    const saved = product?.product.price;
    if (saved === undefined) continue;
    const paid = toHalalas(line.price ?? 0);
    const seen = findBearer(saved * line.quantity, paid, line.quantity);
    if (seen === null) continue;
    const key = `${store} ${of.key} ${line.quantity} ${paid}`;
    const found = alike.get(key) ?? { store, seen, sales: 0 };
    found.sales += 1;
    alike.set(key, found);
  }
  for (const { store, seen, sales } of alike.values()) {
    if (sales < fewestSales) continue;
    sums(store)[seen] += sales;
    sums(store).bySavedPrice = true;
  }
  return [...stores].map(([store, found]) => ({ store, ...found, seen: decided(found) }));
}

function decided({
  sellerBears,
  storeBears,
  neither,
}: Pick<SeenSaleVat, 'sellerBears' | 'storeBears' | 'neither'>): SeenBearer | null {
  const seen = sellerBears >= storeBears ? 'sellerBears' : 'storeBears';
  const [most, least] = [Math.max(sellerBears, storeBears), Math.min(sellerBears, storeBears) + neither];
  return most >= fewestSales && least * 10 <= most + least ? seen : null;
}
