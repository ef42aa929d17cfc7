import type { lists, ListName } from '@saer/contract/lists/all';
import { getTableColumns, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../database/database.ts';
import { classificationCategoryMember, slab, tables } from '../tables.ts';

/** A table with a key, as every list of reference data has. */
export type ListTable = PgTable & { readonly id: PgColumn };
export type Row = Readonly<Record<string, unknown>>;

/** Brings the related rows of all `rows` in one query, in the order of `rows`. */
type Loader = (db: Database | Transaction, rows: readonly Row[]) => Promise<readonly unknown[]>;

const numbers = (values: readonly unknown[]) => [
  ...new Set(values.filter((value) => typeof value === 'number')),
];

/** The row of another list that a column points at. */
const one =
  (column: string, table: ListTable): Loader =>
  async (db, rows) => {
    const keys = numbers(rows.map((row) => row[column]));
    const found: Row[] =
      keys.length === 0 ? [] : await db.select().from(table).where(inArray(table.id, keys));
    const byId = new Map(found.map((each) => [each['id'], each]));
    return rows.map((row) => byId.get(row[column]) ?? null);
  };

/** The rows that belong to this one. */
const many =
  (table: PgTable, owner: PgColumn, order: PgColumn): Loader =>
  async (db, rows) => {
    const keys = numbers(rows.map(({ id }) => id));
    if (keys.length === 0) return [];
    const columns = { ...getTableColumns(table), owner };
    const found = await db.select(columns).from(table).where(inArray(owner, keys)).orderBy(order);
    const byOwner = Map.groupBy(found, (each) => each.owner);
    return rows.map(({ id }) => byOwner.get(id) ?? []);
  };

const family = one('familyId', tables.productFamily);
const subFamily = one('subFamilyId', tables.productSubFamily);
const feeTable = one('feeTableId', tables.feeTable);
const store = one('storeId', tables.store);

const loaders = {
  store: {},
  productFamily: {},
  productSubFamily: { family },
  productType: { subFamily },
  feeTable: { store },
  classification: { feeTable, slabs: many(slab, slab.classificationId, slab.maxWeight) },
  classificationCategory: {
    members: many(
      classificationCategoryMember,
      classificationCategoryMember.categoryId,
      classificationCategoryMember.classificationCode,
    ),
  },
  rangeFactor: { family, subFamily, type: one('typeId', tables.productType) },
  referralRule: { feeTable, subFamily },
  pricePlan: {},
} satisfies { [N in ListName]: Record<(typeof lists)[N]['relationNames'][number], Loader> };

/** The rows with relations of their list: one query a relation, however many rows. */
export async function withRelations(
  db: Database | Transaction,
  list: ListName,
  rows: readonly Row[],
  names: readonly string[],
): Promise<readonly Row[]> {
  const requested = Object.entries<Loader>(loaders[list]).filter(([name]) => names.includes(name));
  const related = await Promise.all(
    requested.map(async ([name, loader]) => ({ name, values: await loader(db, rows) })),
  );
  return rows.map((row, at) => ({
    ...row,
    ...Object.fromEntries(related.map(({ name, values }) => [name, values[at]])),
  }));
}
