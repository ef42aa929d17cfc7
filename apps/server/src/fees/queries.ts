import type { FeeBook, PublicFeeBook } from '@saer/contract/fee-book';
import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { findOverridesFor } from './agreed-fees/queries.ts';
import type { Database } from '../database/database.ts';
import { bookCacheOf } from './book/book-cache.ts';
import type { WrittenReply } from '../http/written-reply.ts';
import { writeBook } from './book/write-book.ts';
import { inSnapshot, readBook, readCalendar, type RequestedBook } from './book/read-book.ts';

export { tablesInForce } from './book/read-book.ts';

const readUncached = (db: Database, requested: RequestedBook, seller: number | null): Promise<FeeBook> =>
  inSnapshot(db, async (tx) => ({
    ...(await readBook(tx, requested)),
    overrides: await findOverridesFor(tx, seller),
  }));

/**
 * Everything the calculator needs, as the tables say it at a moment after the call: from memory where they have not changed since it was
 * read (decision 0028). A transaction reads its own tables. `seller`: whose agreed fees hold; null: nobody's.
 */
async function findBook(db: Database, requested: RequestedBook, seller: number | null): Promise<FeeBook> {
  if (is(db, PgTransaction)) return readUncached(db, requested, seller);
  const cache = bookCacheOf(db);
  return cache.read(
    async (generation) => {
      const book = await cache.book(generation, requested);
      const overrides = await cache.agreed(generation, seller);
      return book && overrides && { ...book, overrides };
    },
    () => readUncached(db, requested, seller),
  );
}

/** Everything the calculator needs, for every active store, as of one day: what everybody may read. */
export const findPublicFeeBook = (db: Database, on: string): Promise<PublicFeeBook> =>
  findFeeBook(db, on, null);

/** The same as it is sent. */
export function findWrittenFeeBook(db: Database, on: string): Promise<WrittenReply> {
  const cache = bookCacheOf(db);
  return cache.read(
    (generation) => cache.written(generation, on),
    async () => writeBook(await readUncached(db, { on, extent: 'offered' }, null)),
  );
}

/** The same with the agreed fees of a seller; null: a guest has none. */
export const findFeeBook = (db: Database, on: string, seller: number | null): Promise<FeeBook> =>
  findBook(db, { on, extent: 'offered' }, seller);

/** The same with what is hidden from sellers: what they once chose is still priced. */
export const findWholeFeeBook = (db: Database, on: string, seller: number | null): Promise<FeeBook> =>
  findBook(db, { on, extent: 'all' }, seller);

interface Chosen {
  readonly on: string;
  readonly feeTableId: number;
  readonly seller: number | null;
}

/** The whole book with one fee table in place of its store's, whether in force or not. */
export const findFeeBookWith = (db: Database, { on, feeTableId, seller }: Chosen): Promise<FeeBook> =>
  findBook(db, { on, extent: 'all', feeTableId }, seller);

/** The key of a fee table that was published, by how a calculation names it; undefined: there is none. */
export async function publishedTable(db: Database, name: string): Promise<number | undefined> {
  const cache = bookCacheOf(db);
  const { published } = await cache.read(
    (generation) => cache.calendar(generation),
    () => inSnapshot(db, (tx) => readCalendar(tx)),
  );
  return published.get(name);
}
