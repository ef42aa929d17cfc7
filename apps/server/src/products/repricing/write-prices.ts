import type { PricesBefore } from '@saer/contract/products/product-prices';
import { type SQL, sql, and, eq } from 'drizzle-orm';
import type { Transaction, Database } from '../../database/database.ts';
import { runSequentially } from '../../database/group-calls.ts';
import { bulkUpdate } from '../../database/bulk-write.ts';
import { recording } from '../../audit/queries.ts';
import { diffProducts, namedProduct } from '../editing/audit-values.ts';
import { type Actor, visibleOwner } from '../policy.ts';
import { resultColumns } from '../saved/column-values.ts';
import type { SavedResult } from '../saved/price-product.ts';
import { product, productEffect } from '../tables.ts';
import { withKeys } from '../saved/price-key.ts';
import { keyColumns, savedProducts } from '../saved/saved-products.ts';
import type { FieldError } from '@saer/contract/api/error-reply';
import { AppError } from '../../http/replies/app-error.ts';
import { priceEffect, type PriceEffect } from '@saer/quoting/price-effect';
import { sellingPrice } from '@saer/quoting/selling';
import { riyadhDay } from '@saer/i18n/format-date';
import { type Derivation, isCurrent, renewDerived } from '../saved/derived-rows.ts';
import { calculationInput } from '../saved/calculation-input.ts';
import { areOutdated, hasOtherTerms, hasOutdated } from '../saved/outdated.ts';
import type { TodaysFees } from '../saved/todays-figures.ts';

/** Reads and locks products until the transaction ends, each with the key of what priced it, ignoring those of other sellers. */
export async function lockProducts(tx: Transaction, ownerId: number, ids: readonly number[]) {
  const ofOwner = and(eq(product.ownerId, ownerId), sql`${product.id} = any(${sql.param(ids)}::integer[])`);
  const locked = await tx
    .select({ id: product.id, ...keyColumns })
    .from(product)
    .where(ofOwner)
    .orderBy(product.id)
    .for('update');
  return withKeys(await savedProducts(tx).where(ofOwner).orderBy(product.id), locked);
}

export type LockedProduct = Awaited<ReturnType<typeof lockProducts>>[number];

/** A product's own price, its current price, and the results of its price. */
interface NewPrice extends SavedResult {
  readonly price: number | null;
  readonly currentPrice: number | null;
}

export interface Repriced {
  readonly before: LockedProduct;
  readonly now: NewPrice;
}

/** The prices before a change, with the version after it: what undoing it needs. */
export const pricesBefore = ({ before: { id, version, price, currentPrice } }: Repriced): PricesBefore => ({
  id,
  version: version + 1,
  price,
  currentPrice,
});

const columns = ['price', 'currentPrice', ...resultColumns] as const satisfies readonly (keyof NewPrice)[];

/** Rows per statement; other requests run between two statements. */
const rowsPerStatement = 500;

function* statements(
  { accountId }: Pick<Actor, 'accountId'>,
  all: readonly Repriced[],
): Generator<SQL, void> {
  const also = sql`version = product.version + 1, updated_at = now(), calculated_at = now()`;
  for (let from = 0; from < all.length; from += rowsPerStatement) {
    const part = all.slice(from, from + rowsPerStatement);
    yield bulkUpdate(
      product,
      columns,
      part.map(({ before, now }) => ({ ...now, id: before.id })),
      also,
    );
    const changes = part.flatMap(({ before, now }) => {
      const changed = diffProducts(before, { ...before, ...now });
      return changed === undefined ? [] : [{ before, changed }];
    });
    if (changes.length > 0)
      yield recording(
        changes.map(({ before, changed }) => ({
          actorId: accountId,
          entity: 'product',
          entityId: before.id,
          ownerId: before.ownerId,
          action: 'update',
          named: namedProduct(before),
          ...changed,
        })),
      );
  }
}

/** Writes the prices of many products with an audit entry each. */
export const writePrices = (
  tx: Transaction,
  actor: Pick<Actor, 'accountId'>,
  repriced: readonly Repriced[],
): Promise<void> => runSequentially(tx, statements(actor, repriced));

interface RequestedTarget {
  readonly id: number;
  readonly version: number;
}

/** Throws if there are errors. */
export function rejectAny(fieldErrors: readonly FieldError[]): void {
  const [first, ...others] = fieldErrors;
  if (first !== undefined) throw new AppError(first, ...others);
}

export function requireDistinct(requested: readonly RequestedTarget[]): void {
  const seen = new Set<number>();
  const duplicates = requested.flatMap(({ id }, at): FieldError[] =>
    seen.size === seen.add(id).size ? [{ code: 'chosenTwice', field: `products.${at}.id` }] : [],
  );
  rejectAny(duplicates);
}

/** The products in the requested order; throws if one is missing or has a newer version. */
export function requireUnchangedProducts(
  requested: readonly RequestedTarget[],
  locked: readonly LockedProduct[],
): LockedProduct[] {
  const byId = new Map(locked.map((each) => [each.id, each]));
  const found = requested.flatMap(({ id }) => byId.get(id) ?? []);
  rejectAny(
    requested.flatMap(({ id }, at): FieldError[] =>
      byId.has(id) ? [] : [{ code: 'rowGone', field: `products.${at}` }],
    ),
  );
  rejectAny(
    found.flatMap(({ version }, at): FieldError[] =>
      version === requested[at]?.version ? [] : [{ code: 'rowChanged', field: `products.${at}` }],
    ),
  );
  return found;
}

/** Tells whether the saved effect of a product is current. */
export const isCurrentEffect = (book: string): SQL => isCurrent(productEffect, book);

/** The products of a seller whose saved figures are not today's: outdated ones, and those with other terms of the seller's own. */
const toOutdated = (ownerId: number): SQL =>
  sql`${product.ownerId} = ${ownerId} and (${areOutdated(riyadhDay(new Date()))} or ${hasOtherTerms})`;

const effects: Derivation<PriceEffect & Readonly<Record<string, unknown>>> = {
  table: productEffect,
  columns: ['profit', 'meetsTarget', 'neededPrice', 'isConfirmed'],
  products: toOutdated,
  calculate: (book, saved) => ({ ...priceEffect(book, calculationInput(saved), sellingPrice(saved)) }),
};

/** Calculates the effect of today's fees on those products of a seller for which it is unknown. */
export const calculateEffects = (db: Database, ownerId: number, signal: AbortSignal): Promise<TodaysFees> =>
  renewDerived(db, effects, ownerId, signal);

/**
 * Today's fees for the reader's own products, with their effects calculated; undefined if all were saved with these, or if the reader
 * sees the products of all sellers: those are shown as they were saved.
 */
export async function findTodaysFees(
  db: Database,
  actor: Pick<Actor, 'role' | 'tenantId'>,
  signal: AbortSignal,
): Promise<TodaysFees | undefined> {
  const owner = visibleOwner(actor);
  return owner !== undefined && (await hasOutdated(db, owner))
    ? calculateEffects(db, owner, signal)
    : undefined;
}
