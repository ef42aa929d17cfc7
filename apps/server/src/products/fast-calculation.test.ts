import * as z from 'zod/mini';
import { quoteProduct } from '@saer/quoting/quote-product';
import { calculateRow } from '@saer/contract/products/calculate';
import { quote } from '@saer/contract/products/quote';
import { marginBases } from '@saer/contract/products/product-input';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { presentFieldsParser } from '../http/mounting/parse-input.ts';
import { findFeeBook } from '../fees/queries.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { parseValidRow, writeQuote } from './calculation/price-batch.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());

const full = {
  store: 'NOON_SA_FBN',
  barcode: '628000000001',
  family: 'fashion',
  subFamily: 'watches',
  sizeClass: 'standard_parcel',
  sides: [200, 150, 100],
  weight: 400,
  handover: 'PICKUP',
  cost: 50_00,
  costIncludesVat: true,
  costVat: 1500,
  vat: 0,
  vatRegistered: false,
  feeVatIsCost: true,
  marginRate: 2000,
  marginBase: 'cost',
  marginAmount: 5_00,
  extraRate: 100,
  extraFixed: 50,
  adsRate: 500,
  couponRate: 150,
  returnCost: 75,
  storageCost: 20,
  ending: 'none',
  price: 99_00,
};

describe('a row parsed by the fields it has', () => {
  test('has all common fields, or only the required ones', () => {
    const { store, subFamily, cost } = full;
    for (const row of [full, { store, subFamily, cost }])
      expect(parseValidRow(row)).toEqual(z.parse(calculateRow, row));
  });

  test('is always the same as parsed by the schema', () => {
    const texts = [
      null,
      undefined,
      true,
      '',
      'x',
      'x'.repeat(64),
      'x'.repeat(65),
      'a\0b',
      '1x',
      'none',
      'PICKUP',
    ];
    const numbers = [0, -0, -1, 1, 1.5, 2 ** 53, 1e30, Number.NaN, Infinity];
    const limits = [10_000, 100_000, 1_000_000, 1e9].flatMap((limit) => [limit, limit + 1]);
    const lists = [[], {}, [1, 2], [1, 2, 3], [1, 2, 3, 4], [1, 2, '3'], [1, 2, 10_001], [0, 1, 2]];
    const values: readonly unknown[] = [
      ...texts,
      ...numbers,
      ...limits,
      ...lists,
      new Date(0),
      'true',
      'price',
    ];
    let quick = 0;
    for (const key of [...Object.keys(full), 'override', 'unknown', 'toString'])
      for (const value of values) {
        const row = { ...full, [key]: value };
        const found = parseValidRow(row);
        if (found === undefined) continue;
        quick += 1;
        const parsed = z.safeParse(calculateRow, row);
        expect(parsed.success, `${key} ${String(value)}`).toBe(true);
        expect(found).toEqual(parsed.data);
      }
    expect(quick).toBeGreaterThan(50);
    for (const sent of [null, undefined, 1, 'x', [], [full]]) expect(parseValidRow(sent)).toBeUndefined();
  });
});

test('only a strict schema without checks of its own can be parsed by its fields', () => {
  const fields = { cost: z.number() };
  expect(presentFieldsParser(z.strictObject(fields))({ cost: 1 })).toEqual({ cost: 1 });
  for (const schema of [z.object(fields), z.strictObject(fields).check(z.refine(() => false))])
    expect(() => presentFieldsParser(schema)).toThrow(TypeError);
});

test('a quote is serialised exactly like its schema does', async () => {
  const book = await findFeeBook(server.db, '2026-11-20', null);
  const parcels = [
    { sides: [200, 150, 100], weight: 400 },
    { sides: [20, 15, 10], weight: 40 },
    { sizeClass: 'standard_parcel', weight: 900 },
    { sizeClass: 'oversize', sides: [200, 150, 100], weight: 900 },
    { override: { fulfilment: { below: 15_00, above: 16_00, breakpoint: 20_00 } } },
    {
      override: {
        referral: { shape: 'threshold', rate1: 500, limit: 50_00, rate2: 900 },
        fulfilment: { below: 15_00, above: 15_00, breakpoint: null },
      },
    },
  ];
  const wishes = [
    {},
    { marginAmount: 9_00, ending: 'none' },
    { price: 45_00, vatRegistered: false, costIncludesVat: true },
    ...marginBases.map((marginBase) => ({ marginRate: 1800, marginBase })),
    ...['.95', '.99', 'whole', 'none'].map((ending) => ({ marginRate: 700, ending })),
  ];
  const written = new Set<string>();
  for (const { code: store } of book.stores)
    for (const { code: subFamily } of book.subFamilies.filter((_, at) => at % 5 === 0))
      for (const cost of [9_00, 24_99, 100_00, 4_000_00])
        for (const parcel of parcels)
          for (const wish of wishes) {
            const row = z.safeParse(calculateRow, { store, subFamily, cost, ...parcel, ...wish });
            if (!row.success) continue;
            const priced = quoteProduct(book, row.data);
            if (!priced.ok) continue;
            const text = writeQuote(priced);
            // The order of fields may differ.
            const bySchema = JSON.stringify(
              z.encode(quote, { ...priced.quote, toConfirm: priced.toConfirm }),
            );
            expect(JSON.parse(text)).toEqual(JSON.parse(bySchema));
            written.add(text);
          }
  expect(written.size).toBeGreaterThan(1_000);
});
