import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import type { FieldError } from '@saer/contract/api/error-reply';
import { AppError } from '../../http/replies/app-error.ts';

type Values = Readonly<Record<string, unknown>>;

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The field error for each unique constraint, by the ending of its name. */
const taken: readonly (readonly [string, (values: Values) => FieldError])[] = [
  ['_name_en', ({ nameEn }) => ({ code: 'nameTaken', field: 'nameEn', details: { name: text(nameEn) } })],
  ['_name_ar', ({ nameAr }) => ({ code: 'nameTaken', field: 'nameAr', details: { name: text(nameAr) } })],
  ['fee_table_version', ({ name }) => ({ code: 'nameTaken', field: 'name', details: { name: text(name) } })],
  [
    'service_fee_day',
    ({ effectiveFrom }) => ({
      code: 'serviceFeeDateTaken',
      field: 'effectiveFrom',
      details: { on: text(effectiveFrom) },
    }),
  ],
  [
    'fee_table_day',
    ({ effectiveFrom }) => ({
      code: 'versionDateTaken',
      field: 'effectiveFrom',
      details: { on: text(effectiveFrom) },
    }),
  ],
  [
    'fee_override_once',
    ({ barcode }) => ({ code: 'codeTaken', field: 'barcode', details: { code: text(barcode) } }),
  ],
  ['referral_rule_once', () => ({ code: 'rateTwice', field: 'subFamilyId' })],
  ['_code_unique', ({ code }) => ({ code: 'codeTaken', field: 'code', details: { code: text(code) } })],
  ['_code', ({ code }) => ({ code: 'codeTaken', field: 'code', details: { code: text(code) } })],
];

/** The field of a foreign key, which drizzle names `<table>_<column>_<other table>_<other column>_fk`. */
function keyField(table: string, constraint: string): string | undefined {
  const column = /^(?<column>\w+?_id)_/.exec(constraint.slice(table.length + 1))?.groups?.['column'];
  return column === undefined ? undefined : camelCase(column);
}

/** Converts a constraint violation to a field error; undefined where the user cannot correct it. */
function constraintError(
  { code, constraint = '', table = '' }: DatabaseError,
  values: Values,
): FieldError | undefined {
  if (code === '23503') {
    const field = keyField(table, constraint);
    return field === undefined ? undefined : { code: 'unknownRow', field };
  }
  if (code !== '23505') return undefined;
  return taken.find(([ending]) => constraint.endsWith(ending))?.[1](values);
}

/** Awaits a write and turns constraint violations, including those of concurrent writes, into field errors. */
export async function rejectConflict<T>(written: Promise<T>, values: Values): Promise<T> {
  try {
    return await written;
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : error;
    const fieldError = cause instanceof DatabaseError ? constraintError(cause, values) : undefined;
    throw fieldError === undefined ? error : new AppError(fieldError);
  }
}
