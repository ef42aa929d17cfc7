import { describe, expect, test } from 'vitest';
import type { RowTexts } from '../layouts/product-column.ts';
import { readProductRow } from './read-product-row.ts';
import { sampleBook } from '../testing/sample-book.ts';
import { detailsOf, productOf, wrong } from '../testing/sample-row.ts';

test('a row of plain texts is a product', () => {
  expect(productOf({})).toEqual({
    barcode: '6281234567890',
    nameEn: 'Steel watch',
    store: 'NOON_SA_FBN',
    subFamily: 'watches',
    sides: [200, 150, 100],
    weight: 400,
    cost: 50_00,
    costIncludesVat: false,
    costVat: 1500,
    vat: 1500,
    vatRegistered: true,
    feeVatIsCost: false,
    marginBase: 'price',
    extraRate: 0,
    extraFixed: 0,
    adsRate: 0,
    couponRate: 0,
    returnCost: 0,
    storageCost: 0,
  });
});

test('all errors of a row are reported at once, each at its column', () => {
  const texts: RowTexts = { cost: '12..5', weight: 'heavy', store: 'Nowhere', vat: '15x', longestSide: '0' };
  expect(readProductRow(texts, { book: sampleBook, defaults: {}, units: {} })).toMatchObject({ ok: false });
  expect(wrong({ ...texts, barcode: '', name: '', subFamily: '', medianSide: '', shortestSide: '' })).toEqual(
    [
      ['name', 'nameRequired'],
      ['store', 'unknownStore'],
      ['subFamily', 'required'],
      ['longestSide', 'zeroNotAllowed'],
      ['medianSide', 'required'],
      ['shortestSide', 'required'],
      ['weight', 'notANumber'],
      ['cost', 'ambiguousNumber'],
      ['vat', 'notANumber'],
    ],
  );
});

describe('numbers', () => {
  test.each([
    ['٥٠', 50_00],
    ['۵۰٫۵', 50_50],
    ['١٬٢٣٤٫٥٠ ر.س', 1234_50],
    ['SAR 1,234.50', 1234_50],
    ['⃁ 49.5', 49_50],
    ['\u200F1,234.50\u00A0ر.س.\u200F', 1234_50],
    [' 50 ريالًا ', 50_00],
    ['12 riyals', 12_00],
  ])('%s is a cost', (cost, halalas) => expect(productOf({ cost })).toMatchObject({ cost: halalas }));

  test.each([
    ['$12', 'notInRiyals'],
    ['12 USD', 'notInRiyals'],
    ['12 درهم', 'notInRiyals'],
    ['twelve', 'notANumber'],
    ['-5', 'negativeNumber'],
    ['0', 'zeroNotAllowed'],
    ['1.234', 'tooManyDecimals'],
    ['99999999999', 'tooLarge'],
    ['12.50 CHF', 'notInRiyals'],
    ['12.50 ¥', 'notInRiyals'],
    ['#DIV/0!', 'formulaFailed'],
    ['#FORMULA!', 'formulaWithoutResult'],
    ['', 'required'],
  ])('%s is not a cost', (cost, code) => expect(wrong({ cost })).toEqual([['cost', code]]));

  test.each([
    ['250 mm', '15 سم', '١٠٫٥', [250, 150, 105]],
    ['25cm', '150مم', '10', [250, 150, 100]],
    ['30×20×10 cm', '', '', [300, 200, 100]],
    ['30 x 20 x 10', '', '', [300, 200, 100]],
    ['300*200*100mm', '', '', [300, 200, 100]],
  ])('%s, %s, %s are sides', (longestSide, medianSide, shortestSide, sides) =>
    expect(productOf({ longestSide, medianSide, shortestSide })).toMatchObject({ sides }),
  );

  test.each([
    ['0.35 kg', 350],
    ['٠٫٣٥ كجم', 350],
    ['1,200 g', 1200],
    ['٣٥٠ غرام', 350],
  ])('%s is a weight', (weight, grams) => expect(productOf({ weight })).toMatchObject({ weight: grams }));

  test('a weight below a gram without a unit may be in kilograms, and is asked about', () =>
    expect(wrong({ weight: '0.35' })).toEqual([['weight', 'tooManyDecimals']]));

  test('a rate below one percent needs its sign', () => {
    expect(wrong({ marginRate: '0.15' })).toEqual([['marginRate', 'rateUnclear']]);
    expect(detailsOf({ marginRate: '0.15' })).toEqual({ value: '0.15', percent: '15%', share: '0.15%' });
    expect(productOf({ extraRate: '0.5%' })).toMatchObject({ extraRate: 50 });
  });
});

