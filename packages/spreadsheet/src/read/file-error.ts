import type { ErrorDetails } from '@saer/contract/error-reply';
import type { FileRefusal } from './opened-file.ts';

/** Ends the reading of a file from any depth; `openFile` turns it into a refusal. */
export class FileError extends Error {
  readonly reason: FileRefusal;
  readonly details: ErrorDetails | undefined;

  constructor(reason: FileRefusal, details?: ErrorDetails) {
    super(reason);
    this.reason = reason;
    this.details = details;
  }
}

/** What a file may have too much of. */
export type Limited = 'sheets' | 'rows' | 'columns' | 'cells' | 'places' | 'letters' | 'merges';

/** Refuses what goes beyond a limit. */
export function within(maximum: number, count: number, of: Limited): void {
  if (count > maximum) throw new FileError('tooManyCells', { of, maximum });
}
