import { countFieldErrors, fieldErrorsOf } from '@saer/contract/api/field-errors-of';
import * as z from 'zod/mini';
import { AppError } from '../replies/app-error.ts';

/** Parses a value with its schema, or throws the first `max` errors. `path` is its position in the request. */
export function parseInput<S extends z.core.$ZodType>(
  schema: S,
  value: unknown,
  path: readonly PropertyKey[] = [],
  max?: number,
): z.output<S> {
  const result = z.safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  const { error } = result;
  throw AppError.firstOf(countFieldErrors(error), fieldErrorsOf(error, path, max));
}