describe('what people write for each choice', () => {
  test.each([
    ['NOON_SA_FBN', 'NOON_SA_FBN'],
    ['noon_sa_fbn', 'NOON_SA_FBN'],
    ['نون السعودية - الاستيفاء بواسطة نون', 'NOON_SA_FBN'],
    ['FBN', 'NOON_SA_FBN'],
    ['Amazon', 'AMAZON_SA_FBA'],
    ['امازون', 'AMAZON_SA_FBA'],
  ])('%s is a store', (store, code) =>
    expect(productOf({ store, sizeClass: '' })).toMatchObject({ store: code }),
  );

  test('a name of two stores is reported as ambiguous, in the script in which it was typed', () => {
    expect(wrong({ store: 'نون' })).toEqual([['store', 'ambiguousName']]);
    expect(detailsOf({ store: 'نون' })).toEqual({
      name: 'نون',
      options: 'نون السعودية – الاستيفاء بواسطة نون · نون السعودية – الشحن المباشر',
    });
  });

  test('two that share a name are distinguished by their codes, and recognised with them', () => {
    const rugs = { family: 'home', code: 'rugs', nameEn: 'Furniture', nameAr: 'الأثاث' };
    const book = { ...sampleBook, subFamilies: [...sampleBook.subFamilies, rugs] };
    const read = (subFamily: string) => {
      const texts = {
        name: 'A',
        store: 'CUSTOM',
        cost: '1',
        referralRate: '10%',
        fulfilmentFee: '5',
        subFamily,
      };
      return readProductRow(texts, { book, defaults: {}, units: {} });
    };
    const row = read('Furniture');
    expect(row.ok ? [] : row.problems.map(({ fieldError }) => fieldError.details)).toEqual([
      { name: 'Furniture', options: 'Furniture (furniture) · Furniture (rugs)' },
    ]);
    for (const told of ['rugs', 'Furniture (rugs)', 'الأثاث (rugs)'])
      expect(read(told)).toMatchObject({ ok: true, product: { subFamily: 'rugs' } });
  });

  test.each([
    ['Watchs', 'Watches'],
    ['الساعت', 'الساعات'],
    ['Fragrence', 'Fragrance'],
  ])('%s: the nearest name is suggested', (subFamily, nearest) => {
    expect(wrong({ subFamily })).toEqual([['subFamily', 'unknownSubFamily']]);
    expect(detailsOf({ subFamily })).toEqual({ subFamily, nearest });
  });

  test.each([
    [{ subFamily: 'العطــور' }, { subFamily: 'fragrance' }],
    [{ subFamily: 'عطورٌ', type: '' }, { subFamily: 'fragrance' }],
    [{ subFamily: 'Perfumes' }, { subFamily: 'fragrance', type: 'perfumes' }],
    [{ subFamily: '', type: 'Oud and bakhoor' }, { type: 'oud_bakhoor' }],
    [
      { subFamily: '', type: 'عود و بخور' },
      { subFamily: 'fragrance', type: 'oud_bakhoor' },
    ],
    [
      { subFamily: '', family: 'Health & Beauty' },
      { subFamily: 'fragrance', family: 'beauty' },
    ],
    [
      { subFamily: '', family: 'kitchen_dining' },
      { subFamily: 'home_general', family: 'home' },
    ],
    [
      { subFamily: '', family: 'furniture', type: 'Covers' },
      { subFamily: 'furniture', family: 'home', type: 'chair_covers' },
    ],
    [
      { subFamily: 'Furniture', type: 'أغطية' },
      { subFamily: 'furniture', type: 'chair_covers' },
    ],
  ])('%o leads to its sub family', (texts, category) => expect(productOf(texts)).toMatchObject(category));

  test.each([
    [{ subFamily: '', family: 'jewelry' }, 'subFamily', 'ambiguousName'],
    [{ subFamily: '', type: 'أغطية' }, 'type', 'ambiguousName'],
    [{ subFamily: 'Watches', type: 'Chairs' }, 'type', 'unknownType'],
    [{ subFamily: 'Watches', family: 'Home' }, 'subFamily', 'unknownSubFamily'],
    [{ family: 'Spaceships' }, 'family', 'unknownFamily'],
  ])('%o leads to none', (texts, column, code) => expect(wrong(texts)).toEqual([[column, code]]));

  test.each([
    [{ subFamily: 'Watches', family: 'Home' }, 'subFamily', 'Watches', 'Fashion'],
    [{ subFamily: 'ساعات', family: 'Home' }, 'subFamily', 'ساعات', 'الأزياء'],
  ])('%o says where it belongs', (texts, column, name, belongsTo) =>
    expect(detailsOf(texts)).toEqual({ [column]: name, belongsTo }),
  );

  test.each([
    ['standard_parcel', 'standard_parcel'],
    ['Standard Parcel', 'standard_parcel'],
    ['standard', 'standard_parcel'],
    ['طرد قياسي', 'standard_parcel'],
    ['كبير جدا', 'extra_oversize'],
    ['Over size', 'oversize'],
  ])('%s is a size class', (sizeClass, code) =>
    expect(productOf({ sizeClass })).toMatchObject({ sizeClass: code }),
  );

  test('of two classes of one name that of the handover is meant', () => {
    const directShip = { store: 'DirectShip', sizeClass: 'Standard parcel' };
    expect(productOf({ ...directShip })).toMatchObject({ sizeClass: 'ds_parcel_drop' });
    expect(productOf({ ...directShip, handover: 'استلام' })).toMatchObject({
      handover: 'PICKUP',
      sizeClass: 'ds_parcel_pick',
    });
  });

  test('a class the store does not have is reported with the nearest', () => {
    expect(wrong({ sizeClass: 'Standrd parcels' })).toEqual([['sizeClass', 'unknownSizeClass']]);
    expect(detailsOf({ sizeClass: 'Standrd parcels' })).toMatchObject({ nearest: 'Standard parcel' });
  });

  test.each([
    ['نعم', true],
    ['YES', true],
    ['1', true],
    ['١', true],
    ['true', true],
    ['لا', false],
    ['No', false],
    ['0', false],
  ])('%s is yes or no', (costIncludesVat, value) =>
    expect(productOf({ costIncludesVat })).toMatchObject({ costIncludesVat: value }),
  );

  test.each([
    ['.95', '.95'],
    ['٠٫٩٩', '.99'],
    ['Whole riyals', 'whole'],
    ['بدون', 'none'],
    ['بدون كسور', 'whole'],
  ])('%s is a price ending', (ending, value) =>
    expect(productOf({ ending })).toMatchObject({ ending: value }),
  );

  test('an unknown choice is reported with all choices', () => {
    expect(wrong({ ending: '.50' })).toEqual([['ending', 'notOneOf']]);
    expect(detailsOf({ vatRegistered: 'maybe' })).toEqual({ options: 'Yes / نعم, No / لا' });
  });

  test.each([
    ['15%', 1500],
    ['15', 1500],
    ['٪١٥', 1500],
    ['Std', 1500],
    ['0', 0],
    ['صفري', 0],
  ])('%s is a rate of VAT', (vat, rate) => expect(productOf({ vat })).toMatchObject({ vat: rate }));
});

