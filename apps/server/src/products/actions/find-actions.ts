import type * as z from 'zod/mini';
import { actionKinds } from '@saer/contract/fees/choices';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { defaultPageSize, type ListFilter } from '@saer/contract/api/list-filter';
import type { ListedProduct, Product } from '@saer/contract/products/product';
import type {
  ActionTotals,
  findProductActions as endpoint,
  ProductAction,
} from '@saer/contract/products/product-actions';
import { riyadhDay } from '@saer/i18n/format-date';
import { findAction } from '@saer/quoting/actions/find-action';
import { lossEnd } from '@saer/quoting/actions/loss-end';
import { findFixes } from '@saer/quoting/actions/find-fixes';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { findFeeBook } from '../../fees/queries.ts';
import { conditions } from '../../listing/conditions.ts';
import type { List } from '../../listing/list.ts';
import { orderBy, ordering } from '../../listing/ordering.ts';
import { isCurrent, type Derivation, renewDerived } from '../saved/derived-rows.ts';
import type { Actor } from '../policy.ts';
import { readProducts } from '../saved/product-list.ts';
import { product, productAction, type actionResults } from '../tables.ts';
import type { SellingProduct } from '@saer/quoting/actions/standing';
import { sellingPrice } from '@saer/quoting/selling';
import { type CalculatedFrom, calculationInput } from '../saved/calculation-input.ts';

type SoldAt = Pick<Product, 'currentPrice' | 'finalPrice' | 'minPrice' | 'maxPrice'>;

/** A saved product at its selling price. */
export function sellingProduct(saved: CalculatedFrom & SoldAt): SellingProduct {
  const { price: _own, ...input } = calculationInput(saved);
  const { minPrice, maxPrice } = saved;
  return { product: input, price: sellingPrice(saved), minPrice, maxPrice };
}

interface ActionRow extends Record<string, unknown> {
  readonly result: (typeof actionResults)[number];
  readonly price: number | null;
  readonly gain: number;
  readonly isConfirmed: boolean;
}

const actions: Derivation<ActionRow> = {
  table: productAction,
  columns: ['result', 'price', 'gain', 'isConfirmed'],
  products: (ownerId) => eq(product.ownerId, ownerId),
  calculate: (book, saved) => {
    const found = findAction(book, sellingProduct(saved));
    if (!found.ok) return { result: 'unpriced', price: null, gain: 0, isConfirmed: false };
    const { action } = found;
    const isConfirmed = found.standing.toConfirm.length === 0;
    return action === null
      ? { result: 'none', price: null, gain: 0, isConfirmed }
      : { result: action.kind, price: action.prices[0]?.price ?? null, gain: action.gain, isConfirmed };
  },
};

/** Finds what to do about those products of a seller for which it is unknown, and returns today's fee book and its hash. */
export const calculateActions = (db: Database, ownerId: number, signal: AbortSignal) =>
  renewDerived(db, actions, ownerId, signal);

const { result, price, gain, isConfirmed } = productAction;
const exact = sql.raw(String(Number.MAX_SAFE_INTEGER));
/** Halalas each month; null if the sales are unknown. */
const monthly = sql`${gain}::numeric * ${product.monthlySales}`;
const isOpen = sql`${result} in (${sql.raw(actionKinds.map((kind) => `'${kind}'`).join(', '))})`;

/** A price resolves it, by fees that are facts: applied together with others. */
const isApplicable = sql`(${price} is not null and ${isConfirmed})`;

/** Products with something to do, as a list for filters: the most riyals first, each month or, where the sales are unknown, per sold unit. */
const actionList = {
  table: product,
  listed: { id: product.id },
  flags: {
    loss: sql`${result} = 'loss'`,
    short: sql`${result} = 'short'`,
    deadZone: sql`${result} = 'deadZone'`,
    rise: sql`${result} = 'rise'`,
    applicable: isApplicable,
  },
  computed: { amount: sql`coalesce(${monthly}, ${gain})` },
  usual: { amount: 'desc' },
} as const satisfies Omit<List<{ id: number }>, 'read'>;

/** The products of a seller with something to do, as far as it is known. */
const open = (ownerId: number, hash: string): SQL | undefined =>
  and(eq(product.ownerId, ownerId), isCurrent(productAction, hash), isOpen);

const none: ActionTotals = { products: 0, applicable: 0, unconfirmed: 0, monthly: 0, counted: 0 };

const addTotals = (all: readonly ActionTotals[]): ActionTotals =>
  all.reduce(
    (sum, each) => ({
      products: sum.products + each.products,
      applicable: sum.applicable + each.applicable,
      unconfirmed: sum.unconfirmed + each.unconfirmed,
      monthly: Math.min(sum.monthly + each.monthly, Number.MAX_SAFE_INTEGER),
      counted: sum.counted + each.counted,
    }),
    none,
  );

