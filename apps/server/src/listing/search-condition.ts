import { foldArabic } from '@saer/i18n/fold-arabic';
import { and, like, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '../http/app-error.ts';

const maxWords = 8;

/** Every word a person looks for must stand somewhere in the row's search text, whatever its spelling. */
export function searchCondition(column: PgColumn | undefined, search: string | undefined): SQL | undefined {
  if (search === undefined) return undefined;
  if (column === undefined) throw new AppError({ code: 'notSearchable', field: 'filter.search' });
  const words = foldArabic(search)
    .split(/\s+/)
    .filter((word) => word !== '' && !word.includes('\0'))
    .slice(0, maxWords);
  return and(...words.map((word) => like(column, `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`)));
}
