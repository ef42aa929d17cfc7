import { defaultPageSize, type ListFilter } from '@saer/contract/list-filter';
import type { ListedProduct } from '@saer/contract/product';
import type { ProductSummary } from '@saer/contract/product-prices';
import { type lookUpProducts, mostLookupProducts } from '@saer/contract/product-catalogue';
import { and, count, eq, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';
import { ordering } from '../listing/ordering.ts';
import { store } from '../reference/tables.ts';
import { type Actor, mayCorrect } from './policy.ts';
import { computedOrders, foundProducts } from './stored/found-products.ts';
import { listedColumns } from './stored/listed-columns.ts';
import { currentTables } from './stored/outdated.ts';
import { sellingFigures } from './stored/selling-figures.ts';
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
  filter: ListFilter,
) {
  const { order_by, page = 1, limit = defaultPageSize, ignorePaginationCount } = filter;
  const current = await currentTables(db);
  const wanted = foundProducts(actor, filter, current);
  const rows = await storedProducts(db)
    .where(wanted)
    .orderBy(...ordering(listedColumns, order_by, computedOrders))
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

const all = sql`*`;
const exact = sql.raw(String(Number.MAX_SAFE_INTEGER));

/** How many of them meet a condition, and what they come to together, as far as that is known. */
const total = (value: SQL, condition: SQL) =>
  sql`least(coalesce(sum(${value}) filter (where ${condition}), 0), ${exact})`.mapWith(Number);
const counted = (value: SQL, condition: SQL) =>
  sql`count(${value}) filter (where ${condition})`.mapWith(Number);

/** How the products that a filter finds stand, whatever its page. */
export async function summarizeProducts(
  db: Database,
  actor: Pick<Actor, 'role' | 'tenantId'>,
  filter: ListFilter,
): Promise<ProductSummary> {
  const current = await currentTables(db);
  const found = storedProducts(db)
    .where(foundProducts(actor, filter, current))
    .as('found');
  const { losing, missing, differs, monthlyLoss, monthlyShortfall } = sellingFigures(found);
  const [summary] = await db
    .select({
      found: count(),
      losing: counted(all, losing),
      missing: counted(all, missing),
      differs: counted(all, differs),
      outdated: counted(all, notInArray(found.feeTableId, [...current])),
      monthlyLoss: total(monthlyLoss, losing),
      lossCounted: counted(monthlyLoss, losing),
      monthlyShortfall: total(monthlyShortfall, missing),
      shortfallCounted: counted(monthlyShortfall, missing),
    })
    .from(found);
  if (summary === undefined) throw new Error('Counting always answers');
  return summary;
}
