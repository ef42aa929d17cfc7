import { productInput } from '@saer/contract/products/product-input';
import { explainWeight } from '@saer/pricing/answer/explain-weight';
import { quote } from '@saer/pricing/answer/quote';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checkPrice } from './check-price.ts';
import { compareStores } from './compare-stores.ts';
import type { QuotableBook, StoreFeeTable, StoreProduct } from './fee-book.ts';
import { priceEffect } from './price-effect.ts';
import { priceProduct } from './price-product.ts';
import { quoteProduct } from './quote-product.ts';
import { confirmedTable } from './testing/confirmed-table.ts';

const agreed = { shape: 'flat', rate1: 500 } as const;
const agreedFulfilment = { below: 300, above: 300, breakpoint: null };

const store = (code: string, changes: Partial<StoreFeeTable> = {}) => ({
  code,
  firstDay: '2025-09-01',
  feeTable: { ...confirmedTable, store: { ...confirmedTable.store, code }, ...changes },
});

const book: QuotableBook = {
  on: '2026-01-01',
  stores: [
    store('STORE'),
    store('OTHER', { referralRules: { home: { shape: 'flat', rate1: 1000 } } }),
    { code: 'LATER', firstDay: '2026-03-01', feeTable: null },
  ],
  families: [{ code: 'house' }, { code: 'beauty' }],
  subFamilies: [
    { code: 'home', family: 'house' },
    { code: 'care', family: 'beauty' },
  ],
  types: [{ code: 'kettles', subFamily: 'home' }],
  overrides: [
    { store: 'STORE', barcode: '628', referral: agreed, fulfilment: agreedFulfilment },
    { store: 'STORE', barcode: '629', referral: null, fulfilment: agreedFulfilment },
  ],
};

const kettle = (changes: Partial<StoreProduct> = {}): StoreProduct => ({
  ...z.parse(z.object(productInput.shape), { subFamily: 'home', cost: 1150, marginRate: 2000 }),
  store: 'STORE',
  sides: [200, 250, 100],
  weight: 750,
  ...changes,
});

function quoted(product: StoreProduct, by = book) {
  const found = quoteProduct(by, product);
  if (!found.ok) throw new Error(found.fieldError.code);
  return found.quote;
}

const errorOf = (product: StoreProduct, by = book, feeTable?: string) => {
  const found = quoteProduct(by, product, feeTable);
  return found.ok ? undefined : found.fieldError;
};

describe('the fees of a product', () => {
  test('are those of its store', () => {
    expect(quoted(kettle()).terms.referral).toEqual({ shape: 'flat', rate1: 1400 });
    expect(quoted(kettle({ store: 'OTHER' })).terms.referral).toEqual({ shape: 'flat', rate1: 1000 });
  });

  test('are the agreed ones of its barcode in that store alone', () => {
    const { terms, parcel } = quoted(kettle({ barcode: '628' }));
    expect(terms).toMatchObject({ referral: agreed, fulfilment: agreedFulfilment });
    expect(parcel).toBeNull();
    expect(quoted(kettle({ barcode: '630' })).terms).toEqual(quoted(kettle()).terms);
    expect(quoted(kettle({ barcode: '628', store: 'OTHER' })).terms.referral).toMatchObject({ rate1: 1000 });
  });

  test('are the seller’s own before agreed ones, each fee separately', () => {
    const typed = { shape: 'flat', rate1: 700 } as const;
    const { terms } = quoted(kettle({ barcode: '628', override: { referral: typed } }));
    expect(terms).toMatchObject({ referral: typed, fulfilment: agreedFulfilment });
    expect(quoted(kettle({ barcode: '629' })).terms.referral).toEqual({ shape: 'flat', rate1: 1400 });
  });

  test('are those of the way of handing over, dropping off where none is said', () => {
    const [envelope, parcel, bulky] = confirmedTable.sizeClasses;
    if (!envelope || !parcel || !bulky) throw new Error('The table has three classes');
    const [slab] = parcel.slabs;
    if (!slab) throw new Error('The class has slabs');
    const picked = {
      ...parcel,
      slabs: [{ ...slab, feeBelow: 900, feeAbove: 1100 }],
      handover: 'PICKUP' as const,
    };
    const sizeClasses = [envelope, picked, { ...parcel, handover: 'DROP_OFF' as const }, bulky];
    const by = { ...book, stores: [store('STORE', { sizeClasses })] };
    expect(quoted(kettle(), by).terms.fulfilment.below).toBe(800);
    expect(quoted(kettle({ handover: 'PICKUP' }), by).terms.fulfilment.below).toBe(900);
  });

  test('include the range factor of the family, which follows from the sub family', () => {
    const status = { status: 'confirmed', confirmed: true } as const;
    const scope = { kind: 'family', code: 'house' } as const;
    const rangeFactors = [{ id: '9', scope, min: 1, max: null, factor: 20_000, ...status }];
    const by = {
      ...book,
      stores: [store('STORE', { rangeFactors: [...confirmedTable.rangeFactors, ...rangeFactors] })],
    };
    expect(quoted(kettle(), by)).toMatchObject({ rangeFactor: { id: '9' }, rangeFactorFloor: 1150 });
  });
});

