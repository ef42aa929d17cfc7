import { eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/database.ts';
import { productFamily, productSubFamily, productType, store } from '../../reference/tables.ts';
import type { PricedRow } from './priced-row.ts';

type CodeTable = PgTable & { readonly id: PgColumn; readonly code: PgColumn };

/** The rows of codes, held so that nobody deletes one before the products that name it are written. */
async function keysOf(
  tx: Transaction,
  table: CodeTable,
  codes: readonly (string | undefined)[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = [...new Set(codes)].filter((code) => code !== undefined);
  const rows = await tx
    .select({ id: table.id, code: table.code })
    .from(table)
    .where(inArray(table.code, wanted))
    .orderBy(table.id)
    .for('key share');
  return new Map(rows.map(({ id, code }) => [String(code), Number(id)]));
}

export interface CodeKeys {
  readonly store: ReadonlyMap<string, number>;
  readonly subFamily: ReadonlyMap<string, number>;
  readonly type: ReadonlyMap<string, number>;
  /** The family of each sub family, by their codes. */
  readonly family: ReadonlyMap<string, string>;
}

/** The keys of all codes that rows name: looked up once a sheet. */
export async function findCodeKeys(tx: Transaction, rows: readonly PricedRow[]): Promise<CodeKeys> {
  const families = await tx
    .select({ family: productFamily.code, subFamily: productSubFamily.code })
    .from(productSubFamily)
    .innerJoin(productFamily, eq(productFamily.id, productSubFamily.familyId));
  return {
    store: await keysOf(
      tx,
      store,
      rows.map(({ written }) => written.store),
    ),
    subFamily: await keysOf(
      tx,
      productSubFamily,
      rows.map(({ written }) => written.subFamily),
    ),
    type: await keysOf(
      tx,
      productType,
      rows.map(({ written }) => written.type),
    ),
    family: new Map(families.map(({ family, subFamily }) => [subFamily, family])),
  };
}