describe('the profit that is wanted', () => {
  test('is a sum, or a share by its percent sign', () => {
    expect(productOf({ profit: '15' })).toMatchObject({ marginAmount: 15_00 });
    expect(productOf({ profit: '15 ر.س' })).toMatchObject({ marginAmount: 15_00 });
    expect(productOf({ profit: '١٥٪' })).toMatchObject({ marginRate: 1500 });
    expect(productOf({ profit: '12.5 %', marginBase: 'التكلفة' })).toMatchObject({
      marginRate: 1250,
      marginBase: 'cost',
    });
  });

  test('may be in two columns only if they agree', () => {
    expect(productOf({ profit: '15%', marginRate: '15' })).toMatchObject({ marginRate: 1500 });
    expect(wrong({ profit: '15%', marginRate: '20' })).toEqual([['profit', 'profitTwice']]);
  });
});

describe('values for empty cells', () => {
  test('is for the cells that are empty', () => {
    const defaults: RowTexts = { store: 'FBN', subFamily: 'Fragrance', marginRate: '20%', ending: '.95' };
    expect(productOf({ store: '', subFamily: '' }, defaults)).toMatchObject({
      store: 'NOON_SA_FBN',
      subFamily: 'fragrance',
      marginRate: 2000,
      ending: '.95',
    });
    expect(productOf({ store: 'amazon' }, defaults)).toMatchObject({
      store: 'AMAZON_SA_FBA',
      subFamily: 'watches',
    });
  });

  test('are replaced by the row’s value in another column', () => {
    expect(productOf({ profit: '15' }, { marginRate: '20%' })).not.toHaveProperty('marginRate');
    expect(productOf({}, { sizeClass: 'Oversize' })).not.toHaveProperty('sizeClass');
    expect(productOf({ subFamily: '', type: 'Chairs' }, { subFamily: 'Watches' })).toMatchObject({
      subFamily: 'furniture',
    });
  });

  test('decides where a row leaves several open', () => {
    expect(productOf({ subFamily: '', family: 'jewelry' }, { subFamily: 'Other jewellery' })).toMatchObject({
      subFamily: 'other_jewelry',
      family: 'fashion',
    });
  });

  test('a size class for the whole sheet is for the rows without sides', () => {
    const sides = { longestSide: '', medianSide: '', shortestSide: '' };
    expect(wrong(sides)).toEqual([['longestSide', 'sizeMissing']]);
    expect(productOf(sides, { longestSide: '30x20x10' })).toMatchObject({ sides: [300, 200, 100] });
    expect(productOf({ sizeClass: 'oversize', ...sides }, { longestSide: '30x20x10' })).not.toHaveProperty(
      'sides',
    );
    expect(productOf(sides, { sizeClass: 'طرد قياسي' })).toMatchObject({ sizeClass: 'standard_parcel' });
  });
});

