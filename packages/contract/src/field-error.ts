import type { ErrorCode } from './error-code.ts';
import type { ErrorDetails } from './error-reply.ts';

/** One thing wrong, before it has words. */
export interface FieldError {
  readonly code: ErrorCode;
  readonly field?: string;
  readonly details?: ErrorDetails;
}
