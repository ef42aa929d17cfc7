import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/database.ts';
import { productFamily, productSubFamily, productType, store } from '../../lists/tables.ts';
import type { PricedRow } from './price-rows.ts';

type CodeTable = PgTable & { readonly id: PgColumn; readonly code: PgColumn };

/** The rows of codes, locked so that nobody deletes one before the products that name it are written. */
const locked = (table: CodeTable, codes: readonly (string | undefined)[]): SQL => sql`
  select ${table.id} as id, ${table.code} as code from ${table}
  where ${table.code} = any(${sql.param([...new Set(codes)].filter((code) => code !== undefined))}::text[])
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

/** The keys of all codes that rows name, and the family of each sub family: looked up once a sheet, in one statement. */
export async function findCodeKeys(tx: Transaction, rows: readonly PricedRow[]): Promise<CodeKeys> {
  const { rows: all } = await tx.execute<Found>(sql`
    with
      locked_stores as (${locked(
        store,
        rows.map(({ written }) => written.store),
      )}),
      locked_sub_families as (${locked(
        productSubFamily,
        rows.map(({ written }) => written.subFamily),
      )}),
      locked_types as (${locked(
        productType,
        rows.map(({ written }) => written.type),
      )})
    select 'store' as list, code, id::text as found from locked_stores
    union all select 'subFamily', code, id::text from locked_sub_families
    union all select 'type', code, id::text from locked_types
    union all select 'family', ${productSubFamily.code}, ${productFamily.code}
      from ${productSubFamily} inner join ${productFamily} on ${productFamily.id} = ${productSubFamily.familyId}`);
  const of = (list: Found['list']): (readonly [string, string])[] =>
    all.flatMap((each) => (each.list === list ? [[each.code, each.found] as const] : []));
  const keysOf = (list: Found['list']) => new Map(of(list).map(([code, id]) => [code, Number(id)]));
  return {
    store: keysOf('store'),
    subFamily: keysOf('subFamily'),
    type: keysOf('type'),
    family: new Map(of('family')),
  };
}
