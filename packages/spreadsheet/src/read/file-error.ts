import type { ErrorDetails } from '@saer/contract/api/error-reply';
import type { FileRefusal } from './opened-file.ts';

/** Aborts reading a file from any depth; `openFile` turns it into a result. */
export class FileError extends Error {
  readonly reason: FileRefusal;
  readonly details: ErrorDetails | undefined;

  constructor(reason: FileRefusal, details?: ErrorDetails) {
    super(reason);
    this.reason = reason;
    this.details = details;
  }
}

/** Limited quantities of a file. */
export type Limited = 'sheets' | 'rows' | 'columns' | 'cells' | 'places' | 'letters' | 'merges';

/** Rejects a file that exceeds a limit. */
export function within(maximum: number, count: number, of: Limited): void {
  if (count > maximum) throw new FileError('tooManyCells', { of, maximum });
}
