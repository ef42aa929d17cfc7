import { priceProduct } from '@saer/catalogue/price-product';
import { productResult } from '@saer/catalogue/product-result';
import type { Fault } from '@saer/contract/fault';
import type { FeeBook } from '@saer/contract/fee-book';
import type { repriceProducts as endpoint } from '@saer/contract/product-catalogue';
import { riyadhDay } from '@saer/i18n/format-date';
import { inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database, Transaction } from '../../database/database.ts';
import { findWholeFeeBook } from '../../fees/queries.ts';
import { recordChanges } from '../../history/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { breather } from '../../http/breather.ts';
import { changesOf, namedAs } from '../keeping/told-values.ts';
import { type Actor, mayDelete } from '../policy.ts';
import { calculationInput } from '../stored/calculation-input.ts';
import { storedProducts } from '../stored/stored-products.ts';
import { product } from '../tables.ts';
import { type NewPrice, writePrices } from './write-prices.ts';

type Wanted = z.output<typeof endpoint.body>['products'][number];
type Stored = Awaited<ReturnType<typeof heldProducts>>[number];

/** Every fault is told at the place of its product in the request. */
function refuse(faults: readonly Fault[]): void {
  const [first, ...others] = faults;
  if (first !== undefined) throw new AppError(first, ...others);
}

function refuseTwice(wanted: readonly Wanted[]): void {
  const seen = new Set<number>();
  const twice = wanted.flatMap(({ id }, at): Fault[] =>
    seen.size === seen.add(id).size ? [{ code: 'chosenTwice', field: `products.${at}.id` }] : [],
  );
  refuse(twice);
}

/** The products as they stand, which nobody else changes until the transaction ends. */
async function heldProducts(tx: Transaction, ids: number[]) {
  const held = tx.select({ id: product.id }).from(product).where(inArray(product.id, ids));
  await held.orderBy(product.id).for('update');
  return storedProducts(tx).where(inArray(product.id, ids));
}

/** The products in the order they were named, if all are the actor's and none was changed since it was read. */
function requireUnchanged(actor: Actor, wanted: readonly Wanted[], held: readonly Stored[]): Stored[] {
  const own = new Map(held.filter((each) => mayDelete(actor, each)).map((each) => [each.id, each]));
  const found = wanted.flatMap(({ id }) => own.get(id) ?? []);
  refuse(
    wanted.flatMap(({ id }, at): Fault[] =>
      own.has(id) ? [] : [{ code: 'rowGone', field: `products.${at}` }],
    ),
  );
  refuse(
    found.flatMap(({ version }, at): Fault[] =>
      version === wanted[at]?.version ? [] : [{ code: 'rowChanged', field: `products.${at}` }],
    ),
  );
  return found;
}

type Priced = NewPrice | { readonly fault: Fault };

function priced(book: FeeBook, stored: Stored, choice: Wanted['price'], at: number): Priced {
  const { price: typed, ...row } = calculationInput(stored);
  const price = choice === 'keep' ? typed : undefined;
  const outcome = priceProduct(book, price === undefined ? row : { ...row, price });
  if (outcome.ok)
    return {
      id: stored.id,
      price: price ?? null,
      ...productResult(outcome.quote, stored.currentPrice ?? undefined),
    };
  const { field, ...fault } = outcome.fault;
  return { fault: { ...fault, field: `products.${at}${field === undefined ? '' : `.${field}`}` } };
}

async function pricedAll(book: FeeBook, stored: readonly Stored[], wanted: readonly Wanted[]) {
  const breathe = breather();
  const prices: NewPrice[] = [];
  const faults: Fault[] = [];
  for (const [at, each] of stored.entries()) {
    const outcome = priced(book, each, wanted[at]?.price ?? 'keep', at);
    if ('fault' in outcome) faults.push(outcome.fault);
    else prices.push(outcome);
    await breathe();
  }
  refuse(faults);
  return prices;
}

/** Prices products of the actor's catalogue again by today's fees: where one cannot be, or was changed meanwhile, none. */
export async function repriceProducts(
  db: Database,
  actor: Actor,
  wanted: readonly Wanted[],
): Promise<{ repriced: number[] }> {
  refuseTwice(wanted);
  const book = await findWholeFeeBook(db, riyadhDay(new Date()));
  return db.transaction(async (tx) => {
    const held = await heldProducts(
      tx,
      wanted.map(({ id }) => id),
    );
    const stored = requireUnchanged(actor, wanted, held);
    const prices = await pricedAll(book, stored, wanted);
    await writePrices(tx, prices);
    const changes = stored.flatMap((before, at) => {
      const changed = changesOf(before, { ...before, ...prices[at] });
      return changed === undefined ? [] : [{ row: before, changed }];
    });
    await recordChanges(
      tx,
      changes.map(({ row, changed }) => ({
        actorId: actor.accountId,
        entity: 'product',
        entityId: row.id,
        ownerId: row.ownerId,
        action: 'update',
        named: namedAs(row),
        ...changed,
      })),
    );
    return { repriced: wanted.map(({ id }) => id) };
  });
}