describe('a product without a quote has an error at the field where that can be corrected', () => {
  test.each([
    ['an unknown store', { store: 'GONE' }, 'unknownStore', 'store'],
    ['a store without fees on the day', { store: 'LATER' }, 'noFeeTableYet', 'on'],
    ['an unknown family', { family: 'garden' }, 'unknownFamily', 'family'],
    ['a sub family of another family', { family: 'beauty' }, 'unknownSubFamily', 'subFamily'],
    ['a type of another sub family', { subFamily: 'care', type: 'kettles' }, 'unknownType', 'type'],
    ['a margin that no price reaches', { marginRate: 9900 }, 'targetUnreachable', 'marginRate'],
  ] as const)('%s', (_, changes, code, field) => {
    expect(errorOf(kettle(changes))).toMatchObject({ code, field });
  });

  test('the first day with fees is said, and where a code really belongs', () => {
    expect(errorOf(kettle({ store: 'LATER' }))?.details).toEqual({ on: '2026-01-01', first: '2026-03-01' });
    expect(errorOf(kettle({ family: 'beauty' }))?.details).toEqual({ subFamily: 'home', belongsTo: 'house' });
  });

  test('an unreachable target carries the highest margin for its message', () => {
    const details = errorOf(kettle({ marginRate: 9900 }))?.details;
    expect(details).toEqual({
      highestMarginRate: expect.any(Number),
      highestMarginPrice: expect.any(Number),
    });
  });

  test('a calculation that names a fee table is made by no other', () => {
    expect(errorOf(kettle(), book, '8')).toMatchObject({ code: 'unknownVersion', field: 'feeTable' });
    expect(errorOf(kettle(), book, '7')).toBeUndefined();
  });

  test('a refusal includes the engine’s input', () => {
    const refused = quoteProduct(book, kettle({ barcode: '628', marginRate: 9900 }));
    expect(refused).toMatchObject({
      ok: false,
      product: { family: 'house', override: { referral: agreed } },
    });
    expect(quoteProduct(book, kettle({ store: 'GONE' }))).not.toHaveProperty('product');
  });
});

describe('all ways to ask answer alike', () => {
  const products = [300, 600, 1150, 5200, 90_000].flatMap((cost) =>
    [{}, { vatRegistered: false }, { sizeClass: 'parcel' }, { barcode: '629' }].map((changes) =>
      kettle({ cost, ...changes }),
    ),
  );

  test('a quote is the engine’s, of the product as it was resolved', () => {
    for (const product of products) {
      const found = quoteProduct(book, product);
      if (!found.ok) throw new Error(found.fieldError.code);
      expect(found.quote).toEqual(quote(found.feeTable, found.product));
      const priced = priceProduct(book, product);
      expect(found.quote).toMatchObject(priced.ok ? priced.quote : priced);
    }
  });

  test('checking a price gives the same result as the quote of that price', () => {
    for (const product of products) {
      const { final, parcel, terms, deadZones, breakEven, largestCost, ownTarget } = quoted(product);
      const checked = checkPrice(book, product, final.statement.price);
      expect(checked).toMatchObject({
        quote: { parcel, terms, deadZones, breakEven, largestCost, ownTarget, recommended: null },
      });
      expect(checked.ok && checked.quote.final.statement).toEqual(final.statement);
    }
  });

  test('the effect of a fee change equals the quote of that price', () => {
    for (const product of products) {
      const { final, finalMeetsTarget, recommended } = quoted({ ...product, price: 9900 });
      expect(priceEffect(book, product, 9900)).toEqual({
        profit: final.statement.profit,
        meetsTarget: finalMeetsTarget,
        neededPrice: recommended.statement.price,
        isConfirmed: true,
      });
    }
  });
});

describe('a price that is checked', () => {
  test('needs no reachable target, and says by how much it is missed', () => {
    const product = kettle({ marginRate: 9900 });
    const { profit, ...effect } = priceEffect(book, product, 9900);
    const checked = checkPrice(book, product, 9900);
    expect(effect).toEqual({ meetsTarget: false, neededPrice: null, isConfirmed: true });
    expect(checked).toMatchObject({
      quote: { final: { statement: { profit } }, ownTarget: { ofPrice: 9900 }, largestCost: null },
    });
  });

  test('is compared with a target given separately', () => {
    const { marginRate: _, ...product } = kettle();
    const checked = checkPrice(book, product, 9900, { marginBase: 'net', marginRate: 1000 });
    expect(checked).toMatchObject({ quote: { ownTarget: { ofNet: 1000 } } });
    expect(checkPrice(book, product, 9900)).toMatchObject({ quote: { ownTarget: null, largestCost: null } });
    expect(checked.ok && checked.product).not.toHaveProperty('marginRate');
  });

  test('includes the profit with another parcel of the product', () => {
    const { sides: _, ...product } = kettle({ sizeClass: 'parcel', weight: 400 });
    const checked = checkPrice(book, product, 9900);
    if (!checked.ok || checked.quote.parcel === null) throw new Error('The price can be checked');
    const { largestVolume } = explainWeight(checked.feeTable, checked.product, checked.quote.parcel);
    const dearer = checkPrice(
      book,
      { ...product, override: { fulfilment: largestVolume?.fee ?? agreedFulfilment } },
      9900,
    );
    expect(checked.quote.weight?.largestVolume).toEqual({
      sizeClass: 'parcel',
      shippingWeight: largestVolume?.shippingWeight,
      profit: dearer.ok ? dearer.quote.final.statement.profit : undefined,
    });
  });
});

describe('stores side by side', () => {
  test('are those with fees on the day, each by its own fees and for the family', () => {
    const override = { referral: agreed };
    const { rows } = compareStores(book, kettle({ barcode: '628', override }));
    expect(rows.map((row) => row.store)).toEqual(['STORE', 'OTHER']);
    const rates = rows.map(({ outcome }) => outcome.ok && outcome.terms.referral);
    expect(rates).toEqual([
      { shape: 'flat', rate1: 1400 },
      { shape: 'flat', rate1: 1000 },
    ]);
  });

  test('is refused like a quote', () => {
    const { rows } = compareStores(book, kettle({ subFamily: 'care' }));
    expect(rows[1]?.outcome).toMatchObject({
      ok: false,
      fieldError: { code: 'noReferralRule', field: 'subFamily' },
    });
  });
});
