import type { CountedEvent } from '@saer/contract/site/statistics';
import { riyadhDay } from '@saer/i18n/format-date';
import type { Language } from '@saer/i18n/locale';

declare module 'fastify' {
  interface FastifyInstance {
    readonly eventCounter: EventCounter;
  }
}

/** A visited page; other events have none. */
interface Visited {
  readonly page: string;
  readonly language: Language;
}

export interface Counted {
  readonly day: string;
  readonly event: CountedEvent;
  readonly page: string;
  readonly language: Language | '';
  total: number;
}

/** Different counts at a time: a day has some hundred. Only a database that is away for weeks comes near; then new ones are dropped. */
const maxCounts = 5_000;

/** Riyadh's offset from UTC, all year, and a day, in milliseconds. */
const offset = 3 * 3_600_000;
const dayLength = 86_400_000;

/** Counts in memory, by Riyadh's day, until they are written. */
export class EventCounter {
  readonly #now: () => number;
  #counts = new Map<string, Counted>();
  #until = -Infinity;
  #day = '';

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Adds to today's count of an event. */
  add(event: CountedEvent, amount = 1, visited?: Visited): void {
    if (amount <= 0) return;
    const day = this.#today();
    this.#merge({ day, event, page: visited?.page ?? '', language: visited?.language ?? '', total: amount });
  }

  /** Removes and returns all counts. */
  take(): Counted[] {
    const taken = [...this.#counts.values()];
    this.#counts = new Map();
    return taken;
  }

  /** Puts back counts that could not be written. */
  restore(counts: readonly Counted[]): void {
    for (const each of counts) this.#merge(each);
  }

  #merge(counted: Counted): void {
    const key = `${counted.day} ${counted.event} ${counted.page} ${counted.language}`;
    const known = this.#counts.get(key);
    if (known !== undefined) known.total += counted.total;
    else if (this.#counts.size < maxCounts) this.#counts.set(key, { ...counted });
  }

  /** Written once a day, not once a request. */
  #today(): string {
    const now = this.#now();
    if (now < this.#until && now >= this.#until - dayLength) return this.#day;
    this.#day = riyadhDay(new Date(now));
    this.#until = now - ((now + offset) % dayLength) + dayLength;
    return this.#day;
  }
}
