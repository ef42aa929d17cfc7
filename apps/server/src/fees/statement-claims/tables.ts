import type { ClaimRecord } from '@saer/contract/statements/statement-claim';
import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { writtenAt } from '../../database/columns.ts';
import { account } from '../../principals/tables.ts';

/** A seller's claims from statements and the sums of checked ones. No row: the subscriber did not agree to store them. */
export const statementClaims = pgTable('statement_claims', {
  accountId: integer()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  content: jsonb().$type<ClaimRecord>().notNull(),
  agreedAt: writtenAt(),
  changedAt: writtenAt(),
});
