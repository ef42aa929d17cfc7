import { countFieldErrors, fieldErrorsOf } from '@saer/contract/field-errors-of';
import * as z from 'zod/mini';
import { AppError } from './app-error.ts';

/** A caller's value as its schema wants it, or the first `max` faults in it. `path` is where it stands in the request. */
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
