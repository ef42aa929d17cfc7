import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import type { Fault } from '@saer/contract/fault';
import { AppError } from '../../http/app-error.ts';

type Values = Readonly<Record<string, unknown>>;

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What the database found in the way of a row, by the name its constraint has; undefined: nothing a person can mend. */
function faultOf({ code, constraint = '' }: DatabaseError, values: Values): Fault | undefined {
  if (code === '23503') {
    const field = /_(?<column>[a-z]+(?:_[a-z]+)?_id)_.*_fk$/.exec(constraint)?.groups?.['column'];
    return field === undefined ? undefined : { code: 'unknownRow', field: camelCase(field) };
  }
  if (code !== '23505') return undefined;
  if (constraint.endsWith('_name_en'))
    return { code: 'nameTaken', field: 'nameEn', details: { name: text(values['nameEn']) } };
  if (constraint.endsWith('_name_ar'))
    return { code: 'nameTaken', field: 'nameAr', details: { name: text(values['nameAr']) } };
  if (constraint.includes('_code'))
    return { code: 'codeTaken', field: 'code', details: { code: text(values['code']) } };
  return undefined;
}

/** Writes a row; what stands in its way is refused at its field, also when two write at the same moment. */
export async function refuseConflict<T>(written: Promise<T>, values: Values): Promise<T> {
  try {
    return await written;
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : error;
    const fault = cause instanceof DatabaseError ? faultOf(cause, values) : undefined;
    throw fault === undefined ? error : new AppError(fault);
  }
}
