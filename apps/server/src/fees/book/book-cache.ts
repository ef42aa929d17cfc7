import * as z from 'zod/mini';
import { type PublicFeeBook, feeBookReply } from '@saer/contract/fees/fee-book';
import type { OwnFees } from '@saer/contract/fees/own-fees';
import { noOwnFees } from '@saer/quoting/own-book';
import { yieldToEventLoop } from '@saer/spreadsheet/time-slice';
import { inSnapshot } from '../../listing/walk-list.ts';
import { findOwnFees } from '../statement-rates/queries.ts';
import { type Database, type Transaction, prepareOnce } from '../../database/database.ts';
import { feeBookStamp } from './tables.ts';
import { periodStart, type Calendar, readBook, readCalendar, type RequestedBook } from './read-book.ts';
import { CachedReply } from '../../http/mounting/cached-reply.ts';
import { LruCache } from './lru-cache.ts';
import { today } from '../versions/dates.ts';

/** Encodes the public book; the reply is current while its day lasts. */
export const writeBook = (book: PublicFeeBook): Promise<CachedReply> =>
  CachedReply.of(JSON.stringify(z.encode(feeBookReply, book)), () => book.on === today());

/** Shares one run among concurrent callers. A caller only joins a run that starts after the call: calls during a run share the next one. */
function singleFlight<T>(run: () => Promise<T>): () => Promise<T> {
  let next: Promise<T> | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const begin = async (): Promise<T> => {
    await running;
    // Calls in the same turn of the event loop join.
    await yieldToEventLoop();
    next = undefined;
    const current = run();
    running = current.catch(() => undefined);
    return current;
  };
  return () => (next ??= begin());
}

/** Cached books, one per period and extent. */
const maxBooks = 8;
/** Days whose encoded public book is cached. */
const maxWritten = 4;
/** Total weight of cached agreed fees and seen rates: one per fee, plus one per seller. */
const maxAgreed = 20_000;
/** Attempts to read a book that keeps changing while it is read. */
const maxAttempts = 4;

/** The versions of the fee book's tables and of the agreed fees: a new value after every change. */
interface VersionStamp {
  readonly fees: string;
  readonly agreed: string;
}

const select = prepareOnce((db) =>
  db
    .select({ fees: feeBookStamp.fees, agreed: feeBookStamp.agreed })
    .from(feeBookStamp)
    .prepare('fee_book_stamp'),
);

async function readVersionStamp(db: Database | Transaction): Promise<VersionStamp> {
  const [stamp] = await select(db).execute();
  if (stamp === undefined) throw new Error('The stamp of the fee book is missing; a migration writes it');
  return stamp;
}

/** undefined: it changed while it was being read. */
type Read<T> = T | undefined;

/** Everything read from the tables at one version stamp. Immutable. */
export interface Generation {
  readonly stamp: VersionStamp;
  readonly calendar: LruCache<Read<Calendar>>;
  readonly books: LruCache<Read<PublicFeeBook>>;
  /** Encoded public books by day. */
  readonly written: LruCache<Read<CachedReply>>;
  /** Agreed fees and rates seen on statements, by seller. */
  readonly agreed: LruCache<Read<OwnFees>>;
}

const nextGeneration = (stamp: VersionStamp, before?: Generation): Generation => ({
  stamp,
  // Agreed fees change far more often; the rest stays valid.
  ...(before?.stamp.fees === stamp.fees
    ? { calendar: before.calendar, books: before.books, written: before.written }
    : { calendar: new LruCache(1), books: new LruCache(maxBooks), written: new LruCache(maxWritten) }),
  agreed: new LruCache(
    maxAgreed,
    (own) => 1 + (own?.overrides.length ?? 0) + (own?.statementRates.length ?? 0),
  ),
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

  /** Reads the version stamp, then answers from what was cached at that stamp. */
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

  /** The book of a day, without agreed fees. Days on which the same fees apply share one read. */
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

  /** The encoded public book of a day. */
  written(generation: Generation, on: string): Promise<Read<CachedReply>> {
    return generation.written.getOrLoad(on, async () => {
      const book = await this.book(generation, { on, extent: 'offered' });
      return book && writeBook(book);
    });
  }

  /** The agreed fees of a seller, and the rates seen on their statements; none for null. */
  async ownFees(generation: Generation, seller: number | null): Promise<Read<OwnFees>> {
    if (seller === null) return noOwnFees;
    return generation.agreed.getOrLoad(String(seller), () =>
      this.#read(generation, (tx) => findOwnFees(tx, seller), 'agreed'),
    );
  }

  #generationOf(stamp: VersionStamp): Generation {
    const current = this.#current;
    if (current?.stamp.fees === stamp.fees && current.stamp.agreed === stamp.agreed) return current;
    this.#current = nextGeneration(stamp, current);
    return this.#current;
  }

  /** Reads in one snapshot, provided its stamp is still the generation's. `also`: compares the agreed fees' stamp as well. */
  #read<T>({ stamp }: Generation, read: (tx: Transaction) => Promise<T>, also?: 'agreed'): Promise<Read<T>> {
    return inSnapshot(this.#db, async (tx) => {
      const { fees, agreed } = await readVersionStamp(tx);
      if (fees !== stamp.fees || (also === 'agreed' && agreed !== stamp.agreed)) return undefined;
      return deepFreeze(await read(tx));
    });
  }
}

const caches = new WeakMap<Database, BookCache>();

/** This process's cache for a database. */
export function getBookCache(db: Database): BookCache {
  const cache = caches.get(db) ?? new BookCache(db);
  caches.set(db, cache);
  return cache;
}
