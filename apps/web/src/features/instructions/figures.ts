import { noOptionalLines, type OptionalLine } from '@saer/contract/fees/optional-lines';
import { curve, type CurvePoint, profitAt } from '@saer/pricing/search/profit';
import type { SizeClass } from '@saer/pricing/fees/fee-table';
import type { Quote } from '@saer/pricing/answer/quote';
import type { Statement } from '@saer/pricing/answer/statement';
import type { QuotableBook, StoreFeeTable, StoreProduct } from '@saer/quoting/fee-book';
import { quoteProduct } from '@saer/quoting/quote-product';
import type { NamedByCode } from '../../domain/names/name.ts';

/** The part of a fee book that the instructions use. */
export interface InstructionBook extends QuotableBook<InstructionFeeTable> {
  readonly stores: readonly (NamedByCode & {
    readonly feeTable: InstructionFeeTable | null;
    readonly firstDay: string | null;
  })[];
}

interface InstructionFeeTable extends StoreFeeTable {
  readonly sizeClasses: readonly (StoreFeeTable['sizeClasses'][number] & NamedByCode)[];
}

/** A cup: 20 × 12 × 9 cm, 450 g, for 18.50 SAR, at noon, with 20 % of the price as its target. */
export const exampleProduct = {
  store: 'NOON_SA_FBN',
  subFamily: 'home_general',
  sides: [200, 120, 90],
  weight: 450,
  cost: 1850,
  costIncludesVat: false,
  costVat: 1500,
  vat: 1500,
  vatRegistered: true,
  feeVatIsCost: false,
  marginRate: 2000,
  marginBase: 'price',
  extraRate: 0,
  extraFixed: 0,
  ...noOptionalLines,
} as const satisfies StoreProduct;

/** A toy cheap enough to be sold near the price at which the fees jump. */
export const cheapProduct = { ...exampleProduct, subFamily: 'toys', cost: 500 } as const;

/** The same cup in a box of 40 × 30 × 20 cm. */
const largeBox = [400, 300, 200] as const;

/** Says how far the drawing of a dead zone goes beyond it, in halalas. */
const around = 300;

/** A product with all that the engine says of it. The target is reached, so there is a price. */
interface Priced {
  readonly quote: Quote;
  /** At the recommended price. */
  readonly statement: Statement;
  readonly price: number;
  readonly profit: number;
}

/** A drawn dead zone: the higher prices of `zone` earn less than `zone.earnsMoreAt`. */
export interface DrawnZone {
  readonly zone: { readonly first: number; readonly last: number; readonly earnsMoreAt: number };
  readonly points: readonly CurvePoint[];
}

/** The figures of the texts, in halalas, basis points and grams: computed by the engine from the fees that the site is built with. */
export interface InstructionFigures {
  /** The day of the fees, `YYYY-MM-DD`. */
  readonly on: string;
  readonly store: NamedByCode;
  readonly sizeClasses: readonly (SizeClass & NamedByCode)[];
  readonly example: Priced;
  readonly sizeClass: NamedByCode;
  /** In `largeBox`. */
  readonly boxed: Priced;
  /** Not registered, and the store pays the VAT of the sale. */
  readonly unregistered: Priced;
  /** Not registered, and the store keeps it from the payout. */
  readonly keptByStore: Priced;
  readonly zeroRated: Priced;
  /** The cost of the example with the VAT of its purchase. */
  readonly costWithVat: number;
  readonly ofNet: Priced;
  readonly ofCost: Priced;
  readonly asSum: Priced;
  readonly cheap: Priced;
  /** The example with one of its usual lines, and with all of them. */
  readonly withLine: Readonly<Record<OptionalLine, Priced>>;
  readonly withLines: Priced;
  /** Profit that all lines leave of the example's own price. */
  readonly leftByLines: number;
  /** Absent where today's fees have none. */
  readonly gap?: { readonly first: number; readonly last: number };
  readonly deadZone?: DrawnZone;
}

function priced(book: InstructionBook, product: StoreProduct): Priced {
  const quoted = quoteProduct(book, product);
  const recommended = quoted.ok ? quoted.quote.recommended : null;
  if (!quoted.ok || recommended === null)
    throw new Error(`The instructions' example has no price: ${JSON.stringify(product)}`);
  const { statement } = recommended;
  return { quote: quoted.quote, statement, price: statement.price, profit: statement.profit };
}

