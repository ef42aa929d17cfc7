import { calculate, calculateMany } from './calculate.ts';
import type { Endpoint } from './endpoint.ts';
import { feeBook } from './fee-book.ts';
import { health } from './health.ts';
import { referenceData } from './reference-data.ts';

/** Everything the server answers under `/v1`, in the order the documentation tells it. */
export const endpoints: readonly Endpoint[] = [
  calculate,
  calculateMany,
  feeBook,
  ...Object.values(referenceData).flatMap(({ find, page }) => [find, page]),
  health,
];
