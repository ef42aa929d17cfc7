import type { AgreedFeeOverride, PublicFeeBook } from '@saer/contract/fee-book';
import { findOverridesFor } from '../agreed-fees/queries.ts';
import type { Database, Transaction } from '../../database/database.ts';
import {
  beginningOf,
  type Calendar,
  inSnapshot,
  readBook,
  readCalendar,
  type RequestedBook,
} from './read-book.ts';
import type { CachedReply } from '../../http/cached-reply.ts';
import { frozen } from './frozen.ts';
import { Recent } from './recent.ts';
import { sharedRun } from './shared-run.ts';
import { readStamp, type Stamp } from './stamp.ts';
import { writeBook } from './write-book.ts';

/** Books of other days and extents: today's, offered and whole, are two of them. */
const maxBooks = 8;
/** Days whose public book is prepared for sending. */
const maxWritten = 4;
/** Agreed fees of all sellers together, and one for each seller. */
const maxAgreed = 20_000;
/** Attempts to read a book that changes meanwhile. */
const maxRounds = 4;

/** undefined if it changed while it was read. */
type Read<T> = T | undefined;

/** The content of the tables under one stamp. Never modified. */
export interface Remembered {
  readonly stamp: Stamp;
  readonly calendar: Recent<Read<Calendar>>;
  readonly books: Recent<Read<PublicFeeBook>>;
  /** The public books as they are sent, by their day. */
  readonly written: Recent<Read<CachedReply>>;
  readonly agreed: Recent<Read<readonly AgreedFeeOverride[]>>;
}

const remembered = (stamp: Stamp, before?: Remembered): Remembered => ({
  stamp,
  // Agreed fees change far more often, and say nothing of the rest.
  ...(before?.stamp.fees === stamp.fees
    ? { calendar: before.calendar, books: before.books, written: before.written }
    : { calendar: new Recent(1), books: new Recent(maxBooks), written: new Recent(maxWritten) }),
  agreed: new Recent(maxAgreed, (agreed) => 1 + (agreed?.length ?? 0)),
});

export class BookMemory {
  readonly #db: Database;
  readonly #check: () => Promise<Remembered>;
  #now: Remembered | undefined;

  constructor(db: Database) {
    this.#db = db;
    this.#check = sharedRun(async () => this.#at(await readStamp(db)));
  }

  /** Reads the current stamp, and answers from the content cached under it. */
  async find<T>(read: (memory: Remembered) => Promise<Read<T>>, otherwise: () => Promise<T>): Promise<T> {
    for (let round = 0; round < maxRounds; round += 1) {
      const found = await read(await this.#check());
      if (found !== undefined) return found;
    }
    return otherwise();
  }

  calendar(memory: Remembered): Promise<Read<Calendar>> {
    return memory.calendar.find('', () => this.#read(memory, (tx) => readCalendar(tx)));
  }

  /** The book of a day, without agreed fees. Days with the same fees share one. */
  async book(memory: Remembered, wanted: RequestedBook): Promise<Read<PublicFeeBook>> {
    const calendar = await this.calendar(memory);
    if (calendar === undefined) return undefined;
    const { on, extent, feeTableId = '' } = wanted;
    const key = `${extent} ${feeTableId} ${beginningOf(calendar, on)}`;
    const book = await memory.books.find(key, () => this.#read(memory, (tx) => readBook(tx, wanted)));
    return book?.on === on ? book : book && { ...book, on };
  }

  /** The public book of a day as it is sent. */
  written(memory: Remembered, on: string): Promise<Read<CachedReply>> {
    return memory.written.find(on, async () => {
      const book = await this.book(memory, { on, extent: 'offered' });
      return book && writeBook(book);
    });
  }

  /** The agreed fees of a seller; null for none. */
  async agreed(memory: Remembered, seller: number | null): Promise<Read<readonly AgreedFeeOverride[]>> {
    if (seller === null) return [];
    return memory.agreed.find(String(seller), () =>
      this.#read(memory, (tx) => findOverridesFor(tx, seller), 'agreed'),
    );
  }

  #at(stamp: Stamp): Remembered {
    const now = this.#now;
    if (now?.stamp.fees === stamp.fees && now.stamp.agreed === stamp.agreed) return now;
    this.#now = remembered(stamp, now);
    return this.#now;
  }

  /** Reads in one snapshot, if the tables in it are still those of the stamp. `also`: the agreed fees as well. */
  #read<T>({ stamp }: Remembered, read: (tx: Transaction) => Promise<T>, also?: 'agreed'): Promise<Read<T>> {
    return inSnapshot(this.#db, async (tx) => {
      const { fees, agreed } = await readStamp(tx);
      if (fees !== stamp.fees || (also === 'agreed' && agreed !== stamp.agreed)) return undefined;
      return frozen(await read(tx));
    });
  }
}

const memories = new WeakMap<Database, BookMemory>();

/** This process's cache of a database's fee book. */
export function memoryOf(db: Database): BookMemory {
  const memory = memories.get(db) ?? new BookMemory(db);
  memories.set(db, memory);
  return memory;
}
