import type { Handover } from '@saer/contract/fee-table';

/** Identifies a class within its table: by its code and way of handing over. */
export interface Named {
  readonly code: string;
  readonly handover: Handover | null;
}

/** Whether two classes would both be meant by a code: a class for both ways of handing over is meant either way. */
export const isSameClass = (one: Named, other: Named): boolean =>
  one.code === other.code &&
  (one.handover === null || other.handover === null || one.handover === other.handover);
