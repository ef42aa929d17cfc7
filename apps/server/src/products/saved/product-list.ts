import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { ListedProduct } from '@saer/contract/products/product';
import { riyadhDay } from '@saer/i18n/format-date';
import { eq, sql, and, type SQL } from 'drizzle-orm';
import type { ListedColumns, List } from '../../listing/list.ts';
import { account } from '../../principals/tables.ts';
import { type Database, type Transaction, prepareOnce } from '../../database/database.ts';
import { productFamily, productSubFamily, productType, store } from '../../lists/tables.ts';
import { product } from '../tables.ts';
import { areOutdated, hasOtherTerms, isOutdated } from './outdated.ts';
import { sellingFigures, byTodaysFees, soughtFigures, type TodaysFees } from './todays-figures.ts';
import { thumbnail, productColumns } from './saved-products.ts';
import type { ListFilter } from '@saer/contract/api/list-filter';
import { filterCondition } from '../../listing/find-page.ts';
import { ordering } from '../../listing/ordering.ts';
import { type Actor, visibleOwner } from '../policy.ts';

const { sides: _sides, override: _override, ...listed } = productColumns;

/** Columns to filter and sort by: all but the sides and own fees, which are lists. */
const listedColumns: ListedColumns = listed;

/** Prepared once per connection: planning the joins takes longer than reading a page of rows. */
const selectListed = prepareOnce((db) =>
  db
    .select({
      ...productColumns,
      image: thumbnail,
      outdated: isOutdated(sql.placeholder('day')).mapWith(Boolean),
      byOldFees: sql`(${isOutdated(sql.placeholder('day'))} or ${hasOtherTerms})`.mapWith(Boolean),
    })
    .from(product)
    .innerJoin(account, eq(account.id, product.ownerId))
    .innerJoin(store, eq(store.id, product.storeId))
    .innerJoin(productSubFamily, eq(productSubFamily.id, product.subFamilyId))
    .innerJoin(productFamily, eq(productFamily.id, productSubFamily.familyId))
    .leftJoin(productType, eq(productType.id, product.typeId))
    .where(sql`${product.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('listed_products'),
);

/** Reads products by id in the lists' format, in any order; with the figures by the fees of a book where they were saved with others. */
export async function readProducts(
  db: Database | Transaction,
  ids: readonly number[],
  book?: FeeBook,
): Promise<ListedProduct[]> {
  const saved = await selectListed(db).execute({ ids, day: riyadhDay(new Date()) });
  return book === undefined ? saved : saved.map((each) => byTodaysFees(book, each));
}

const subFamilyJoin = { table: productSubFamily, on: eq(productSubFamily.id, product.subFamilyId) };
const foreign = [
  { table: store, joins: [{ table: store, on: eq(store.id, product.storeId) }] },
  { table: account, joins: [{ table: account, on: eq(account.id, product.ownerId) }] },
  { table: productSubFamily, joins: [subFamilyJoin] },
  {
    table: productFamily,
    joins: [subFamilyJoin, { table: productFamily, on: eq(productFamily.id, productSubFamily.familyId) }],
  },
  { table: productType, joins: [{ table: productType, on: eq(productType.id, product.typeId) }] },
];

/** The list of all sellers' products, oldest first; of one seller, with today's fees where products were saved with others. */
export function productList(today?: TodaysFees): List<ListedProduct> {
  const { price, profit, recommendedPrice, difference, losing, missing, differs } = sellingFigures(
    product,
    today && soughtFigures(today.hash),
  );
  return {
    table: product,
    listed: listedColumns,
    search: product.search,
    foreign,
    computed: {
      sellingPrice: price,
      sellingProfit: profit,
      difference,
      // Without today's figures it is a column with an index.
      ...(today === undefined ? {} : { recommendedPrice }),
    },
    // What counts as outdated changes with the day.
    flags: { outdated: areOutdated(riyadhDay(new Date())), losing, missing, differs },
    usual: { createdAt: 'asc' },
    read: (db, ids) => readProducts(db, ids, today?.book),
  };
}

/** The condition for products an actor may read; undefined: all. */
export function visibleProducts(actor: Pick<Actor, 'role' | 'tenantId'>): SQL | undefined {
  const owner = visibleOwner(actor);
  return owner === undefined ? undefined : eq(product.ownerId, owner);
}

/** The condition for products an actor may read that match a filter, on the product table alone. */
export function matchingProducts(
  actor: Pick<Actor, 'role' | 'tenantId'>,
  filter: ListFilter,
  today?: TodaysFees,
): SQL | undefined {
  const list = productList(today);
  // Validate the order, although it is not used.
  ordering(list, filter.order_by);
  return and(visibleProducts(actor), filterCondition(list, filter, undefined));
}
