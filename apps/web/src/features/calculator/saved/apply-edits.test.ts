import { noOptionalLines } from '@saer/contract/fees/optional-lines';
import type { ListedProduct } from '@saer/contract/products/product';
import type { ProductInput } from '@saer/contract/products/product-input';
import { expect, test } from 'vitest';
import { applyEdits } from './apply-edits.ts';

const stored: ListedProduct = {
  id: 7,
  version: 3,
  ownerId: 1,
  isExample: false,
  barcode: '6281234567890',
  nameEn: 'Wooden train',
  nameAr: 'قطار خشبي',
  store: 'NOON_SA_FBN',
  family: 'toys_games',
  subFamily: 'toys',
  type: null,
  sizeClass: null,
  sides: [200, 150, 100],
  weight: 400,
  handover: null,
  cost: 20_00,
  costIncludesVat: false,
  costVat: 500,
  vat: 1500,
  vatRegistered: true,
  feeVatIsCost: false,
  marginRate: 2000,
  marginBase: 'price',
  marginAmount: null,
  extraRate: 0,
  extraFixed: 0,
  ...noOptionalLines,
  ending: null,
  override: { referral: { shape: 'threshold', rate1: 500, limit: 100_00, rate2: 900 } },
  price: null,
  sku: null,
  currentPrice: null,
  minPrice: null,
  maxPrice: null,
  monthlySales: null,
  feeTableId: 1,
  recommendedPrice: 40_00,
  finalPrice: 40_00,
  commission: 2_00,
  fulfilmentFee: 5_00,
  totalStoreFees: 8_05,
  profit: 8_00,
  finalMargin: 2000,
  meetsTarget: true,
  currentProfit: null,
  currentMeetsTarget: null,
  calculatedAt: '2026-01-01T00:00:00Z',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  seller: 'Example',
  outdated: false,
  byOldFees: false,
  image: 4,
};

/** The product as the calculator opens it: in its own, plainer words. */
const opened: ProductInput & { readonly store: string } = {
  store: 'NOON_SA_FBN',
  family: 'toys_games',
  subFamily: 'toys',
  barcode: '6281234567890',
  sides: [200, 150, 100],
  weight: 400,
  handover: 'DROP_OFF',
  cost: 20_00,
  costIncludesVat: false,
  costVat: 1500,
  vat: 1500,
  vatRegistered: true,
  feeVatIsCost: false,
  marginRate: 2000,
  marginBase: 'price',
  extraRate: 0,
  extraFixed: 0,
  ...noOptionalLines,
  override: { referral: { shape: 'flat', rate1: 500 } },
};

const written = {
  store: 'NOON_SA_FBN',
  family: 'toys_games',
  subFamily: 'toys',
  barcode: '6281234567890',
  nameEn: 'Wooden train',
  nameAr: 'قطار خشبي',
  sides: [200, 150, 100],
  weight: 400,
  cost: 20_00,
  costIncludesVat: false,
  costVat: 500,
  vat: 1500,
  vatRegistered: true,
  feeVatIsCost: false,
  marginRate: 2000,
  marginBase: 'price',
  extraRate: 0,
  extraFixed: 0,
  ...noOptionalLines,
  override: stored.override,
};

test('an unchanged product is saved as it was', () =>
  expect(applyEdits(stored, opened, opened, 'Wooden train')).toEqual(written));

test('only changes are saved', () =>
  expect(applyEdits(stored, opened, { ...opened, cost: 25_00 }, 'قطار خشبي')).toEqual({
    ...written,
    cost: 25_00,
  }));

test('another name is the one in its language; the other stays', () =>
  expect(applyEdits(stored, opened, opened, ' Wooden tram ')).toEqual({
    ...written,
    nameEn: 'Wooden tram',
  }));

test('removed values are cleared', () => {
  const { barcode: _barcode, sides: _sides, ...left } = opened;
  const { barcode: _writtenBarcode, sides: _writtenSides, ...rest } = written;
  expect(applyEdits(stored, opened, { ...left, sizeClass: 'small' }, 'Wooden train')).toEqual({
    ...rest,
    sizeClass: 'small',
  });
});

test('a price that is checked leaves the wanted margin as it is stored', () => {
  const { marginRate: _rate, ...checked } = { ...opened, price: 45_00 };
  expect(applyEdits(stored, opened, checked, 'Wooden train')).toEqual({ ...written, price: 45_00 });
});

test('newly entered fees replace agreed ones', () => {
  const override: NonNullable<ProductInput['override']> = { referral: { shape: 'flat', rate1: 700 } };
  expect(applyEdits(stored, opened, { ...opened, override }, 'Wooden train')).toEqual({
    ...written,
    override,
  });
});
