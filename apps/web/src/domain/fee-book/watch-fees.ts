import { type FeeBook, feeBook, type PublicFeeBook } from '@saer/contract/fees/fee-book';
import { onlineManager } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import type { NewFees } from './fee-book-copy.ts';
import { feeBookQuery } from './query.ts';

const watchMs = 5 * 60_000;
/** Somebody who changes between windows does not ask each time. */
const atLeastMs = 30_000;

const { queryKey } = feeBookQuery();

/** The stores whose fee table is another one now, and whether range factors are. Another day alone changes nothing. */
function newFeesIn(held: FeeBook, now: PublicFeeBook): NewFees | undefined {
  const tables = new Map(now.stores.map(({ code, feeTable }) => [code, feeTable]));
  const pairs = held.stores.flatMap(({ code, feeTable }) => {
    const table = tables.get(code);
    return table === undefined || table === null ? [] : [{ code, was: feeTable, is: table }];
  });
  const stores = pairs.filter(({ was, is }) => was?.version.id !== is.version.id).map(({ code }) => code);
  const hasFactors = pairs.some(
    ({ was, is }) => was !== null && JSON.stringify(was.rangeFactors) !== JSON.stringify(is.rangeFactors),
  );
  return stores.length > 0 || hasFactors ? { stores, hasFactors } : undefined;
}

/** Marks the fees that a page holds once other ones are in force: the browser asks with the tag of its copy, so nothing new costs no reply. */
async function check(): Promise<void> {
  const held = queryClient.getQueryData(queryKey);
  const isShown = queryClient.getQueryCache().find({ queryKey })?.isActive() === true;
  if (held === undefined || held.copiedAt !== undefined || !isShown || !onlineManager.isOnline()) return;
  const newFees = newFeesIn(held, await call(feeBook, { query: {} }));
  // A page that has asked again meanwhile holds them.
  if (newFees !== undefined)
    queryClient.setQueryData(queryKey, (now) => (now === held ? { ...held, newFees } : now));
}

/** Looks for fees that came into force since they were read: when the page becomes visible again, and every few minutes while it is. */
export function watchFees(): void {
  let lookedAt = 0;
  const look = (): void => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < atLeastMs) return;
    lookedAt = Date.now();
    void check().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, watchMs);
}
