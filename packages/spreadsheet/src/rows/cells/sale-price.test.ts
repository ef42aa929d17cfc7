import { describe, expect, test } from 'vitest';
import { openPaste } from '../../read/open-paste.ts';
import { productSheet } from '../../read-product-sheets.ts';
import { daysOf, splitPrice } from './sale-price.ts';
import { sampleBook as book } from '../testing/sample-book.ts';

const today = '2026-11-27';
const sheetOf = (headers: string, ...rows: readonly string[]) =>
  productSheet(
    openPaste([headers, ...rows].map((line) => line.split('|').join('\t')).join('\n')),
    undefined,
    today,
  );

const noon = 'country_code|id_partner|partner_sku|price|sale_price|sale_start|sale_end';
const priceOf = (sale: string, from: string, until: string, price = '99'): string | undefined =>
  sheetOf(noon, `SA|1|A|${price}|${sale}|${from}|${until}`).texts()[0]?.texts.currentPrice;

describe('the current price of a file of noon', () => {
  test.each([
    ['a running sale', '59', '2020-01-01', '2099-12-31', '59'],
    ['a sale without an end', '59', '2026-11-27', '', '59'],
    ['a sale without a beginning', '59', '', '2026-11-27 23:59:59', '59'],
    ['a sale without dates', '59', '', '', '59'],
    ['a sale on its last day in Riyadh', '59', '', '2026-11-26T22:00:00Z', '59'],
    ['a sale that has ended', '59', '2020-01-01', '2026-11-26', '99'],
    ['a sale that has ended, at a higher price', '120', '2020-01-01', '2026-11-26', '99'],
    ['a sale that has not begun', '59', '2026-11-28', '2099-12-31', '99'],
    ['no sale', '', '', '', '99'],
    ['no sale, as programs write it', '0', 'null', '0000-00-00', '99'],
    ['the same price', '99.00', '', '', '99'],
    ['a sale with the day first', '59', '20/11/2026', '30/11/2026', '59'],
    ['a sale whose days may be months, and which runs either way', '59', '01/02/2026', '12/12/2026', '59'],
    ['a sale whose end may be past', '59', '01/02/2026', '04/12/2026', '99 (59?)'],
    ['a higher sale price', '120', '', '', '99 (120?)'],
    ['a beginning that cannot be read', '59', 'soon', '', '99 (59?)'],
    ['an end that may be past', '59', '', '11/12/2026', '99 (59?)'],
    ['an impossible day', '59', '', '2026-02-31', '99 (59?)'],
    ['an end before the beginning', '59', '2026-12-01', '2026-11-01', '99 (59?)'],
  ] as const)('with %s', (_, sale, from, until, price) => {
    expect(priceOf(sale, from, until)).toBe(price);
  });

  test('is the sale price alone where no price stands beside it', () => {
    expect(priceOf('59', '', '', '')).toBe('59');
  });

  test('says how many prices are those of a sale, and until when', () => {
    const rows = ['59||2026-12-31', '58||2026-12-01', '57||', '120||', '||'].map(
      (sale, at) => `SA|1|A${at}|99|${sale}`,
    );
    expect(sheetOf(noon, ...rows).read().sales).toEqual({
      rows: [1, 2, 3],
      ends: { first: '2026-12-01', last: '2026-12-31' },
      doubted: [4],
    });
  });

  test('is the ordinary one if the sale price is left out', () => {
    const sheet = sheetOf(noon, 'SA|1|A|99|59||');
    const left = sheet.withAnswers({ mapping: sheet.columns.mapping, units: {}, ignored: [4] });
    expect(left.texts()[0]?.texts.currentPrice).toBe('99');
    expect(left.columns.ignored).toContain(4);
    expect(sheet.columns.ignored).not.toContain(4);
  });
});

const full = 'SKU|Product name|Store|Category|Size class|Weight (g)|Cost (SAR)';
const cells = 'A|Lamp|FBN|Watches|standard_parcel|400|30';

describe('a price beside a sale price in a sheet of no known layout', () => {
  test.each([
    ['Price|Sale price', '99|59', '59'],
    ['Sale price|Price', '59|99', '59'],
    ['Regular price|Sale price|Sale start date|Sale end date', '99|59|2026-01-01|2026-12-31', '59'],
    ['Regular price|Sale price|Sale start date|Sale end date', '99|59|2026-01-01|2026-02-01', '99'],
    ['السعر|السعر المخفض|تاريخ نهاية التخفيض', '99|59|2099-01-01', '59'],
    ['سعر البيع|السعر بعد الخصم', '99|', '99'],
    ['Sale price|Reference', '59|x', '59'],
  ] as const)('%s: %s', (headers, values, price) => {
    const sheet = sheetOf(`${full}|${headers}`, `${cells}|${values}`);
    expect(sheet.texts()[0]?.texts.currentPrice).toBe(price);
    expect(
      sheet.columns.questions.filter(({ index }) => headers.split('|')[index - 7] !== 'Reference'),
    ).toEqual([]);
  });

  test('is asked about where the other price is the current one by its name', () => {
    const sheet = sheetOf(`${full}|Current price (SAR)|Sale price`, `${cells}|99|59`);
    expect(sheet.texts()[0]?.texts.currentPrice).toBe('99');
    expect(sheet.columns.questions).toMatchObject([{ index: 8, reason: 'secondOfName' }]);
  });
});

test('a sale price that may apply is a doubt of its row until the price of today is entered', () => {
  const sheet = sheetOf(`${full}|Price|Sale price`, `${cells}|99|120`);
  const [row] = sheet.rows({ book, defaults: {} });
  expect(row?.read).toMatchObject({
    ok: true,
    product: { currentPrice: 99_00 },
    doubts: [
      {
        column: 'currentPrice',
        fieldError: { code: 'salePriceUnclear', details: { price: '99', sale: '120' } },
      },
    ],
  });
});

test.each([
  ['2026-11-27', ['2026-11-27']],
  ['٢٠٢٦-١١-٢٧', ['2026-11-27']],
  ['2026/1/5', ['2026-01-05']],
  ['27/11/2026', ['2026-11-27']],
  ['11-27-2026', ['2026-11-27']],
  ['05/06/2026', ['2026-06-05', '2026-05-06']],
  ['31-Dec-2026', ['2026-12-31']],
  ['December 31, 2026', ['2026-12-31']],
  ['2026-12-31T23:00:00+00:00', ['2027-01-01']],
  ['45992', []],
  ['9999999-99-99', []],
  ['a'.repeat(5_000), []],
] as const)('the days of %s', (text, days) => {
  expect(daysOf(text)).toEqual(days);
});

test.each([
  ['99 (120?)', '99', '120'],
  ['(120?)', '', '120'],
  ['99', '99', undefined],
  ['(99)', '(99)', undefined],
  [`${'('.repeat(3_000)}?)`, `${'('.repeat(3_000)}?)`, undefined],
] as const)('%s is a price and a sale price', (text, price, sale) => {
  expect(splitPrice(text)).toEqual({ price, sale });
});
