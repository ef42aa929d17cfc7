import type { WrittenProduct } from '@saer/contract/products/product';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { findCodeKeys, productKeys } from './code-keys.ts';
import type { SavedResult } from './price-product.ts';

/** Null for every field a seller may leave out. */
export const emptyProduct = {
  barcode: null,
  sku: null,
  nameEn: null,
  nameAr: null,
  sizeClass: null,
  sides: null,
  weight: null,
  handover: null,
  marginRate: null,
  marginAmount: null,
  ending: null,
  override: null,
  price: null,
  currentPrice: null,
  minPrice: null,
  maxPrice: null,
  monthlySales: null,
};

/** The columns of a price's results. */
export const resultColumns = [
  'feeTableId',
  'rangeFactorVersionId',
  'agreedFees',
  'recommendedPrice',
  'finalPrice',
  'commission',
  'fulfilmentFee',
  'totalStoreFees',
  'profit',
  'finalMargin',
  'meetsTarget',
  'currentProfit',
  'currentMeetsTarget',
] as const satisfies readonly (keyof SavedResult)[];

/** Converts a seller's input to columns: omitted fields become null, codes become ids. */
export async function columnValues(tx: Transaction, written: WrittenProduct) {
  const { store: _store, subFamily: _subFamily, family: _family, type: _type, ...columns } = written;
  const keys = productKeys(written, await findCodeKeys(tx, [written]));
  if ('code' in keys) throw new AppError(keys);
  return { ...emptyProduct, ...columns, ...keys };
}
