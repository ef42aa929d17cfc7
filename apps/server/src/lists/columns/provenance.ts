import { provenanceStatuses } from '@saer/contract/provenance';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, integer, text } from 'drizzle-orm/pg-core';
import { account } from '../../principals/tables.ts';
import { instant } from '../../database/instant.ts';

/** The provenance of a row's figures, with the admin who confirmed them. */
export const provenanceColumns = () => ({
  status: text({ enum: provenanceStatuses }).notNull(),
  source: text(),
  note: text(),
  /** Only a figure with a source or an admin's confirmation is a fact. */
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
