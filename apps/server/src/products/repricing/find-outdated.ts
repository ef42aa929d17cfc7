import type * as z from 'zod/mini';
import { defaultPageSize, type ListFilter } from '@saer/contract/api/list-filter';
import type {
  findOutdated as endpoint,
  OutdatedSegment,
  priceChoices,
} from '@saer/contract/products/saved-product';
import { riyadhDay } from '@saer/i18n/format-date';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../database/database.ts';
import { conditions } from '../../listing/conditions.ts';
import type { List } from '../../listing/list.ts';
import { orderBy, ordering } from '../../listing/ordering.ts';
import { store } from '../../lists/tables.ts';
import { feeTable } from '../../fees/tables.ts';
import type { Actor } from '../policy.ts';
import { sellingFigures } from '../saved/todays-figures.ts';
import { areOutdated, tablesInForceOn } from '../saved/outdated.ts';
import { product, productEffect } from '../tables.ts';
import { calculateEffects, isCurrentEffect } from './write-prices.ts';

const before = alias(feeTable, 'fee_table_before');
const now = alias(feeTable, 'fee_table_now');

const { profit, meetsTarget, neededPrice, isConfirmed } = productEffect;
/** By the last calculation, at the price that the product sells for. */
const selling = sellingFigures(product);
/** Sort keys below every profit and above every price. */
const min = sql.raw('-9000000000000000');
const max = sql.raw('9000000000000000');

const flags = {
  short: sql`(not ${selling.missing} and not ${meetsTarget})`,
  loss: sql`coalesce(${profit} < 0, false)`,
  noPrice: sql`(${profit} is null)`,
  unconfirmed: sql`(not ${isConfirmed})`,
};
const isRepriceable = sql`(${neededPrice} is not null)`;
/** Its needed price rests on a fee that no source and no admin confirms: it is used by itself, and never with all. */
const isUnconfirmed = sql`(${isRepriceable} and ${flags.unconfirmed})`;

/** Effects of new fees on products, as a list for filters and orders. A product without a price has lost the most. */
const outdatedList = {
  table: product,
  listed: { id: product.id },
  flags,
  computed: {
    change: sql`coalesce(${profit} - ${selling.profit}, ${min})`,
    price: selling.price,
    profitBefore: selling.profit,
    profitNow: sql`coalesce(${profit}, ${min})`,
    neededPrice: sql`coalesce(${neededPrice}, ${max})`,
  },
  usual: { change: 'asc' },
} as const satisfies Omit<List<{ id: number }>, 'read'>;

/** The outdated products of a seller, as far as the effect is known. */
function outdated(ownerId: number, book: string): SQL {
  const day = riyadhDay(new Date());
  return sql`${product.ownerId} = ${ownerId} and ${areOutdated(day)}
    and ${now.id} in ${tablesInForceOn(day)} and ${isCurrentEffect(book)}`;
}

const counted = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);

/** For all products of the seller, one row for each fee table that replaced another, and one where something else has changed. */
const readChanges = (tx: Transaction, all: SQL) =>
  tx
    .select({
      store: store.code,
      feeTableBefore: before.name,
      feeTableNow: now.name,
      products: count(),
      short: counted(flags.short),
      loss: counted(flags.loss),
      noPrice: counted(flags.noPrice),
      unconfirmed: counted(flags.unconfirmed),
    })
    .from(product)
    .innerJoin(productEffect, eq(productEffect.productId, product.id))
    .innerJoin(store, eq(store.id, product.storeId))
    .innerJoin(before, eq(before.id, product.feeTableId))
    .innerJoin(now, eq(now.storeId, product.storeId))
    .where(all)
    .groupBy(store.id, before.id, now.id)
    .orderBy(store.id, before.id);

const readPage = (tx: Transaction, where: SQL | undefined, orders: SQL, limit: number, offset: number) =>
  tx
    .select({
      id: product.id,
      version: product.version,
      barcode: product.barcode,
      nameEn: product.nameEn,
      nameAr: product.nameAr,
      store: store.code,
      feeTableBefore: before.name,
      feeTableNow: now.name,
      price: selling.price.mapWith(Number),
      priceIsTyped: sql`(${product.price} is not null or ${selling.differs})`.mapWith(Boolean),
      profitBefore: selling.profit.mapWith(Number),
      profitNow: profit,
      meetsTargetBefore: sql`(not ${selling.missing})`.mapWith(Boolean),
      meetsTargetNow: meetsTarget,
      neededPrice,
      isConfirmed,
    })
    .from(product)
    .innerJoin(productEffect, eq(productEffect.productId, product.id))
    .innerJoin(store, eq(store.id, product.storeId))
    .innerJoin(before, eq(before.id, product.feeTableId))
    .innerJoin(now, eq(now.storeId, product.storeId))
    .where(where)
    .orderBy(orders)
    .limit(limit)
    .offset(offset);

/** One page of the effects of today's fees on those products of the actor's seller that were priced with earlier ones. */
export async function findOutdated(
  db: Database,
  { tenantId }: Pick<Actor, 'tenantId'>,
  filter: ListFilter,
  signal: AbortSignal,
): Promise<z.output<typeof endpoint.reply>> {
  const { page = 1, limit = defaultPageSize } = filter;
  const filtered = conditions(outdatedList, filter.where);
  const orders = orderBy(ordering(outdatedList, filter.order_by));
  const { hash: book } = await calculateEffects(db, tenantId, signal);
  const all = outdated(tenantId, book);
  return db.transaction(
    async (tx) => {
      const changes = await readChanges(tx, all);
      const sum = (of: 'products' | OutdatedSegment) =>
        changes.reduce((together, each) => together + each[of], 0);
      const [found] = await tx
        .select({
          total: count(),
          repriceable: counted(isRepriceable),
          unconfirmed: counted(isUnconfirmed),
        })
        .from(product)
        .innerJoin(productEffect, eq(productEffect.productId, product.id))
        .innerJoin(now, eq(now.storeId, product.storeId))
        .where(and(all, filtered));
      const { total = 0, repriceable = 0, unconfirmed = 0 } = found ?? {};
      return {
        data: await readPage(tx, and(all, filtered), orders, limit, (page - 1) * limit),
        page,
        limit,
        total,
        pageCount: Math.ceil(total / limit),
        repriceable,
        unconfirmed,
        counts: {
          all: sum('products'),
          short: sum('short'),
          loss: sum('loss'),
          noPrice: sum('noPrice'),
          unconfirmed: sum('unconfirmed'),
        },
        changes: changes.map(({ store: code, feeTableBefore, feeTableNow, products }) => ({
          store: code,
          feeTableBefore,
          feeTableNow,
          products,
        })),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The next ids of repriceable products that a filter finds, in order; for needed prices, without those that rest on unconfirmed fees. */
export async function repriceableAfter(
  tx: Transaction,
  ownerId: number,
  {
    filter,
    book,
    price,
    after,
    limit,
  }: {
    filter: ListFilter;
    book: string;
    price: (typeof priceChoices)[number];
    after: number;
    limit: number;
  },
): Promise<number[]> {
  const rows = await tx
    .select({ id: product.id })
    .from(product)
    .innerJoin(productEffect, eq(productEffect.productId, product.id))
    .innerJoin(now, eq(now.storeId, product.storeId))
    .where(
      and(
        outdated(ownerId, book),
        conditions(outdatedList, filter.where),
        isRepriceable,
        price === 'needed' ? sql`${isConfirmed}` : undefined,
        sql`${product.id} > ${after}`,
      ),
    )
    .orderBy(product.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}
