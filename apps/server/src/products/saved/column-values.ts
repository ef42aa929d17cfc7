import type { WrittenProduct } from '@saer/contract/product';
import type { ProductResult } from '@saer/quoting/product-result';
import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { productSubFamily, productType, store } from '../../lists/tables.ts';

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

/** The field errors for codes that no list has. */
export const unknownCode = {
  store: (code: string) => ({ code: 'unknownStore', field: 'store', details: { store: code } }) as const,
  subFamily: (subFamily: string) =>
    ({ code: 'unknownSubFamily', field: 'subFamily', details: { subFamily } }) as const,
  type: (type: string) => ({ code: 'unknownType', field: 'type', details: { type } }) as const,
};

/** The columns of a price's results. */
export const resultColumns = [
  'feeTableId',
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
] as const satisfies readonly (keyof ProductResult)[];

type CodeTable = PgTable & { readonly id: PgColumn; readonly code: PgColumn };

/** Finds the id of a code and locks its row against deletion until the product that refers to it is written. */
async function idOf(tx: Transaction, table: CodeTable, code: string): Promise<number | undefined> {
  const [row] = await tx.select({ id: table.id }).from(table).where(eq(table.code, code)).for('key share');
  return row === undefined ? undefined : Number(row.id);
}

const found = (id: number | undefined, fieldError: ConstructorParameters<typeof AppError>[0]): number => {
  if (id === undefined) throw new AppError(fieldError);
  return id;
};

/** Converts a seller's input to columns: omitted fields become null, codes become ids. */
export async function columnValues(tx: Transaction, written: WrittenProduct) {
  const { store: storeCode, subFamily, family: _family, type, ...rest } = written;
  return {
    ...emptyProduct,
    ...rest,
    storeId: found(await idOf(tx, store, storeCode), unknownCode.store(storeCode)),
    subFamilyId: found(await idOf(tx, productSubFamily, subFamily), unknownCode.subFamily(subFamily)),
    typeId: type === undefined ? null : found(await idOf(tx, productType, type), unknownCode.type(type)),
  };
}
