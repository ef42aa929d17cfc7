import type { WrittenProduct } from '@saer/contract/products/product';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { SavedResult } from './price-product.ts';
import type { FieldError } from '@saer/contract/api/error-reply';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { productFamily, productSubFamily, productType, store } from '../../lists/tables.ts';

type CodeTable = PgTable & { readonly id: PgColumn; readonly code: PgColumn };
type Codes = readonly (string | undefined)[];
type WrittenCodes = Pick<WrittenProduct, 'store' | 'subFamily' | 'type'>;

const among = (codes: Codes): SQL =>
  sql`any(${sql.param([...new Set(codes)].filter((code) => code !== undefined))}::text[])`;

/** The rows of codes, locked so that nobody deletes one before the products that name it are written. */
const locked = (table: CodeTable, codes: Codes): SQL => sql`
  select ${table.id} as id, ${table.code} as code from ${table}
  where ${table.code} = ${among(codes)}
  order by ${table.id} for key share`;

export interface CodeKeys {
  readonly store: ReadonlyMap<string, number>;
  readonly subFamily: ReadonlyMap<string, number>;
  readonly type: ReadonlyMap<string, number>;
  /** The family of each sub family, by their codes. */
  readonly family: ReadonlyMap<string, string>;
}

interface Found extends Record<string, unknown> {
  readonly list: 'store' | 'subFamily' | 'type' | 'family';
  readonly code: string;
  readonly found: string;
}

/** Finds the keys of all codes that products name, and the family of each sub family, in one statement. */
export async function findCodeKeys(tx: Transaction, products: readonly WrittenCodes[]): Promise<CodeKeys> {
  const subFamilies = products.map(({ subFamily }) => subFamily);
  const { rows: all } = await tx.execute<Found>(sql`
    with
      locked_stores as (${locked(
        store,
        products.map((each) => each.store),
      )}),
      locked_sub_families as (${locked(productSubFamily, subFamilies)}),
      locked_types as (${locked(
        productType,
        products.map(({ type }) => type),
      )})
    select 'store' as list, code, id::text as found from locked_stores
    union all select 'subFamily', code, id::text from locked_sub_families
    union all select 'type', code, id::text from locked_types
    union all select 'family', ${productSubFamily.code}, ${productFamily.code}
      from ${productSubFamily} inner join ${productFamily} on ${productFamily.id} = ${productSubFamily.familyId}
      where ${productSubFamily.code} = ${among(subFamilies)}`);
  const of = (list: Found['list']): (readonly [string, string])[] =>
    all.flatMap((each) => (each.list === list ? [[each.code, each.found] as const] : []));
  const toKeys = (list: Found['list']) => new Map(of(list).map(([code, id]) => [code, Number(id)]));
  return {
    store: toKeys('store'),
    subFamily: toKeys('subFamily'),
    type: toKeys('type'),
    family: new Map(of('family')),
  };
}

/** A product's keys in the tables of the lists. */
export interface ProductKeys {
  readonly storeId: number;
  readonly subFamilyId: number;
  readonly typeId: number | null;
}

/** Looks a product's keys up; an error where what it names was deleted since the fee book was read. */
export function productKeys(
  { store: storeCode, subFamily, type }: WrittenCodes,
  keys: CodeKeys,
): ProductKeys | FieldError {
  const storeId = keys.store.get(storeCode);
  if (storeId === undefined) return { code: 'unknownStore', field: 'store', details: { store: storeCode } };
  const subFamilyId = keys.subFamily.get(subFamily);
  if (subFamilyId === undefined)
    return { code: 'unknownSubFamily', field: 'subFamily', details: { subFamily } };
  const typeId = type === undefined ? null : keys.type.get(type);
  if (typeId === undefined) return { code: 'unknownType', field: 'type', details: { type: type ?? null } };
  return { storeId, subFamilyId, typeId };
}

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
  'saleVat',
  'seenRates',
  'typedRates',
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
