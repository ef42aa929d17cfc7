import { optionalLines } from '@saer/contract/fees/optional-lines';
import { sheetColumnWords } from '@saer/i18n/records/sheet-words';
import { messages as arabic } from '@saer/i18n/locales/ar/sheets';
import { messages as english } from '@saer/i18n/locales/en/sheets';
import { createTranslator } from '@saer/i18n/translator';
import { expect, test } from 'vitest';
import { columnAliases } from './recognise/column-aliases.ts';
import { headerKeys } from './layouts/header-key.ts';
import { matchHeader } from './recognise/header-match.ts';
import { productColumns } from './layouts/product-column.ts';
import { sheetOf } from './testing/sheet-of.ts';
import { productSheet } from '../read-product-sheets.ts';

const say = { ar: createTranslator('ar', arabic), en: createTranslator('en', english) };

/** The headings that our files had before some were reworded: sellers still have such files. */
const formerHeadings: Readonly<Record<'ar' | 'en', readonly string[]>> = {
  ar: [
    'الباركود',
    'رمز التخزين (SKU)',
    'اسم المنتج',
    'الاسم بالإنجليزية',
    'الاسم بالعربية',
    'المتجر',
    'العائلة',
    'العائلة الفرعية',
    'النوع',
    'فئة الحجم',
    'أطول ضلع (سم)',
    'الضلع الأوسط (سم)',
    'أقصر ضلع (سم)',
    'الوزن (جم)',
    'التسليم',
    'التكلفة (ر.س)',
    'التكلفة تشمل الضريبة',
    'الضريبة على التكلفة (%)',
    'الضريبة على البيع (%)',
    'مسجل في الضريبة',
    'الضريبة على الرسوم تكلفة',
    'الربح المطلوب (ر.س أو %)',
    'الهامش المطلوب (%)',
    'مبلغ الربح المطلوب (ر.س)',
    'الهامش من',
    'رسوم إضافية (%)',
    'رسوم إضافية (ر.س)',
    'نهاية السعر',
    'عمولة خاصة بك (%)',
    'رسوم تجهيز خاصة بك (ر.س)',
    'سعرك (ر.س)',
    'السعر الحالي (ر.س)',
    'أدنى سعر مسموح (ر.س)',
    'أعلى سعر مسموح (ر.س)',
    'القطع المبيعة شهريًا',
  ],
  en: [
    'Barcode',
    'SKU',
    'Product name',
    'English name',
    'Arabic name',
    'Store',
    'Family',
    'Sub family',
    'Type',
    'Size class',
    'Longest side (cm)',
    'Median side (cm)',
    'Shortest side (cm)',
    'Weight (g)',
    'Handover',
    'Cost (SAR)',
    'The cost includes VAT',
    'VAT on the cost (%)',
    'VAT on the sale (%)',
    'Registered for VAT',
    'VAT on fees is a cost',
    'Required profit (SAR or %)',
    'Wanted margin (%)',
    'Wanted profit (SAR)',
    'Margin of',
    'Extra fees (%)',
    'Extra fees (SAR)',
    'Price ending',
    'Own commission (%)',
    'Own fulfilment fee (SAR)',
    'Your price (SAR)',
    'Current price (SAR)',
    'Lowest price allowed (SAR)',
    'Highest price allowed (SAR)',
    'Units sold a month',
  ],
};

test('every column has a name, and only columns have', () => {
  expect(Object.keys(sheetColumnWords)).toEqual([...productColumns]);
});

test.each(['ar', 'en'] as const)('every column is known again by its name in %s', (language) => {
  const headers = productColumns.map((column) => say[language]._(sheetColumnWords[column].id));
  expect(new Set(headers).size).toBe(headers.length);
  const { mapping, headerRow } = productSheet(sheetOf([headers])).columns;
  expect(headerRow).toBe(0);
  expect(mapping).toEqual(Object.fromEntries(productColumns.map((column, at) => [column, at])));
});

test.each(['ar', 'en'] as const)('every column is known again by its former name in %s', (language) => {
  const headers = formerHeadings[language];
  const { mapping, headerRow, questions, layout } = productSheet(sheetOf([headers])).columns;
  expect({ headerRow, questions, layout }).toEqual({ headerRow: 0, questions: [], layout: 'own' });
  const added = new Set<string>(optionalLines);
  const formerColumns = productColumns.filter((column) => !added.has(column));
  expect(mapping).toEqual(Object.fromEntries(formerColumns.map((column, at) => [column, at])));
  expect(matchHeader(language === 'en' ? 'What to mend' : 'ما يلزم تصحيحه')).toBeUndefined();
});

test('no alias stands for two columns', () => {
  const owners = new Map<string, string>();
  for (const column of productColumns)
    for (const alias of columnAliases[column]) {
      const key = headerKeys(alias)[0] ?? '';
      expect([alias, owners.get(key) ?? column]).toEqual([alias, column]);
      owners.set(key, column);
    }
});

test.each([
  'Recommended price',
  'Final price',
  'Profit',
  'Net profit',
  'Margin',
  'Commission rate',
  'Commission rate',
  'Fulfilment fee',
  'Cost + VAT',
  'Total store fees',
  'السعر الموصى به',
  'السعر النهائي',
  'صافي الربح',
  'الهامش',
  'العمولة',
  'رسوم الشحن والتجهيز',
  'إجمالي رسوم المتجر',
])('%s is a result, and not used as the seller’s target', (header) => {
  expect(matchHeader(header)).toBeUndefined();
});

test.each([
  ['Cost excluding VAT', 'cost'],
  ['التكلفة قبل الضريبة', 'cost'],
  ['Selling price (incl. VAT)', 'currentPrice'],
  ['Price', 'currentPrice'],
  ['السعر الحالي', 'currentPrice'],
  ['سعر البيع', 'currentPrice'],
  ['Target price', 'price'],
  ['السعر المطلوب', 'price'],
  ['partner_sku', 'sku'],
  ['GTIN', 'barcode'],
  ['Profit required %', 'marginRate'],
  ['ProductTitleAr', 'nameAr'],
  ['الطول(سم)', 'longestSide'],
  ['وزن الطرد - كجم', 'weight'],
  ['Weight in KG', 'weight'],
])('%s names %s', (header, column) => expect(matchHeader(header)?.column).toBe(column));

test.each([
  ['Units / month', 'monthlySales'],
  ['Units sold / month', 'monthlySales'],
  ['المبيعات بالشهر', 'monthlySales'],
  ['القطع المباعة شهريًا', 'monthlySales'],
  ['Ads', 'adsRate'],
  ['Ads (% of price)', 'adsRate'],
  ['الإعلانات', 'adsRate'],
  ['Coupons', 'couponRate'],
  ['Coupons (% of price)', 'couponRate'],
  ['الكوبونات', 'couponRate'],
  ['Regular price', 'currentPrice'],
] as const)('“%s” is a heading of %s', (header, column) => {
  const sheet = productSheet(
    sheetOf([
      ['SKU', 'Cost (SAR)', header],
      ['A', 10, 5],
    ]),
  ).columns;
  expect(sheet).toMatchObject({ mapping: { [column]: 2 }, questions: [] });
});
