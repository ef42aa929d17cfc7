import * as z from 'zod/mini';
import { AppError } from './app-error.ts';
import { faultsOf } from '@saer/contract/faults-of';

/** A caller's value as its schema wants it, or every fault in it. `path` is where it stands in the request. */
export function checked<S extends z.core.$ZodType>(
  schema: S,
  value: unknown,
  path: readonly PropertyKey[] = [],
): z.output<S> {
  const result = z.safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  throw new AppError(...faultsOf(result.error, path));
}
