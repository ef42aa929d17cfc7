import { expect, test } from 'vitest';
import { listedProduct } from '../../testing/listed-product.ts';
import { fillFromSaved } from './fill-from-saved.ts';
import type { RowTexts } from '../layouts/product-column.ts';
import { readProductRow } from './read-product-row.ts';
import { sampleBook as book } from '../testing/sample-book.ts';

const cup = listedProduct({
  store: 'NOON_SA_FBN',
  family: 'home',
  subFamily: 'home_general',
  barcode: '6281234567890',
  sku: 'CUP-1',
  nameEn: 'Cup',
  sides: [200, 150, 100],
  weight: 1_250,
  cost: 50_00,
  costIncludesVat: true,
  costVat: 1500,
  vat: 0,
  vatRegistered: true,
  feeVatIsCost: false,
  marginRate: 2_250,
  marginBase: 'cost',
  extraRate: 150,
  extraFixed: 2_00,
  adsRate: 800,
  couponRate: 250,
  returnCost: 1_20,
  storageCost: 35,
});

const fill = (texts: RowTexts, saved = [cup], defaults: RowTexts = {}) => {
  const [row] = fillFromSaved([texts], saved, { book, defaults, language: 'en' });
  if (row === undefined) throw new Error('No row');
  return row;
};

test('a row that names a saved product needs no cost', () => {
  const row = fill({ sku: 'CUP-1', store: 'noon fbn' });
  expect(row.from).toBe(cup);
  expect(row.filled).toContain('cost');
  // Saved values are used in their own units, whatever the units of the sheet's columns.
  const units = { weight: 'kg', longestSide: 'mm', cost: 'withoutVat', marginRate: 'share' } as const;
  expect(readProductRow(row.texts, { book, defaults: {}, units })).toMatchObject({
    ok: true,
    product: {
      sku: 'CUP-1',
      nameEn: 'Cup',
      subFamily: 'home_general',
      sides: [200, 150, 100],
      weight: 1_250,
      cost: 50_00,
      costIncludesVat: true,
      vat: 0,
      marginRate: 2_250,
      marginBase: 'cost',
      extraRate: 150,
      extraFixed: 2_00,
      adsRate: 800,
      couponRate: 250,
      returnCost: 1_20,
      storageCost: 35,
    },
  });
});

test('values of the row or the whole sheet stay', () => {
  const row = fill({ barcode: '٦٢٨١٢٣٤٥٦٧٨٩٠', cost: '60', weight: '0.9' }, [cup], {
    store: 'FBN',
    marginRate: '30',
  });
  expect(row.texts).toMatchObject({ cost: '60', weight: '0.9', subFamily: 'Home & kitchen' });
  expect(row.filled).not.toContain('marginRate');
  expect(row.filled).not.toContain('costIncludesVat');
});

test('a store that is not said is that of the only product', () => {
  expect(fill({ sku: 'CUP-1' }).texts.store).toBe('noon KSA – Fulfilled by noon (FBN)');
  const duplicate = { ...cup, id: 2, store: 'AMAZON_SA_FBA', cost: 55_00 };
  expect(fill({ sku: 'CUP-1' }, [cup, duplicate])).toMatchObject({ from: null, filled: [] });
  expect(fill({ sku: 'CUP-1', store: 'amazon fba' }, [cup, duplicate]).texts.cost).toBe('55.00');
});

test('the product of another store provides what it is, but not its target', () => {
  const { texts, filled } = fill({ sku: 'CUP-1', store: 'amazon fba' });
  expect(texts).toMatchObject({ cost: '50.00', weight: '1,250 g', longestSide: '20 cm' });
  expect(filled).not.toContain('marginRate');
  expect(filled).not.toContain('extraRate');
});

test('an SKU finds a product saved with it as its barcode, and nothing else is filled', () => {
  const older = { ...cup, sku: null, barcode: 'CUP-1' };
  expect(fill({ sku: 'CUP-1', store: 'FBN' }, [older]).from).toBe(older);
  expect(fill({ sku: 'CUP-2', store: 'FBN' })).toEqual({
    texts: { sku: 'CUP-2', store: 'FBN' },
    from: null,
    filled: [],
  });
});

test('filled values are in the reader’s language', () => {
  const [row] = fillFromSaved([{ sku: 'CUP-1', store: 'noon fbn' }], [cup], {
    book,
    defaults: {},
    language: 'ar',
  });
  const { nameAr } = book.subFamilies.find(({ code }) => code === 'home_general') ?? {};
  expect(row?.texts.subFamily).toBe(nameAr);
  expect(readProductRow(row?.texts ?? {}, { book, defaults: {}, units: {} })).toMatchObject({
    ok: true,
    product: { subFamily: 'home_general', cost: 50_00 },
  });
});
