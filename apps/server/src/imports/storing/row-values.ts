import type { FieldError } from '@saer/contract/field-error';
import type { Product } from '@saer/contract/product';
import { emptyProduct, unknownCode } from '../../products/saved/column-values.ts';
import type { CodeKeys } from './code-keys.ts';
import type { PricedRow } from './priced-row.ts';

/** A row's product values, except those written by the server. */
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

/** A row in the contract's format of a product: omitted fields are null. */
export const rowValues = ({ written, result }: PricedRow, { family }: CodeKeys): RowValues => ({
  ...emptyProduct,
  type: null,
  ...written,
  family: family.get(written.subFamily) ?? '',
  ...result,
});

/** A row's keys; an error if a referenced row was deleted since the fee book was read. */
export function rowKeys({ written }: PricedRow, keys: CodeKeys): RowKeys | FieldError {
  const { store, subFamily, type } = written;
  const storeId = keys.store.get(store);
  if (storeId === undefined) return unknownCode.store(store);
  const subFamilyId = keys.subFamily.get(subFamily);
  if (subFamilyId === undefined) return unknownCode.subFamily(subFamily);
  const typeId = type === undefined ? null : keys.type.get(type);
  if (typeId === undefined) return unknownCode.type(type ?? '');
  return { storeId, subFamilyId, typeId };
}
