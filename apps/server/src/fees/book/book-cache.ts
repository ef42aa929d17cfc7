import type { AgreedFeeOverride, PublicFeeBook } from '@saer/contract/fee-book';
import { findOverridesFor } from '../agreed-fees/queries.ts';
import type { Database, Transaction } from '../../database/database.ts';
import {
  periodStart,
  type Calendar,
  inSnapshot,
  readBook,
  readCalendar,
  type RequestedBook,
} from './read-book.ts';
import type { WrittenReply } from '../../http/written-reply.ts';
import { LruCache } from './lru-cache.ts';
import { singleFlight } from './single-flight.ts';
import { readVersionStamp, type VersionStamp } from './version-stamp.ts';
import { writeBook } from './write-book.ts';

/** Books of other days and extents: today's, offered and whole, are two of them. */
const maxBooks = 8;
/** Days whose public book stands ready to be sent. */
const maxWritten = 4;
/** Agreed fees of all sellers together, and one for each seller. */
const maxAgreed = 20_000;
/** How often a book is asked for that changes while it is read. */
const maxAttempts = 4;

/** undefined: it was changed while it was read. */
type Read<T> = T | undefined;

/** What was read of the tables while they stood at one stamp. Nothing in it ever changes. */
export interface Generation {
  readonly stamp: VersionStamp;
  readonly calendar: LruCache<Read<Calendar>>;
  readonly books: LruCache<Read<PublicFeeBook>>;
  /** The public books as they are sent, by their day. */
  readonly written: LruCache<Read<WrittenReply>>;
  readonly agreed: LruCache<Read<readonly AgreedFeeOverride[]>>;
}

const nextGeneration = (stamp: VersionStamp, before?: Generation): Generation => ({
  stamp,
  // Agreed fees change far more often, and say nothing of the rest.
  ...(before?.stamp.fees === stamp.fees
    ? { calendar: before.calendar, books: before.books, written: before.written }
    : { calendar: new LruCache(1), books: new LruCache(maxBooks), written: new LruCache(maxWritten) }),
  agreed: new LruCache(maxAgreed, (agreed) => 1 + (agreed?.length ?? 0)),
});

/** Freezes a value and all it holds: many callers share it. */
function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const each of Object.values(value)) deepFreeze(each);
  return Object.freeze(value);
}

export class BookCache {
  readonly #db: Database;
  readonly #currentGeneration: () => Promise<Generation>;
  #current: Generation | undefined;

  constructor(db: Database) {
    this.#db = db;
    this.#currentGeneration = singleFlight(async () => this.#generationOf(await readVersionStamp(db)));
  }

  /** Asks the database what the tables stand at, and answers from what was read of them then. */
  async read<T>(from: (generation: Generation) => Promise<Read<T>>, uncached: () => Promise<T>): Promise<T> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const found = await from(await this.#currentGeneration());
      if (found !== undefined) return found;
    }
    return uncached();
  }

  calendar(generation: Generation): Promise<Read<Calendar>> {
    return generation.calendar.getOrLoad('', () => this.#read(generation, (tx) => readCalendar(tx)));
  }

  /** The book of a day, without agreed fees. Of the days on which the same fees hold one is read. */
  async book(generation: Generation, requested: RequestedBook): Promise<Read<PublicFeeBook>> {
    const calendar = await this.calendar(generation);
    if (calendar === undefined) return undefined;
    const { on, extent, feeTableId = '' } = requested;
    const key = `${extent} ${feeTableId} ${periodStart(calendar, on)}`;
    const book = await generation.books.getOrLoad(key, () =>
      this.#read(generation, (tx) => readBook(tx, requested)),
    );
    return book?.on === on ? book : book && { ...book, on };
  }

  /** The public book of a day as it is sent. */
  written(generation: Generation, on: string): Promise<Read<WrittenReply>> {
    return generation.written.getOrLoad(on, async () => {
      const book = await this.book(generation, { on, extent: 'offered' });
      return book && writeBook(book);
    });
  }

  /** The agreed fees of a seller; null: nobody's. */
  async agreed(generation: Generation, seller: number | null): Promise<Read<readonly AgreedFeeOverride[]>> {
    if (seller === null) return [];
    return generation.agreed.getOrLoad(String(seller), () =>
      this.#read(generation, (tx) => findOverridesFor(tx, seller), 'agreed'),
    );
  }

  #generationOf(stamp: VersionStamp): Generation {
    const current = this.#current;
    if (current?.stamp.fees === stamp.fees && current.stamp.agreed === stamp.agreed) return current;
    this.#current = nextGeneration(stamp, current);
    return this.#current;
  }

  /** Reads in one snapshot, if the tables in it are still those of the stamp. `also`: the agreed fees as well. */
  #read<T>({ stamp }: Generation, read: (tx: Transaction) => Promise<T>, also?: 'agreed'): Promise<Read<T>> {
    return inSnapshot(this.#db, async (tx) => {
      const { fees, agreed } = await readVersionStamp(tx);
      if (fees !== stamp.fees || (also === 'agreed' && agreed !== stamp.agreed)) return undefined;
      return deepFreeze(await read(tx));
    });
  }
}

const caches = new WeakMap<Database, BookCache>();

/** What this process remembers of a database's fee book. */
export function bookCacheOf(db: Database): BookCache {
  const cache = caches.get(db) ?? new BookCache(db);
  caches.set(db, cache);
  return cache;
}
