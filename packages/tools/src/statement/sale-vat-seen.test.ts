import { describe, expect, test } from 'vitest';
import { chargeSign, type ChargeStyle } from './charged-sum.ts';
import { findHeaders } from './columns.ts';
import type { ReadStatement } from './line.ts';
import { moneyColumns } from './other-charges.ts';
import { AmazonReader } from './read-amazon.ts';
import type { StatementProduct } from './match-product.ts';
import { NoonReader } from './read-noon.ts';
import { seenSaleVat } from './sale-vat-seen.ts';
import { checkLines, kettle, readRows, type Row, row } from './testing/statement-rows.ts';

const unregistered: StatementProduct = {
  ...kettle,
  product: { ...kettle.product, vatRegistered: false, price: 4999 },
};

interface Options {
  readonly product?: StatementProduct | null;
  readonly isRegistered?: boolean;
  readonly vat?: ChargeStyle['vat'];
}
function seenIn(
  { lines }: ReadStatement,
  { product = unregistered, isRegistered = false, vat = 'excluded' }: Options = {},
) {
  const styles = [{ sign: chargeSign(lines), vat }];
  const { checked } = checkLines(lines, { products: product === null ? [] : [product], styles });
  return seenSaleVat(checked, { styles, isRegistered });
}
const many = <Each>(count: number, make: (at: number) => Each): Each[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Rows of noon's Consolidated Item Level Fees Report. */
function itemFees(rows: readonly Row[]): ReadStatement {
  const names =
    'marketplace,order_nr,item_nr,sku,partner_sku,item_status,country_code,ordered_date,currency_code,invoice_price,fee_referral,fee_outbound_fbn,total_payment'.split(
      ',',
    );
  const found = findHeaders([names]);
  if (found === null) throw new Error('No headers');
  const reader = new NoonReader(found.columns, {
    file: 0,
    dayOrder: 'dayFirst',
    known: new Set(),
    money: moneyColumns(names, found.columns, found.layout),
    namesPaidPrice: true,
  });
  for (const [at, cells] of rows.entries())
    reader.take(
      names.map((name) => cells[name] ?? ''),
      at + 2,
    );
  return reader.end();
}
let item = 0;
const feeRow = (total: string, changes: Row = {}): Row => {
  item += 1;
  return {
    marketplace: 'noon',
    order_nr: `NSA${item}`,
    item_nr: `NSA${item}-1`,
    partner_sku: 'KET-1',
    item_status: 'delivered',
    country_code: 'SA',
    ordered_date: '2026-03-01',
    currency_code: 'SAR',
    invoice_price: '49.99',
    fee_referral: '-6.9986',
    fee_outbound_fbn: '-10',
    total_payment: total,
    ...changes,
  };
};
/** Fees with VAT: 8.05 and 11.50. Of 49.99, 43.47 are without VAT. */
const whole = '30.44';
const kept = '23.92';

describe('noon’s report of prices and payments', () => {
  test('shows that the VAT is kept, or that the payout is whole', () => {
    const found = { store: 'NOON_SA_FBN', neither: 0, bySavedPrice: false };
    expect(seenIn(itemFees(many(3, () => feeRow(kept))))).toEqual([
      { ...found, seen: 'sellerBears', sellerBears: 3, storeBears: 0 },
    ]);
    expect(seenIn(itemFees(many(4, () => feeRow(whole))))).toEqual([
      { ...found, seen: 'storeBears', sellerBears: 0, storeBears: 4 },
    ]);
  });

  test('shows it too where its totals contain the fees as its columns have them', () => {
    expect(seenIn(itemFees(many(3, () => feeRow('32.99'))))).toMatchObject([{ seen: 'storeBears' }]);
    expect(seenIn(itemFees(many(3, () => feeRow('26.47'))))).toMatchObject([{ seen: 'sellerBears' }]);
  });

  test.each([
    ['two sales', [kept, kept]],
    ['a contradiction of more than a tenth', [...many(8, () => kept), whole]],
    ['sums that show neither, more than a tenth', [...many(8, () => kept), '10.00']],
  ])('%s are not enough', (_name, totals) => {
    expect(seenIn(itemFees(totals.map((total) => feeRow(total))))).toMatchObject([{ seen: null }]);
  });

  test('a tenth may show the contrary', () => {
    const totals = [...many(9, () => kept), whole];
    expect(seenIn(itemFees(totals.map((total) => feeRow(total))))).toMatchObject([
      { seen: 'sellerBears', sellerBears: 9, storeBears: 1 },
    ]);
  });

  const { price: _price, ...unpricedProduct } = unregistered.product;
  const unpriced: StatementProduct = { ...unregistered, product: unpricedProduct };
  test.each<readonly [string, Row, Options]>([
    ['returns', { item_status: 'returned' }, {}],
    ['sales before 2026', { ordered_date: '2025-12-31' }, {}],
    ['sales without a total', { total_payment: '' }, { product: unpriced }],
    ['a registered seller', {}, { product: kettle }],
    ['products that are not saved, of a registered seller', {}, { product: null, isRegistered: true }],
    ['goods without VAT', {}, { product: { ...unregistered, product: { ...unregistered.product, vat: 0 } } }],
  ])('%s show nothing', (_name, changes, options) => {
    expect(seenIn(itemFees(many(3, () => feeRow(kept, changes))), options)).toEqual([]);
  });

  test('products that are not saved show it for a seller who is not registered', () => {
    expect(seenIn(itemFees(many(3, () => feeRow(kept))), { product: null })).toMatchObject([
      { seen: 'sellerBears' },
    ]);
  });
});

const sale = (proceeds: string, changes: Row = {}) =>
  row({ net_proceeds: proceeds, ordered_date: '2026-03-01 10:00:00', ...changes });

describe('noon’s report of proceeds alone', () => {
  test('is compared with the saved price where three sales were paid the same', () => {
    const found = [{ seen: 'sellerBears', sellerBears: 3, bySavedPrice: true }];
    expect(seenIn(readRows(many(3, () => sale('43.47'))))).toMatchObject(found);
    expect(seenIn(readRows(many(3, () => sale('49.99'))))).toMatchObject([{ seen: 'storeBears' }]);
    expect(seenIn(readRows([sale('43.47'), sale('43.47'), sale('43.46')]))).toEqual([]);
    expect(seenIn(readRows(many(5, () => sale('40.00'))))).toEqual([]);
  });

  test('is not compared without a saved price', () => {
    const { price: _price, ...product } = unregistered.product;
    const unpriced: StatementProduct = { ...unregistered, product };
    expect(seenIn(readRows(many(3, () => sale('43.47'))), { product: unpriced })).toEqual([]);
  });
});

describe('Amazon’s settlement', () => {
  const names =
    'settlement-id transaction-type order-id marketplace-name amount-type amount-description amount posted-date order-item-code sku quantity-purchased currency'.split(
      ' ',
    );
  const settlement = (withheld: string | null, tax = '6.52'): ReadStatement => {
    const found = findHeaders([names]);
    if (found === null) throw new Error('No headers');
    const reader = new AmazonReader(found.columns, { file: 0, dayOrder: 'dayFirst', known: new Set() });
    const take = (values: Row) =>
      reader.take(
        names.map((name) => values[name] ?? ''),
        2,
      );
    for (const order of ['405-1', '405-2', '405-3']) {
      const amount = (type: string, description: string, value: string) =>
        take({
          'settlement-id': '77',
          'transaction-type': 'Order',
          'order-id': order,
          'order-item-code': `${order}-1`,
          'marketplace-name': 'Amazon.sa',
          'amount-type': type,
          'amount-description': description,
          amount: value,
          'posted-date': '2026-03-01',
          sku: 'KET-1',
          'quantity-purchased': '1',
          currency: 'SAR',
        });
      amount('ItemPrice', 'Principal', tax === '' ? '49.99' : '43.47');
      if (tax !== '') amount('ItemPrice', 'Tax', tax);
      if (withheld !== null) amount('ItemWithheldTax', 'MarketplaceFacilitatorVAT-Principal', withheld);
      amount('ItemFees', 'Commission', '-8.05');
    }
    return reader.end();
  };

  test('names the VAT of a sale and what it withholds of it', () => {
    const found = { store: 'AMAZON_SA_FBA', sellerBears: 0, storeBears: 0, bySavedPrice: false };
    expect(seenIn(settlement('-6.52'), { vat: 'included' })).toMatchObject([
      { ...found, seen: 'sellerBears', sellerBears: 3 },
    ]);
    expect(seenIn(settlement(null), { vat: 'included' })).toMatchObject([
      { ...found, seen: 'storeBears', storeBears: 3 },
    ]);
    expect(seenIn(settlement('-3.00'), { vat: 'included' })).toMatchObject([{ seen: null, neither: 3 }]);
  });

  test('without either is compared with the saved price', () => {
    expect(seenIn(settlement(null, ''), { vat: 'included' })).toMatchObject([
      { seen: 'storeBears', bySavedPrice: true },
    ]);
  });
});
