import type { FieldError } from '@saer/contract/field-error';
import type { Product } from '@saer/contract/product';
import type { CodeKeys } from './code-keys.ts';
import type { PricedRow } from './price-rows.ts';

/** What a row makes of a product, all but what the server writes by itself. */
export type RowValues = Omit<
  Product,
  'id' | 'version' | 'ownerId' | 'createdAt' | 'updatedAt' | 'calculatedAt'
>;

/** The table's keys for a row's codes. */
export interface RowKeys {
  readonly storeId: number;
  readonly subFamilyId: number;
  readonly typeId: number | null;
}

const none = {
  barcode: null,
  sku: null,
  nameEn: null,
  nameAr: null,
  type: null,
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

/** A row as the contract tells a product: what was left out is null. */
export const rowValues = ({ written, result }: PricedRow, { family }: CodeKeys): RowValues => ({
  ...none,
  ...written,
  family: family.get(written.subFamily) ?? '',
  ...result,
});

/** A row's keys; a fault where what it names was deleted since the fee book was read. */
export function rowKeys({ written }: PricedRow, keys: CodeKeys): RowKeys | FieldError {
  const { store, subFamily, type } = written;
  const storeId = keys.store.get(store);
  if (storeId === undefined) return { code: 'unknownStore', field: 'store', details: { store } };
  const subFamilyId = keys.subFamily.get(subFamily);
  if (subFamilyId === undefined)
    return { code: 'unknownSubFamily', field: 'subFamily', details: { subFamily } };
  const typeId = type === undefined ? null : keys.type.get(type);
  if (typeId === undefined) return { code: 'unknownType', field: 'type', details: { type: type ?? null } };
  return { storeId, subFamilyId, typeId };
}
