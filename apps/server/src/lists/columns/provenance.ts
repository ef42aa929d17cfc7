import { provenanceStatuses } from '@saer/contract/fees/provenance';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, integer, text } from 'drizzle-orm/pg-core';
import { account } from '../../principals/tables.ts';
import { instant } from '../../database/instant.ts';

/** Columns for the provenance of a row's figures, and for who confirmed them when. */
export const provenanceColumns = () => ({
  status: text({ enum: provenanceStatuses }).notNull(),
  source: text(),
  note: text(),
  /** A figure counts as a fact if a source states it or an admin confirmed it. */
  confirmed: boolean()
    .notNull()
    .generatedAlwaysAs(sql`status in ('sourced', 'confirmed')`),
  confirmedAt: instant(),
  confirmedBy: integer().references(() => account.id, { onDelete: 'set null' }),
});

const statuses = provenanceStatuses.map((each) => `'${each}'`).join(', ');

export const provenanceCheck = (
  table: { readonly status: AnyPgColumn; readonly source: AnyPgColumn; readonly confirmedAt: AnyPgColumn },
  name: string,
) =>
  check(
    `${name}_status`,
    sql`${table.status} in (${sql.raw(statuses)}) and (${table.status} <> 'sourced' or ${table.source} is not null)
      and (${table.status} = 'confirmed') = (${table.confirmedAt} is not null)`,
  );
