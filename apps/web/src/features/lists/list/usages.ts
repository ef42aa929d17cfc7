import type { ErrorReply, FieldErrorReply } from '@saer/contract/error-reply';
import { ApiFailure } from '../../../lib/api.ts';

/** A use that prevents a deletion: the row, the list that uses it, and the server's message. */
export interface Usage {
  readonly id: number;
  readonly list: string;
  /** The row's code, where it has one. */
  readonly code?: string;
  readonly message: string;
}

const rowErrorsOf = ({ reply }: ApiFailure): readonly FieldErrorReply[] => {
  const top: ErrorReply | undefined = reply;
  return top === undefined ? [] : (top.problems ?? [top]);
};

/** Uses that a rejected deletion names; undefined: it was rejected for another reason. */
export function usagesIn(error: unknown): readonly Usage[] | undefined {
  if (!(error instanceof ApiFailure) || error.reply?.code !== 'inUse') return undefined;
  return rowErrorsOf(error).map(({ message, details }) => ({
    id: Number(details?.['id']),
    list: String(details?.['list']),
    message,
  }));
}
