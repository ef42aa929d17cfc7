import type * as z from 'zod/mini';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { defaultPageSize, type ListFilter } from '@saer/contract/api/list-filter';
import {
  type AppliedAction,
  appliedDays,
  type findAppliedActions as endpoint,
  maxAppliedActions,
} from '@saer/contract/products/product-actions';
import { riyadhDay } from '@saer/i18n/format-date';
import { profitsAt } from '@saer/quoting/profits-at';
import { sellingPrice } from '@saer/quoting/selling';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findWholeFeeBook } from '../../fees/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { conditions } from '../../listing/conditions.ts';
import { orderBy, ordering } from '../../listing/ordering.ts';
import type { Actor } from '../policy.ts';
import { calculationInput } from '../saved/calculation-input.ts';
import { type PricedRow, pricedProducts } from '../saved/price-product.ts';
import { appliedAction, product } from '../tables.ts';

/** Columns by which callers may filter and sort. */
const list = {
  table: product,
  listed: {
    id: appliedAction.productId,
    kind: appliedAction.kind,
    price: appliedAction.price,
    priceBefore: appliedAction.priceBefore,
    salesBefore: appliedAction.monthlySales,
    appliedAt: appliedAction.appliedAt,
  },
  usual: { appliedAt: 'desc' },
} as const;

/** Rejects what this list does not have: words to search, and rows of other tables. */
function rejectOthers({ relations = [], search }: ListFilter): void {
  if (search !== undefined) throw new AppError({ code: 'notSearchable', field: 'filter.search' });
  const [relation] = relations;
  if (relation === undefined) return;
  const field = 'filter.relations';
  throw new AppError({ code: 'unknownRelation', field, details: { relation, options: null } });
}

/** The suggestions that a seller took long enough ago, as a filter finds them. */
const readApplied = (db: Database, ownerId: number, filter: ListFilter) =>
  db
    .select({
      productId: appliedAction.productId,
      kind: appliedAction.kind,
      priceBefore: appliedAction.priceBefore,
      price: appliedAction.price,
      salesBefore: appliedAction.monthlySales,
      appliedAt: appliedAction.appliedAt,
      nameEn: product.nameEn,
      nameAr: product.nameAr,
    })
    .from(appliedAction)
    .innerJoin(product, eq(product.id, appliedAction.productId))
    .where(
      and(
        eq(product.ownerId, ownerId),
        sql`${appliedAction.appliedAt} <= now() - make_interval(days => ${appliedDays})`,
        conditions(list, filter.where),
      ),
    )
    .orderBy(orderBy(ordering(list, filter.order_by)))
    .limit(maxAppliedActions);

type Saved = Awaited<ReturnType<typeof readApplied>>[number];

function toRow(
  book: FeeBook,
  { productId, nameEn, nameAr, salesBefore, ...saved }: Saved,
  now: PricedRow,
): AppliedAction {
  const { price: _own, ...input } = calculationInput(now);
  const found = profitsAt(book, input, [saved.priceBefore, saved.price]);
  const [profitBefore = null, profitAfter = null] = found?.profits ?? [];
  return {
    ...saved,
    product: { id: productId, barcode: now.barcode, nameEn, nameAr, store: now.store },
    sellingPrice: sellingPrice(now),
    profitBefore,
    profitAfter,
    salesBefore,
    salesNow: now.monthlySales,
    isConfirmed: found?.isConfirmed ?? true,
  };
}

/** Halalas each month that a price still in force earns more than the one before, by the sales that were entered; null if unknown. */
function monthlyChange(each: AppliedAction): number | null {
  const { price, sellingPrice: now, profitBefore, profitAfter, salesBefore, salesNow } = each;
  return price !== now ||
    profitBefore === null ||
    profitAfter === null ||
    salesBefore === null ||
    salesNow === null
    ? null
    : profitAfter * salesNow - profitBefore * salesBefore;
}

function addTotals(rows: readonly AppliedAction[]): z.output<typeof endpoint.reply>['totals'] {
  const inForce = rows.filter(({ price, sellingPrice: now }) => price === now);
  const counted = inForce.flatMap((each) => {
    const change = monthlyChange(each);
    return change === null ? [] : [{ ...each, change }];
  });
  const sum = counted.reduce((all, { change }) => all + change, 0);
  return {
    applied: rows.length,
    inForce: inForce.length,
    counted: counted.length,
    sameSales: counted.filter(({ salesBefore, salesNow }) => salesBefore === salesNow).length,
    unconfirmed: rows.filter(({ isConfirmed }) => !isConfirmed).length,
    monthly: Math.max(Math.min(sum, Number.MAX_SAFE_INTEGER), Number.MIN_SAFE_INTEGER),
  };
}

/** Finds what changed for products whose suggested prices the actor's seller took at least a week ago, by today's fees. */
export async function findApplied(
  db: Database,
  { tenantId }: Pick<Actor, 'tenantId'>,
  filter: ListFilter,
  signal: AbortSignal,
): Promise<z.output<typeof endpoint.reply>> {
  rejectOthers(filter);
  const { page = 1, limit = defaultPageSize } = filter;
  const applied = await readApplied(db, tenantId, filter);
  const ids = applied.map(({ productId }) => productId);
  const [book, products] = await Promise.all([
    findWholeFeeBook(db, riyadhDay(new Date()), tenantId),
    ids.length === 0 ? [] : pricedProducts(db).where(sql`${product.id} = any(${sql.param(ids)}::int[])`),
  ]);
  const byId = new Map(products.map((each) => [each.id, each]));
  const yieldToEventLoop = timeSlice();
  const rows: AppliedAction[] = [];
  for (const each of applied) {
    const now = byId.get(each.productId);
    if (now !== undefined) rows.push(toRow(book, each, now));
    await yieldToEventLoop();
    signal.throwIfAborted();
  }
  return {
    data: rows.slice((page - 1) * limit, page * limit),
    page,
    limit,
    total: rows.length,
    pageCount: Math.ceil(rows.length / limit),
    totals: addTotals(rows),
  };
}
