import type { ErrorCode } from './error-code.ts';
import type { ErrorDetails } from './error-reply.ts';

/** An error without its message. */
export interface FieldError {
  readonly code: ErrorCode;
  readonly field?: string;
  readonly details?: ErrorDetails;
}
