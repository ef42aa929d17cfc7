import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '../http/replies/app-error.ts';

/** The columns a caller may filter and sort a list by, under the names they have on the wire. */
export type ListedColumns = Readonly<Record<string, PgColumn>> & { readonly id: PgColumn };

/** `created_at` and `name.en` are the specification's ways of writing `createdAt` and `nameEn`. */
const camelCase = (name: string) => name.replace(/[._]([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The column a caller names. Lists inside a row can be neither filtered nor sorted by. `others` may be named as well, elsewhere. */
export function listedColumn(
  listed: ListedColumns,
  name: string,
  field: string,
  others: readonly string[] = [],
): PgColumn {
  const columns = Object.entries(listed).filter(
    ([, { dataType }]) => dataType !== 'json' && dataType !== 'array',
  );
  const found = columns.find(([key]) => key === camelCase(name))?.[1];
  if (found !== undefined) return found;
  const options = [...columns.map(([key]) => key), ...others].join(', ');
  throw new AppError({
    code: 'unknownColumn',
    field: `${field}.${name}`,
    details: { column: name, options },
  });
}
