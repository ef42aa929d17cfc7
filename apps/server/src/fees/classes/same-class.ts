import type { Handover } from '@saer/contract/fees/fee-table';

/** The key of a class within its table: its code and handover. */
export interface ClassKey {
  readonly code: string;
  readonly handover: Handover | null;
}

/** Whether two classes have conflicting keys: a class without a handover conflicts with either handover. */
export const isSameClass = (one: ClassKey, other: ClassKey): boolean =>
  one.code === other.code &&
  (one.handover === null || other.handover === null || one.handover === other.handover);
