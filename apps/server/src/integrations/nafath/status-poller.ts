import type { IdentityState } from '@saer/contract/nafath';
import type { Nafath, Waiting } from './nafath.ts';

interface Polled {
  readonly waiting: Waiting;
  readonly until: number;
  askedAt: number;
  status: IdentityState;
}

const pauseMs = 3_000;

/**
 * What Nafath says of requests that wait. Asking takes the national id, which is not kept in the database: this process
 * remembers it while the request lives. Another process goes by what the token brings.
 */
export function statusPoller() {
  const book = new Map<string, Polled>();
  const forgetOld = (now: number) => {
    for (const [id, { until }] of book) if (until < now) book.delete(id);
  };
  return {
    remember: (requestId: string, waiting: Waiting, until: number): void => {
      forgetOld(Date.now());
      book.set(requestId, { waiting, until, askedAt: 0, status: 'WAITING' });
    },
    /** However often people ask, Nafath is asked every few seconds at most. */
    ask: async (nafath: Nafath, requestId: string): Promise<IdentityState> => {
      const entry = book.get(requestId);
      const now = Date.now();
      if (entry === undefined || entry.status !== 'WAITING' || now - entry.askedAt < pauseMs)
        return entry?.status ?? 'WAITING';
      entry.askedAt = now;
      entry.status = await nafath.status(entry.waiting);
      return entry.status;
    },
  };
}

export type StatusPoller = ReturnType<typeof statusPoller>;
