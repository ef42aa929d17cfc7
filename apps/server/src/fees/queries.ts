import type { FeeBook, PublicFeeBook } from '@saer/contract/fees/fee-book';
import type { OwnFees } from '@saer/contract/fees/own-fees';
import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { ownBook } from '@saer/quoting/own-book';
import { findOwnFees } from './statement-rates/queries.ts';
import type { Database } from '../database/database.ts';
import { getBookCache, writeBook } from './book/book-cache.ts';
import type { CachedReply } from '../http/mounting/cached-reply.ts';
import { inSnapshot } from '../listing/walk-list.ts';
import { readBook, readCalendar, type RequestedBook } from './book/read-book.ts';

/** A seller's fee book, with the seen rates that it was resolved with: saved products name them. */
const withOwnFees = (book: PublicFeeBook, own: OwnFees): FeeBook => ({
  ...ownBook(book, own),
  statementRates: own.statementRates,
});

const readUncached = (db: Database, requested: RequestedBook, seller: number | null): Promise<FeeBook> =>
  inSnapshot(db, async (tx) => withOwnFees(await readBook(tx, requested), await findOwnFees(tx, seller)));

/**
 * Finds everything the calculator needs, no older than the call: cached while the tables have not changed (decision 0028). Within a
 * transaction it is read directly. `seller`: whose agreed fees and seen rates apply; null: none.
 */
async function findBook(db: Database, requested: RequestedBook, seller: number | null): Promise<FeeBook> {
  if (is(db, PgTransaction)) return readUncached(db, requested, seller);
  const cache = getBookCache(db);
  return cache.read(
    async (generation) => {
      const book = await cache.book(generation, requested);
      const own = await cache.ownFees(generation, seller);
      return book && own && withOwnFees(book, own);
    },
    () => readUncached(db, requested, seller),
  );
}

/** The public fee book, encoded. */
export function findWrittenFeeBook(db: Database, on: string): Promise<CachedReply> {
  const cache = getBookCache(db);
  return cache.read(
    (generation) => cache.written(generation, on),
    async () => writeBook(await readUncached(db, { on, extent: 'offered' }, null)),
  );
}

/** The fee book with the agreed fees of a seller; none for a guest (null). */
export const findFeeBook = (db: Database, on: string, seller: number | null): Promise<FeeBook> =>
  findBook(db, { on, extent: 'offered' }, seller);

/** The fee book including what is hidden from sellers, so that earlier choices can still be priced. */
export const findWholeFeeBook = (db: Database, on: string, seller: number | null): Promise<FeeBook> =>
  findBook(db, { on, extent: 'all' }, seller);

interface Chosen {
  readonly on: string;
  readonly feeTableId: number;
  readonly seller: number | null;
}

/** The whole fee book with one fee table replacing its store's, whether in force or not. */
export const findFeeBookWith = (db: Database, { on, feeTableId, seller }: Chosen): Promise<FeeBook> =>
  findBook(db, { on, extent: 'all', feeTableId }, seller);

/** The id of a published fee table by the name a calculation uses; undefined if there is none. */
export async function publishedTable(db: Database, name: string): Promise<number | undefined> {
  const cache = getBookCache(db);
  const { published } = await cache.read(
    (generation) => cache.calendar(generation),
    () => inSnapshot(db, (tx) => readCalendar(tx)),
  );
  return published.get(name);
}
