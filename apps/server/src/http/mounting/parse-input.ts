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

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Makes a parser that runs the schemas of the fields a value has and copies the defaults of the others, which the object's schema visits
 * one by one: a third of its time for a product. It returns undefined for what it does not accept: the object's schema then reports why.
 * The schema is strict and has no checks beside those of its fields.
 */
export function presentFieldsParser<S extends z.ZodMiniObject>(
  schema: S,
): (value: unknown) => z.output<S> | undefined {
  const { shape, checks = [], catchall } = schema.def;
  if (checks.length > 0 || catchall === undefined || z.safeParse(catchall, null).success)
    throw new TypeError('The schema is not strict, or checks more than its fields');
  const fields = new Map(Object.entries<z.core.$ZodType>(shape));
  const required = new Set<string>();
  const defaults: Record<string, unknown> = {};
  for (const [key, field] of fields) {
    const missing = z.safeParse(z.object({ [key]: field }), {});
    if (missing.success) Object.assign(defaults, missing.data);
    else required.add(key);
  }

  const fill = (
    sent: Readonly<Record<string, unknown>>,
    row: Record<string, unknown>,
  ): row is z.output<S> => {
    let missing = required.size;
    for (const key of Object.keys(sent)) {
      const field = fields.get(key);
      if (field === undefined) return false;
      const parsed = z.safeParse(field, sent[key]);
      if (!parsed.success) return false;
      row[key] = parsed.data;
      if (required.has(key)) missing -= 1;
    }
    return missing === 0;
  };
  return (sent) => {
    const row = { ...defaults };
    return isRecord(sent) && fill(sent, row) ? row : undefined;
  };
}
