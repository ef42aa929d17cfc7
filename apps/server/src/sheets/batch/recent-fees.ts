import type { FeeBook, PublicFeeBook } from '@saer/contract/fee-book';
import { riyadhDay } from '@saer/i18n/format-date';
import type { Database } from '../../database/database.ts';
import { findOverridesFor } from '../../agreed-fees/queries.ts';
import { findPublicFeeBook } from '../../fees/queries.ts';

/** Milliseconds: as long as the parts of a sheet take to arrive. */
const longest = 10_000;

interface Read {
  readonly on: string;
  readonly at: number;
  readonly book: Promise<PublicFeeBook>;
}

const last = new WeakMap<Database, Read>();

function recentBook(db: Database): Promise<PublicFeeBook> {
  const on = riyadhDay(new Date());
  const read = last.get(db);
  if (read !== undefined && read.on === on && performance.now() - read.at < longest) return read.book;
  const book = findPublicFeeBook(db, on);
  last.set(db, { on, at: performance.now(), book });
  // One that could not be read is not kept.
  book.catch(() => last.delete(db));
  return book;
}

/** Today's fees as they were read at most some seconds ago: enough to tell of a part of a sheet early, never to refuse one or to store it. */
export async function findRecentFees(db: Database, seller: number): Promise<FeeBook> {
  const [book, overrides] = await Promise.all([recentBook(db), findOverridesFor(db, seller)]);
  return { ...book, overrides };
}
