import type { RowTexts } from '@saer/spreadsheet/product-sheet/product-column';
import { type Facts, findFacts } from './facts.ts';
import type { ValidatedRow } from './edit-rows.ts';
import type { GridRows, Outcome } from './grid-row.ts';
import { pendingRows } from './pending-rows.ts';
import { timeSlice } from './time-slice.ts';
import type { RowFilter } from './row-filter.ts';
import { idsShown, shownRows } from './shown.ts';
import { carryOut, type Deed, type Means, startWork, type Work } from './work.ts';

/** What is done beside the page. */
export interface Hands extends Pick<Means, 'sort'> {
  /** What each row comes to. */
  readonly validate: (rows: readonly RowTexts[]) => Promise<readonly Outcome[]>;
}

export interface DeskState {
  readonly work: Work;
  /** Of a moment ago, while a long sheet is gone through anew. */
  readonly facts: Facts;
  readonly shown: GridRows;
  /** Something long is being carried out. */
  readonly isBusy: boolean;
}

export interface Desk {
  readonly state: () => DeskState;
  /** Rows are priced, and gone through, as long as anybody listens. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Deeds are carried out one after the other, in the order in which they came. */
  readonly act: (deed: Deed) => void;
}

/** Milliseconds between two looks at rows that are being priced. */
const leastPause = 100;
/** Milliseconds between two times that all rows are gone through meanwhile. */
const restPause = 300;
const mostLanes = 2;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * The rows while they are worked on. Whatever goes through all of them does so in turns with the page; a sheet of a few thousand
 * rows is through within one.
 */
export function openDesk(facts: Facts, filter: RowFilter, hands: Hands): Desk {
  const listeners = new Set<() => void>();
  const first = { ...startWork(facts.of), filter, shown: idsShown(facts.of, facts.duplicates, filter) };
  let now: DeskState = { work: first, facts, shown: shownRows(facts.of, first.shown), isBusy: false };
  let told = now;
  let toldAt = 0;
  let isUrgent = false;
  let isSettling = false;
  let lanes = 0;
  const asked = new WeakSet<RowTexts>();
  let heard: ValidatedRow[] = [];
  /** The row that was changed last: it is priced first. */
  let changed: number | undefined;
  let turn = Promise.resolve();

  const change = (changes: Partial<DeskState>): void => {
    now = { ...now, ...changes };
  };
  const tell = (): void => {
    if (told === now) return;
    told = now;
    toldAt = performance.now();
    isUrgent = false;
    for (const listener of listeners) listener();
  };
  const tellSoon = (): void => {
    if (isUrgent || performance.now() - toldAt > leastPause) tell();
  };

  const isOutdated = (): boolean => listeners.size > 0 && now.facts.of !== now.work.past.now;
  const settle = async (): Promise<void> => {
    if (isSettling) return;
    isSettling = true;
    const yieldToEventLoop = timeSlice(tellSoon);
    while (isOutdated()) {
      change({ facts: await findFacts(now.work.past.now, yieldToEventLoop) });
      tellSoon();
      // While rows are being priced there is no end to it: they come before a count that is outdated at once.
      if (lanes > 0 && isOutdated()) await pause(restPause);
    }
    isSettling = false;
    tell();
  };

  /** Puts what was heard to its rows: the list of a hundred thousand is made anew with it, so not for every answer. */
  const put = async (): Promise<void> => {
    if (heard.length === 0) return;
    const results = heard;
    heard = [];
    await queue({ do: 'applyResults', results });
    for (const { texts } of results) asked.delete(texts);
  };
  /** Asks about rows until none is left; two at a time, so that the worker need not wait for the page. */
  const lane = async (): Promise<void> => {
    // What is being done comes first: rows that are written anew are asked about as they are then.
    await turn;
    const pending = pendingRows(now.work.past.now, changed, asked);
    if (pending.length === 0 || listeners.size === 0) {
      if (heard.length === 0) return;
      await put();
      // Rows may have been written anew meanwhile.
      await lane();
      return;
    }
    const texts = pending.map((row) => row.texts);
    for (const each of texts) asked.add(each);
    try {
      const outcomes = await hands.validate(texts);
      for (const [place, { id, texts: of }] of pending.entries()) {
        const outcome = outcomes[place];
        if (outcome !== undefined) heard.push({ id, texts: of, outcome });
      }
    } catch (error) {
      for (const each of texts) asked.delete(each);
      throw error;
    }
    if (performance.now() - toldAt > leastPause) await put();
    await lane();
  };
  const validate = (): void => {
    for (let free = mostLanes - lanes; free > 0; free -= 1) {
      lanes += 1;
      // Where it fails the page is being left, or the worker was ended: the next deed asks again.
      void lane()
        .catch(() => undefined)
        .finally(() => {
          lanes -= 1;
        });
    }
  };

  const carry = async (deed: Deed): Promise<void> => {
    const yieldToEventLoop = timeSlice(() => {
      if (now.isBusy || deed.do === 'applyResults') return;
      change({ isBusy: true });
      tell();
    });
    const before = now.work;
    const work = await carryOut(before, deed, { ...hands, yieldToEventLoop });
    const isSame = work.past.now === before.past.now && work.shown === before.shown;
    const shown = isSame ? now.shown : shownRows(work.past.now, work.shown);
    change({ work, shown, isBusy: false });
    if (deed.do !== 'applyResults') isUrgent = true;
    if (deed.do === 'edit') changed = deed.edits[0]?.id;
    void settle();
    validate();
  };
  const queue = (deed: Deed): Promise<void> => {
    turn = turn.then(() => carry(deed)).catch(() => undefined);
    return turn;
  };

  return {
    state: () => told,
    subscribe: (listener) => {
      listeners.add(listener);
      void settle();
      validate();
      return () => listeners.delete(listener);
    },
    act: (deed) => void queue(deed),
  };
}