describe('fees that are typed', () => {
  test('are one figure, or two with the limit between them', () => {
    expect(productOf({ referralRate: '10%', fulfilmentFee: '12' })).toMatchObject({
      override: {
        referral: { shape: 'flat', rate1: 1000 },
        fulfilment: { below: 12_00, above: 12_00, breakpoint: null },
      },
    });
    expect(productOf({ referralRate: '15% (≤250) +5%', fulfilmentFee: '5.50 (<=25) 7.50' })).toMatchObject({
      override: {
        referral: { shape: 'sliding', rate1: 1500, limit: 250_00, rate2: 500 },
        fulfilment: { below: 5_50, above: 7_50, breakpoint: 25_00 },
      },
    });
  });

  test('make size and weight needless', () => {
    const bare = { longestSide: '', medianSide: '', shortestSide: '', weight: '' };
    expect(wrong(bare)).toEqual([
      ['longestSide', 'sizeMissing'],
      ['weight', 'weightMissing'],
    ]);
    expect(wrong({ ...bare, fulfilmentFee: '12' })).toEqual([]);
    expect(wrong({ ...bare, store: 'CUSTOM' })).toEqual([]);
    expect(productOf({ ...bare, store: 'CUSTOM', sizeClass: 'Oversize' })).not.toHaveProperty('sizeClass');
  });
});
