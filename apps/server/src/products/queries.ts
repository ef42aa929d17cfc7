import type * as z from 'zod/mini';
import { unionAll, type PgColumn } from 'drizzle-orm/pg-core';
import type { OwnedRecords } from '../accounts/managing/erase-accounts.ts';
import type { ListFilter } from '@saer/contract/api/list-filter';
import type { ListedProduct } from '@saer/contract/products/product';
import type { ProductSummary } from '@saer/contract/products/product-prices';
import { type lookUpProducts, maxLookupProducts } from '@saer/contract/products/saved-product';
import { riyadhDay } from '@saer/i18n/format-date';
import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { history } from '../audit/tables.ts';
import type { Database, Transaction } from '../database/database.ts';
import { findWholeFeeBook } from '../fees/queries.ts';
import { AppError } from '../http/replies/app-error.ts';
import { findPage } from '../listing/find-page.ts';
import { store } from '../lists/tables.ts';
import { isCurrent } from './saved/derived-rows.ts';
import { type Actor, mayEdit } from './policy.ts';
import { findTodaysFees } from './repricing/write-prices.ts';
import { matchingProducts, visibleProducts, productList } from './saved/product-list.ts';
import { areOutdated, findFreshness } from './saved/outdated.ts';
import { sellingFigures, byTodaysFees, joinedFigures } from './saved/todays-figures.ts';
import { savedProducts } from './saved/saved-products.ts';
import { product, productEffect } from './tables.ts';

/** A product the actor may read; any other is reported as missing. */
export async function findSavedProduct(
  db: Database,
  actor: Pick<Actor, 'role' | 'tenantId'>,
  id: number,
): Promise<ListedProduct> {
  const [found] = await savedProducts(db).where(eq(product.id, id));
  if (found === undefined || !mayEdit(actor, found)) throw new AppError({ code: 'rowGone' });
  const listed = { ...found, ...(await findFreshness(db, [id]))(id) };
  return listed.byOldFees
    ? byTodaysFees(await findWholeFeeBook(db, riyadhDay(new Date()), found.ownerId), listed)
    : listed;
}

/** One page of the products an actor may read. */
export async function findProductPage(
  db: Database,
  actor: Pick<Actor, 'role' | 'tenantId'>,
  filter: ListFilter,
  signal: AbortSignal,
) {
  const today = await findTodaysFees(db, actor, signal);
  return findPage(db, productList(today), filter, visibleProducts(actor));
}

const among = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(values)}::text[])`;

/** The products of the actor's own seller that have one of these barcodes or SKUs. */
export async function findByKeys(
  db: Database,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { store: code, keys }: z.output<typeof lookUpProducts.body>,
) {
  const book = await findWholeFeeBook(db, riyadhDay(new Date()), tenantId);
  const found = await savedProducts(db)
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
    .limit(maxLookupProducts + 1);
  const readFreshness = await findFreshness(
    db,
    found.map(({ id }) => id),
  );
  const products = found
    .slice(0, maxLookupProducts)
    .map((each) => byTodaysFees(book, { ...each, ...readFreshness(each.id) }));
  return { products, complete: found.length <= maxLookupProducts };
}

const all = sql`*`;
const exact = sql.raw(String(Number.MAX_SAFE_INTEGER));

/** The sum of a value over products that meet a condition, where it is known. */
const total = (value: SQL, condition: SQL) =>
  sql`least(coalesce(sum(${value}) filter (where ${condition}), 0), ${exact})`.mapWith(Number);
const counted = (value: SQL, condition: SQL) =>
  sql`count(${value}) filter (where ${condition})`.mapWith(Number);

/** Figures about all products that a filter finds, whatever the page. */
export async function summarizeProducts(
  db: Database,
  actor: Pick<Actor, 'role' | 'tenantId'>,
  filter: ListFilter,
  signal: AbortSignal,
): Promise<ProductSummary> {
  const today = await findTodaysFees(db, actor, signal);
  const { losing, missing, differs, monthlyLoss, monthlyShortfall } = sellingFigures(
    product,
    today && joinedFigures,
  );
  const selected = db
    .select({
      found: count(),
      losing: counted(all, losing),
      missing: counted(all, missing),
      differs: counted(all, differs),
      outdated: counted(all, areOutdated(riyadhDay(new Date()))),
      monthlyLoss: total(monthlyLoss, losing),
      lossCounted: counted(monthlyLoss, losing),
      monthlyShortfall: total(monthlyShortfall, missing),
      shortfallCounted: counted(monthlyShortfall, missing),
    })
    .from(product)
    .$dynamic();
  const joined =
    today === undefined
      ? selected
      : selected.leftJoin(productEffect, isCurrent(productEffect, today.hash)).$dynamic();
  const [summary] = await joined.where(matchingProducts(actor, filter, today));
  if (summary === undefined) throw new Error('Counting always answers');
  return summary;
}

/** Ids of the products that an account owns or owned; for deleted ones only the audit has the owner. */
const findProducts = (tx: Transaction, ownerId: number) =>
  unionAll(
    tx.select({ id: product.id }).from(product).where(eq(product.ownerId, ownerId)),
    tx
      .select({ id: history.entityId })
      .from(history)
      .where(
        and(
          eq(history.entity, 'product'),
          sql`${String(ownerId)} in (${history.before} ->> 'ownerId', ${history.after} ->> 'ownerId')`,
        ),
      ),
  );

/** An account's products, for its data export and to erase with it. */
export const ownedProducts: OwnedRecords = {
  name: 'products',
  read: (db, accountId) => savedProducts(db).where(eq(product.ownerId, accountId)).orderBy(product.id),
  erase: (tx, accountId) =>
    tx
      .delete(history)
      .where(and(eq(history.entity, 'product'), inArray(history.entityId, findProducts(tx, accountId)))),
};
