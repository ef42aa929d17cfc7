import { defaultPageSize, type ListFilter } from '@saer/contract/list-filter';
import type { ListedProduct } from '@saer/contract/product';
import { type lookUpProducts, mostLookupProducts } from '@saer/contract/product-catalogue';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import { conditions } from '../listing/conditions.ts';
import { ordering } from '../listing/ordering.ts';
import { searched } from '../listing/searched.ts';
import { store } from '../reference/tables.ts';
import { type Actor, catalogueOf, mayCorrect } from './policy.ts';
import { listedColumns } from './stored/listed-columns.ts';
import { currentTables, isOutdated } from './stored/outdated.ts';
import { storedProducts } from './stored/stored-products.ts';
import { product } from './tables.ts';

/** A product the actor may read; any other is as missing. */
export async function findStoredProduct(
  db: Database,
  actor: Pick<Actor, 'role' | 'tenantId'>,
  id: number,
): Promise<ListedProduct> {
  const [found] = await storedProducts(db).where(eq(product.id, id));
  if (found === undefined || !mayCorrect(actor, found)) throw new AppError({ code: 'rowGone' });
  return { ...found, outdated: !(await currentTables(db)).includes(found.feeTableId) };
}

/** One page of the products an actor may read. */
export async function findProductPage(
  db: Database,
  actor: Pick<Actor, 'role' | 'tenantId'>,
  {
    where,
    order_by,
    search,
    relations,
    page = 1,
    limit = defaultPageSize,
    ignorePaginationCount,
  }: ListFilter,
) {
  const [relation] = relations ?? [];
  if (relation !== undefined)
    throw new AppError({
      code: 'unknownRelation',
      field: 'filter.relations',
      details: { relation, options: null },
    });
  const catalogue = catalogueOf(actor);
  const { outdated, ...columns } = where ?? {};
  const current = await currentTables(db);
  const wanted = and(
    catalogue === undefined ? undefined : eq(product.ownerId, catalogue),
    conditions(listedColumns, columns),
    isOutdated(outdated, current),
    searched(product.search, search),
  );
  const rows = await storedProducts(db)
    .where(wanted)
    .orderBy(...ordering(listedColumns, order_by))
    .limit(limit)
    .offset((page - 1) * limit);
  const total =
    ignorePaginationCount === true ? null : await db.$count(storedProducts(db).where(wanted).as('wanted'));
  const data = rows.map((each) => ({ ...each, outdated: !current.includes(each.feeTableId) }));
  return { data, page, limit, total, pageCount: total === null ? null : Math.ceil(total / limit) };
}

const among = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(values)}::text[])`;

/** The products of the actor's own catalogue that have one of these barcodes or SKUs. */
export async function findByKeys(
  db: Database,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { store: code, keys }: z.output<typeof lookUpProducts.body>,
) {
  const current = await currentTables(db);
  const found = await storedProducts(db)
    .where(
      and(
        eq(product.ownerId, tenantId),
        code === undefined ? undefined : eq(store.code, code),
        or(
          among(
            product.barcode,
            keys.flatMap(({ barcode }) => barcode ?? []),
          ),
          among(
            product.sku,
            keys.flatMap(({ sku }) => sku ?? []),
          ),
        ),
      ),
    )
    .orderBy(product.id)
    .limit(mostLookupProducts + 1);
  const products = found
    .slice(0, mostLookupProducts)
    .map((each) => ({ ...each, outdated: !current.includes(each.feeTableId) }));
  return { products, complete: found.length <= mostLookupProducts };
}
