import type { FeeBook, PublicFeeBook } from '@saer/contract/fee-book';
import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { findOverridesFor } from './agreed-fees/queries.ts';
import type { Database } from '../database/database.ts';
import { memoryOf } from './book/book-memory.ts';
import type { CachedReply } from '../http/cached-reply.ts';
import { writeBook } from './book/write-book.ts';
import { inSnapshot, readBook, readCalendar, type RequestedBook } from './book/read-book.ts';

export { inForce } from './book/read-book.ts';

const readWhole = (db: Database, wanted: RequestedBook, seller: number | null): Promise<FeeBook> =>
  inSnapshot(db, async (tx) => ({
    ...(await readBook(tx, wanted)),
    overrides: await findOverridesFor(tx, seller),
  }));

/**
 * All data for the calculator, as of a moment after the call: from memory if the tables have not changed since they were read
 * (decision 0028). A transaction reads its own tables. `seller`: whose agreed fees apply; null for none.
 */
async function findBook(db: Database, wanted: RequestedBook, seller: number | null): Promise<FeeBook> {
  if (is(db, PgTransaction)) return readWhole(db, wanted, seller);
  const memory = memoryOf(db);
  return memory.find(
    async (at) => {
      const book = await memory.book(at, wanted);
      const overrides = await memory.agreed(at, seller);
      return book && overrides && { ...book, overrides };
    },
    () => readWhole(db, wanted, seller),
  );
}

/** Everything the calculator needs, for every active store, as of one day: what everybody may read. */
export const findPublicFeeBook = (db: Database, on: string): Promise<PublicFeeBook> =>
  findFeeBook(db, on, null);

/** The same as it is sent. */
export function findWrittenFeeBook(db: Database, on: string): Promise<CachedReply> {
  const memory = memoryOf(db);
  return memory.find(
    (at) => memory.written(at, on),
    async () => writeBook(await readWhole(db, { on, extent: 'offered' }, null)),
  );
}

/** The same with the agreed fees of a seller; null for a guest, who has none. */
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

/** The key of a published fee table, by its name in a calculation; undefined if there is none. */
export async function publishedTable(db: Database, name: string): Promise<number | undefined> {
  const memory = memoryOf(db);
  const { published } = await memory.find(
    (at) => memory.calendar(at),
    () => inSnapshot(db, (tx) => readCalendar(tx)),
  );
  return published.get(name);
}