function drawnZone({ quote: { deadZones, terms } }: Priced): DrawnZone | undefined {
  const [zone] = deadZones;
  if (zone === undefined || zone.last === null) return undefined;
  const { first, last, earnsMoreAt } = zone;
  // Between two breakpoints the profit is a straight line: its ends are enough.
  return { zone: { first, last, earnsMoreAt }, points: curve(terms, first - around, last + around, 2) };
}

/** The same book, with every store treating the VAT of unregistered sellers in one way. */
const withDeemedSupplier = (
  book: InstructionBook,
  deemedSupplier: 'storeBears' | 'sellerBears',
): InstructionBook => ({
  ...book,
  stores: book.stores.map((store) => ({
    ...store,
    feeTable: store.feeTable && { ...store.feeTable, store: { ...store.feeTable.store, deemedSupplier } },
  })),
});

/** Average costs of the example's seller: 8 % of the price for ads, 3 % for coupons, 1.20 SAR for returns, 0.40 SAR for storage. */
export const usualLines = { adsRate: 800, couponRate: 300, returnCost: 120, storageCost: 40 } as const;

/** A sum that the texts ask for as a profit: ten riyals. */
export const profitSum = 1000;

/** Computes the figures of the texts. Throws if the book cannot price the examples. */
export function instructionFigures(book: InstructionBook): InstructionFigures {
  const store = book.stores.find(({ code }) => code === exampleProduct.store);
  const example = priced(book, exampleProduct);
  const sizeClasses = store?.feeTable?.sizeClasses ?? [];
  const sizeClass = sizeClasses.find(({ code }) => code === example.quote.parcel?.sizeClass);
  if (store === undefined || sizeClass === undefined) throw new Error('The fee book has no example store.');
  const { marginRate: _, ...withoutTarget } = exampleProduct;
  const cheap = priced(book, cheapProduct);
  const unregistered = priced(book, { ...exampleProduct, vatRegistered: false });
  const keptByStore = priced(withDeemedSupplier(book, 'sellerBears'), {
    ...exampleProduct,
    vatRegistered: false,
  });
  const withLines = priced(book, { ...exampleProduct, ...usualLines });
  const gap = cheap.quote.gaps.find(({ last }) => last !== null);
  const deadZone = drawnZone(cheap);
  return {
    on: book.on,
    store,
    sizeClasses,
    example,
    sizeClass,
    boxed: priced(book, { ...exampleProduct, sides: [...largeBox] }),
    unregistered,
    keptByStore,
    zeroRated: priced(book, { ...exampleProduct, vat: 0 }),
    // Without a registration the VAT of the purchase is a cost.
    costWithVat: unregistered.statement.cost,
    ofNet: priced(book, { ...exampleProduct, marginBase: 'net' }),
    ofCost: priced(book, { ...exampleProduct, marginBase: 'cost' }),
    asSum: priced(book, { ...withoutTarget, marginAmount: profitSum }),
    cheap,
    withLine: {
      adsRate: priced(book, { ...exampleProduct, adsRate: usualLines.adsRate }),
      couponRate: priced(book, { ...exampleProduct, couponRate: usualLines.couponRate }),
      returnCost: priced(book, { ...exampleProduct, returnCost: usualLines.returnCost }),
      storageCost: priced(book, { ...exampleProduct, storageCost: usualLines.storageCost }),
    },
    withLines,
    leftByLines: profitAt(withLines.quote.terms, example.price),
    ...(gap?.last === undefined || gap.last === null ? {} : { gap: { first: gap.first, last: gap.last } }),
    ...(deadZone === undefined ? {} : { deadZone }),
  };
}

const shortSide = (millimetres: number): string => String(millimetres / 10);

/** Opens the open calculator with a product of the texts filled in, and `more` of its fields. */
export const exampleLink = (
  { store, subFamily, sides, weight, cost, marginRate }: typeof exampleProduct | typeof cheapProduct,
  more: Readonly<Record<string, string>> = {},
): string => {
  const [length, width, height] = sides;
  const fields = {
    store,
    subFamily,
    sizeBy: 'sides',
    length: shortSide(length),
    width: shortSide(width),
    height: shortSide(height),
    weight: String(weight),
    cost: (cost / 100).toFixed(2),
    marginRate: String(marginRate / 100),
    ...more,
  };
  return `/calculator?${new URLSearchParams(fields)}`;
};
