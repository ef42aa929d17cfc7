import { expect, test } from 'vitest';
import type { DeemedSupplier } from '@saer/contract/fees/choices';
import type { FeeTable } from '@saer/contract/fees/fee-table';
import { feesToConfirm } from './fees-to-confirm.ts';
import { priceFigures } from './figure.ts';

const known = { status: 'sourced', source: 'https://example.com', note: null, confirmed: true } as const;
const unknown = { status: 'unsourced', source: null, note: null, confirmed: false } as const;

/** An answer with a commission of a provenance, recommended at 100.00 where no price is entered. */
function answer(
  referral: FeeTable['referralProvenance'][string],
  {
    entered = false,
    factor,
    vatRegistered = true,
    deemedSupplier = 'unknown',
  }: {
    readonly entered?: boolean;
    readonly factor?: boolean;
    readonly vatRegistered?: boolean;
    readonly deemedSupplier?: DeemedSupplier;
  } = {},
) {
  const point = { statement: { price: 100_00, profit: 20_00 } };
  const quote = {
    final: point,
    recommended: entered ? null : point,
    parcel: null,
    ...(factor === undefined
      ? {}
      : { rangeFactor: { confirmed: factor }, rangeFactorRole: 'target' as const }),
  };
  const table = { referralProvenance: { toys: referral }, sizeClasses: [], store: { deemedSupplier } };
  const product = { subFamily: 'toys', vatRegistered, vat: 1500 };
  return { quote, toConfirm: feesToConfirm(table, product, quote.parcel) };
}

const marks = (of: ReturnType<typeof answer>): readonly boolean[] => {
  const { price, profit } = priceFigures(of);
  return [price.isToConfirm, profit.isToConfirm];
};

test('a recommended price and its profit carry the weakest source', () => {
  expect(marks(answer(known))).toEqual([false, false]);
  expect(marks(answer(unknown))).toEqual([true, true]);
  expect(marks(answer(known, { factor: true }))).toEqual([false, false]);
  expect(marks(answer(known, { factor: false }))).toEqual([true, true]);
  expect(marks(answer(known, { vatRegistered: false }))).toEqual([true, true]);
  expect(marks(answer(known, { vatRegistered: false, deemedSupplier: 'sellerBears' }))).toEqual([
    false,
    false,
  ]);
});

test('an entered price is the seller’s own; only its profit rests on fees', () => {
  expect(marks(answer(known, { entered: true }))).toEqual([false, false]);
  expect(marks(answer(unknown, { entered: true }))).toEqual([false, true]);
});
