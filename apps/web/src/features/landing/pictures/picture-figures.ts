import { checkPrice } from '@saer/quoting/check-price';
import { quoteProduct } from '@saer/quoting/quote-product';
import type { NamedByCode } from '../../../domain/names/name-of.ts';
import { type DemoFeeBook, type DemoStore, pricedStores } from '../demo/demo-fee-book.ts';
import { choose } from '../demo/answer-demo.ts';
import { type DemoInput, exampleInput, readDemo } from '../demo/demo-input.ts';

/** A product of a picture with its price. Sums in halalas. */
export interface PicturedProduct {
  readonly category: NamedByCode;
  readonly cost: number;
  readonly price: number;
  readonly profit: number;
  readonly margin: number;
}

/** The example in one store. */
export interface PicturedStore {
  readonly store: DemoStore;
  readonly price: number;
  readonly fees: number;
  readonly profit: number;
  readonly isBest: boolean;
}

/** A product before and after a fee becomes higher. */
export interface PicturedChange {
  readonly category: NamedByCode;
  readonly priceBefore: number;
  readonly profitBefore: number;
  /** At the same price, with the new fee. */
  readonly profitAfter: number;
  readonly priceAfter: number;
}

const sheet: readonly Partial<DemoInput>[] = [
  { subFamily: 'toys', cost: '18', weight: '450' },
  { subFamily: 'headphones', cost: '96', weight: '300' },
  { subFamily: 'fragrance', cost: '140', weight: '600' },
  { subFamily: 'sports_outdoors', cost: '52', weight: '1100' },
  { subFamily: 'phone_accessories', cost: '9', weight: '150' },
];

/** The fee of a picture is this much higher: one riyal. */
export const feeRise = 100;

const quoteOf = (book: DemoFeeBook, changed: Partial<DemoInput>) => {
  const read = readDemo(choose(book, exampleInput, changed));
  if (!read.ok) return undefined;
  const quoted = quoteProduct(book, read.product);
  return quoted.ok ? { product: read.product, quote: quoted.quote } : undefined;
};

const categoryOf = (book: DemoFeeBook, code: string | undefined) =>
  book.subFamilies.find((each) => each.code === code);

/** A sheet of products, each priced by the fees of the page. */
export const picturedSheet = (book: DemoFeeBook): readonly PicturedProduct[] =>
  sheet.flatMap((row) => {
    const category = categoryOf(book, row.subFamily);
    const found = quoteOf(book, row);
    if (category === undefined || found === undefined) return [];
    const { statement, margins } = found.quote.recommended;
    const { price, profit, cost } = statement;
    return [{ category, cost, price, profit, margin: margins.ofPrice ?? 0 }];
  });

/** The page's example in every store that publishes its fees. */
export const picturedStores = (book: DemoFeeBook): readonly PicturedStore[] => {
  const stores = pricedStores(book).flatMap((store) => {
    const found = quoteOf(book, { store: store.code });
    if (found === undefined) return [];
    const { price, profit, totalStoreFees } = found.quote.recommended.statement;
    return [{ store, price, profit, fees: totalStoreFees }];
  });
  const lowest = Math.min(...stores.map(({ price }) => price));
  const best = stores.find(({ price }) => price === lowest);
  return stores.map((each) => ({ ...each, isBest: each === best }));
};

/** The fees of a page with every fulfilment fee higher by `feeRise`. */
const withHigherFees = (book: DemoFeeBook): DemoFeeBook => ({
  ...book,
  stores: book.stores.map((store) => ({
    ...store,
    feeTable: {
      ...store.feeTable,
      sizeClasses: store.feeTable.sizeClasses.map((sizeClass) => ({
        ...sizeClass,
        slabs: sizeClass.slabs.map(({ maxWeight, feeBelow, feeAbove }) => ({
          maxWeight,
          feeBelow: feeBelow + feeRise,
          feeAbove: feeAbove + feeRise,
        })),
      })),
    },
  })),
});

/** The first products of the sheet, before and after every fulfilment fee becomes higher. */
export const picturedChanges = (book: DemoFeeBook): readonly PicturedChange[] => {
  const later = withHigherFees(book);
  return sheet.slice(0, 3).flatMap((row) => {
    const category = categoryOf(book, row.subFamily);
    const [before, after] = [quoteOf(book, row), quoteOf(later, row)];
    if (category === undefined || before === undefined || after === undefined) return [];
    const { price, profit } = before.quote.recommended.statement;
    const same = checkPrice(later, before.product, price);
    if (!same.ok) return [];
    return [
      {
        category,
        priceBefore: price,
        profitBefore: profit,
        profitAfter: same.quote.final.statement.profit,
        priceAfter: after.quote.recommended.statement.price,
      },
    ];
  });
};
