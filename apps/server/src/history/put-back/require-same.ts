import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../http/replies/app-error.ts';

type Values = Readonly<Record<string, unknown>>;

/** Throws where one of the fields no longer has the value that a change gave it, or where there are none. */
export function requireSame(fields: readonly string[], current: Values, after: Values): void {
  if (fields.length === 0) throw new AppError({ code: 'cannotPutBack' });
  if (!fields.every((name) => isDeepStrictEqual(current[name] ?? null, after[name] ?? null)))
    throw new AppError({ code: 'changedSince' });
}
