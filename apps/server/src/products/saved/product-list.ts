import type { ListedProduct } from '@saer/contract/product';
import { riyadhDay } from '@saer/i18n/format-date';
import { eq, sql } from 'drizzle-orm';
import type { ListedColumns } from '../../listing/listed-column.ts';
import { account } from '../../principals/tables.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { prepareOnce } from '../../database/prepare-once.ts';
import type { List } from '../../listing/list.ts';
import { productFamily, productSubFamily, productType, store } from '../../lists/tables.ts';
import { product } from '../tables.ts';
import { areOutdated, isOutdated } from './outdated.ts';
import { sellingFigures } from './selling-figures.ts';
import { thumbnail, productColumns } from './saved-products.ts';

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

/** Reads products by id in the lists' format, in any order. */
export const readProducts = (db: Database | Transaction, ids: readonly number[]): Promise<ListedProduct[]> =>
  selectListed(db).execute({ ids, day: riyadhDay(new Date()) });

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

const { price, profit, difference, losing, missing, differs } = sellingFigures(product);

/** The list of all sellers' products, oldest first. */
export const productList = (): List<ListedProduct> => ({
  table: product,
  listed: listedColumns,
  search: product.search,
  foreign,
  computed: { sellingPrice: price, sellingProfit: profit, difference },
  // What counts as outdated changes with the day.
  flags: { outdated: areOutdated(riyadhDay(new Date())), losing, missing, differs },
  usual: { createdAt: 'asc' },
  read: readProducts,
});
