import { identityStates } from '@saer/contract/account/nafath';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account } from '../../principals/tables.ts';
import { oneOf, writtenAt, instant } from '../../database/columns.ts';

/** A request to Nafath to confirm who an account's owner is. */
export const identityCheck = pgTable(
  'identity_check',
  {
    id: uuid().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** A keyed hash; the id itself is not stored. */
    identityHash: text().notNull(),
    transId: text().notNull().unique(),
    random: text().notNull(),
    status: text({ enum: identityStates }).notNull(),
    expiresAt: instant().notNull(),
    createdAt: writtenAt(),
  },
  (table) => [
    index('identity_check_account').on(table.accountId),
    oneOf('identity_check_status', table.status, identityStates),
  ],
);

/** The tokens of Nafath that were used: none counts twice. */
export const usedIdentityToken = pgTable('used_identity_token', {
  jti: text().primaryKey(),
  usedAt: writtenAt(),
});
