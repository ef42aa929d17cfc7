import { writtenProduct, type WrittenProduct } from '@saer/contract/products/product';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readProductRow } from './read-product-row.ts';
import { sampleBook } from '../testing/sample-book.ts';
import { textsOf } from './written-texts.ts';

const { stores, subFamilies, types } = sampleBook;

const money = fc.integer({ min: 0, max: 1_000_000_000 });
const positiveMoney = fc.integer({ min: 1, max: 1_000_000_000 });
const share = fc.integer({ min: 0, max: 10_000 });
const side = fc.integer({ min: 1, max: 10_000 });
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const referral = fc.oneof(
  fc.record({ shape: fc.constant('flat'), rate1: share }),
  fc.record({
    shape: fc.constantFrom('threshold', 'sliding'),
    rate1: share,
    limit: positiveMoney,
    rate2: share,
  }),
);
// Without a breakpoint, the fee above it is never used.
const fulfilment = fc.oneof(
  money.map((below) => ({ below, above: below, breakpoint: null })),
  fc.record({ below: money, above: money, breakpoint: positiveMoney }),
);

const fields = fc.record({
  store: fc.constantFrom(...stores),
  subFamily: fc.constantFrom(...subFamilies),
  namesFamily: fc.boolean(),
  pick: fc.nat(),
  barcode: fc.stringMatching(/^[0-9A-Z][0-9A-Z/_-]{0,20}[0-9]$/),
  nameEn: optional(fc.stringMatching(/^[A-Z][a-z0-9=+@%'"(),.]{0,30}$/)),
  nameAr: optional(fc.constantFrom('ساعة يد', 'عطر ٥٠ مل', 'كرسي=١', 'دلّة قهوة عربيّة', 'سعر −٥٠٪')),
  sides: fc.tuple(side, side, side),
  weight: fc.integer({ min: 1, max: 1_000_000 }),
  handover: optional(fc.constantFrom('DROP_OFF', 'PICKUP')),
  cost: positiveMoney,
  costIncludesVat: fc.boolean(),
  costVat: share,
  vat: share,
  vatRegistered: fc.boolean(),
  feeVatIsCost: fc.boolean(),
  marginRate: optional(fc.integer({ min: 0, max: 100_000 })),
  marginBase: fc.constantFrom('price', 'net', 'cost'),
  marginAmount: optional(money),
  extraRate: share,
  extraFixed: money,
  adsRate: share,
  couponRate: share,
  returnCost: money,
  storageCost: money,
  ending: optional(fc.constantFrom('none', '.95', '.99', 'whole')),
  override: optional(
    fc.oneof(fc.record({ referral }), fc.record({ fulfilment }), fc.record({ referral, fulfilment })),
  ),
  price: optional(positiveMoney),
});

/** Removes undefined values. */
const defined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const products = fields.map(({ store, subFamily, namesFamily, pick, ...rest }): WrittenProduct => {
  const kinds = types.filter((each) => each.subFamily === subFamily.code);
  const classes = (store.feeTable?.sizeClasses ?? []).filter(
    ({ handover }) => handover === null || handover === (rest.handover ?? 'DROP_OFF'),
  );
  return writtenProduct.parse(
    defined({
      ...rest,
      store: store.code,
      subFamily: subFamily.code,
      family: namesFamily ? subFamily.family : undefined,
      type: kinds[pick % (kinds.length + 1)]?.code,
      sizeClass: classes[pick % (classes.length + 1)]?.code,
    }),
  );
});

test.each(['ar', 'en'] as const)('a product written in %s is read as the same product', (language) => {
  fc.assert(
    fc.property(products, (product) => {
      const texts = textsOf(product, sampleBook, language);
      expect(readProductRow(texts, { book: sampleBook, defaults: {}, units: {} })).toEqual({
        ok: true,
        product,
        doubts: expect.any(Array),
      });
    }),
    { numRuns: 500 },
  );
});

test('whatever texts are read as a product pass the contract, and nothing throws', () => {
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'noon',
      'FBN',
      'Watches',
      'عطور',
      '15%',
      '12',
      '٥٫٥',
      '6.28E+12',
      '20 kg',
      '=1+1',
      '#N/A',
    ),
  );
  const columns = Object.keys(
    textsOf(fc.sample(products, 1)[0] ?? writtenProduct.parse({}), sampleBook, 'en'),
  );
  const texts = fc.dictionary(fc.constantFrom(...columns, '__proto__', 'constructor'), word);
  const base = { store: 'FBN', subFamily: 'Watches', cost: '10', name: 'A', sizeClass: 'bulky', weight: '5' };
  fc.assert(
    fc.property(texts, (some) => {
      const row = readProductRow({ ...base, ...some }, { book: sampleBook, defaults: {}, units: {} });
      if (row.ok) expect(writtenProduct.parse(row.product)).toEqual(row.product);
      else expect(row.problems.length).toBeGreaterThan(0);
    }),
    { numRuns: 1000 },
  );
});