/** For all products of the seller, by what is to do. */
async function readTotals(tx: Transaction, ownerId: number, hash: string) {
  const rows = await tx
    .select({
      result,
      products: sql`count(*)`.mapWith(Number),
      applicable: sql`count(${price}) filter (where ${isConfirmed})`.mapWith(Number),
      unconfirmed: sql`count(${price}) filter (where not ${isConfirmed})`.mapWith(Number),
      monthly: sql`least(coalesce(sum(${monthly}), 0), ${exact})`.mapWith(Number),
      counted: sql`count(${product.monthlySales})`.mapWith(Number),
    })
    .from(product)
    .innerJoin(productAction, eq(productAction.productId, product.id))
    .where(and(eq(product.ownerId, ownerId), isCurrent(productAction, hash)))
    .groupBy(result);
  const of = (name: (typeof rows)[number]['result']): ActionTotals => {
    const { result: _, ...totals } = rows.find((each) => each.result === name) ?? { result: name, ...none };
    return totals;
  };
  const byKind = { loss: of('loss'), short: of('short'), deadZone: of('deadZone'), rise: of('rise') };
  return {
    totals: { all: addTotals(Object.values(byKind)), ...byKind },
    unpriced: of('unpriced').products,
  };
}

/** One page of what to do about the products of the actor's seller, by today's fees. */
export async function findActions(
  db: Database,
  { tenantId }: Pick<Actor, 'tenantId'>,
  filter: ListFilter,
  signal: AbortSignal,
): Promise<z.output<typeof endpoint.reply>> {
  const { page = 1, limit = defaultPageSize } = filter;
  const filtered = conditions(actionList, filter.where);
  const orders = orderBy(ordering(actionList, filter.order_by));
  const { book, hash } = await calculateActions(db, tenantId, signal);
  const where = and(open(tenantId, hash), filtered);
  const { products, ...found } = await db.transaction(
    async (tx) => {
      const from = () =>
        tx
          .select({ id: product.id, total: sql`count(*) over ()`.mapWith(Number) })
          .from(product)
          .innerJoin(productAction, eq(productAction.productId, product.id))
          .where(where)
          .orderBy(orders);
      const rows = await from()
        .limit(limit)
        .offset((page - 1) * limit);
      // A page behind the last one has no row that says how many there are.
      const [first] = rows.length === 0 && page > 1 ? await from().limit(1) : rows;
      const total = first?.total ?? 0;
      const ids = rows.map(({ id }) => id);
      const byId = new Map((await readProducts(tx, ids, book)).map((each) => [each.id, each]));
      return {
        products: ids.flatMap((id) => byId.get(id) ?? []),
        page,
        limit,
        total,
        pageCount: Math.ceil(total / limit),
        ...(await readTotals(tx, tenantId, hash)),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const offered = await findFeeBook(db, riyadhDay(new Date()), tenantId);
  const yieldToEventLoop = timeSlice();
  const data: ProductAction[] = [];
  for (const each of products) {
    data.push(...toRow(book, offered, each));
    await yieldToEventLoop();
    signal.throwIfAborted();
  }
  return { data, ...found };
}

function toRow(book: FeeBook, offered: FeeBook, saved: ListedProduct): ProductAction[] {
  const selling = sellingProduct(saved);
  const found = findAction(book, selling);
  if (!found.ok || found.action === null) return [];
  const { action } = found;
  const { monthlySales } = saved;
  return [
    {
      ...action,
      product: saved,
      sellingPrice: selling.price,
      monthly: monthlySales === null ? null : Math.min(action.gain * monthlySales, Number.MAX_SAFE_INTEGER),
      prices: [...action.prices],
      endsLoss: lossEnd(found),
      fixes: findFixes(book, offered, found),
      toConfirm: [...found.standing.toConfirm],
    },
  ];
}

/** The next ids of products that a price resolves by confirmed fees, among those that a filter finds, in order. */
export async function applicableAfter(
  tx: Transaction,
  ownerId: number,
  { filter, hash, after, limit }: { filter: ListFilter; hash: string; after: number; limit: number },
): Promise<number[]> {
  const rows = await tx
    .select({ id: product.id })
    .from(product)
    .innerJoin(productAction, eq(productAction.productId, product.id))
    .where(
      and(
        open(ownerId, hash),
        conditions(actionList, filter.where),
        isApplicable,
        sql`${product.id} > ${after}`,
      ),
    )
    .orderBy(product.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}
