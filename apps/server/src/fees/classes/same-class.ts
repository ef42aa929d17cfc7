import type { Handover } from '@saer/contract/fee-table';

/** What a class is called by in its table: the code, and for which way of handing over. */
export interface ClassKey {
  readonly code: string;
  readonly handover: Handover | null;
}

/** Whether two classes would both be meant by a code: a class for both ways of handing over is meant either way. */
export const isSameClass = (one: ClassKey, other: ClassKey): boolean =>
  one.code === other.code &&
  (one.handover === null || other.handover === null || one.handover === other.handover);
