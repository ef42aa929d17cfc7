import * as z from 'zod/mini';
import { errorCodes, type ErrorCode } from './error-code.ts';

/** Values for a message: money in halalas, rates in basis points, sides in millimetres, weights in grams. */
export const errorDetails = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type ErrorDetails = z.infer<typeof errorDetails>;

export const errorCode = z.enum(errorCodes);

/** An error: its code, its message in the caller's language, and its field (`cost`, `products.3.sides.0`). */
export const fieldErrorReply = z.object({
  code: errorCode,
  message: z.string(),
  field: z.exactOptional(z.string()),
  details: z.exactOptional(errorDetails),
});
export type FieldErrorReply = z.infer<typeof fieldErrorReply>;

/** The number of errors that are not listed. */
export const moreErrors = z.int().check(z.minimum(1));

/** Every reply that is not 2xx. The first error is at the top level; `problems` lists the first 50 if there are several. */
export const errorReply = z.extend(fieldErrorReply, {
  /** The id under which the server's log contains the cause. */
  id: z.exactOptional(z.string()),
  problems: z.exactOptional(z.array(fieldErrorReply)),
  more: z.exactOptional(moreErrors),
});
export type ErrorReply = z.infer<typeof errorReply>;

/** An error without its message. */
export interface FieldError {
  readonly code: ErrorCode;
  readonly field?: string;
  readonly details?: ErrorDetails;
}
