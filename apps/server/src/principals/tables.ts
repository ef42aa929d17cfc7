import { accountLanguages, accountStatuses } from '@saer/contract/account/account';
import { accountRoles } from '@saer/contract/api/role';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, oneOf, searchText, writtenAt, instant } from '../database/columns.ts';

export const account = pgTable(
  'account',
  {
    id: id(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    fullName: text()
      .notNull()
      .generatedAlwaysAs(sql`first_name || ' ' || last_name`),
    email: text().notNull(),
    /** E.164. */
    mobile: text(),
    role: text({ enum: accountRoles }).notNull(),
    status: text({ enum: accountStatuses }).notNull(),
    language: text({ enum: accountLanguages }).notNull(),
    isVerified: boolean().notNull().default(false),
    /** A keyed hash of the national id that Nafath confirmed: one account each, and the id itself is not stored. */
    identityHash: text(),
    subscriberId: integer().references((): AnyPgColumn => account.id, { onDelete: 'cascade' }),
    /** The calculation typed before signing up, as its address holds it: waits until the first sign-in. */
    pendingCalculation: text(),
    lastSignInAt: instant(),
    deletedAt: instant(),
    createdAt: writtenAt(),
    createdBy: integer().references((): AnyPgColumn => account.id, { onDelete: 'set null' }),
    updatedAt: writtenAt(),
    search: searchText('first_name', 'last_name', 'email', 'mobile'),
  },
  (table) => [
    uniqueIndex('account_email').on(sql`lower(${table.email})`),
    uniqueIndex('account_mobile').on(table.mobile),
    uniqueIndex('account_identity').on(table.identityHash),
    index('account_subscriber').on(table.subscriberId),
    index('account_created').on(table.createdAt, table.id),
    oneOf('account_role', table.role, accountRoles),
    oneOf('account_status', table.status, accountStatuses),
    oneOf('account_language', table.language, accountLanguages),
    check('account_mobile_e164', sql`${table.mobile} ~ '^[+][0-9]{10,15}$'`),
    check('account_sub_user', sql`(${table.role} = 'SUB_USER') = (${table.subscriberId} is not null)`),
  ],
);

export const profileImage = pgTable('profile_image', {
  accountId: integer()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  dataUri: text().notNull(),
  /** The same in the bucket of profile pictures, whose files refer to accounts themselves. */
  fileId: text().notNull().unique(),
});
