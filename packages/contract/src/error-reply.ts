import * as z from 'zod/mini';
import { errorCodes } from './error-code.ts';

/** The figures a message is built from: money in halalas, rates in basis points, sides in millimetres, weights in grams. */
export const errorDetails = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type ErrorDetails = z.infer<typeof errorDetails>;

export const errorCode = z.enum(errorCodes);

/** One thing wrong: its code, the words for it in the caller's language, and the field it stands at (`cost`, `products.3.sides.0`). */
export const fieldErrorReply = z.object({
  code: errorCode,
  message: z.string(),
  field: z.exactOptional(z.string()),
  details: z.exactOptional(errorDetails),
});
export type FieldErrorReply = z.infer<typeof fieldErrorReply>;

/** How many problems there are beside those that are listed. */
export const moreErrors = z.int().check(z.minimum(1));

/** Every reply that is not 2xx. The first problem stands at the top; `problems` lists the first 50 where there are several. */
export const errorReply = z.extend(fieldErrorReply, {
  /** Under this id the server's log holds the cause. */
  id: z.exactOptional(z.string()),
  problems: z.exactOptional(z.array(fieldErrorReply)),
  more: z.exactOptional(moreErrors),
});
export type ErrorReply = z.infer<typeof errorReply>;
