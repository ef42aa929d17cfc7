import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which other requests have their turn. */
export const sliceMilliseconds = 8;

export const nextTurn = (): Promise<unknown> => setImmediate();
