import type { ErrorReply, FieldErrorReply } from '@saer/contract/error-reply';
import { ApiFailure } from '../../../lib/api.ts';

/** What stands in the way of a deletion: a row, the list that uses it, and how often. */
export interface UsedBy {
  readonly id: number;
  readonly list: string;
  /** The row's lasting name, where it has one. */
  readonly code?: string;
  readonly message: string;
}

const rowErrorsOf = ({ reply }: ApiFailure): readonly FieldErrorReply[] => {
  const top: ErrorReply | undefined = reply;
  return top === undefined ? [] : (top.problems ?? [top]);
};

/** Every use that a refused deletion names; undefined: it was refused for another reason. */
export function usesIn(error: unknown): readonly UsedBy[] | undefined {
  if (!(error instanceof ApiFailure) || error.reply?.code !== 'inUse') return undefined;
  return rowErrorsOf(error).map(({ message, details }) => ({
    id: Number(details?.['id']),
    list: String(details?.['list']),
    message,
  }));
}
