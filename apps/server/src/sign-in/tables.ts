import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accountLanguages } from '@saer/contract/account';
import { account } from '../accounts/tables.ts';
import { oneOf, writtenAt } from '../database/columns.ts';
import { instant } from '../database/instant.ts';

/** A session; its token is kept only as a hash. */
export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** SHA-256 of the 256-bit token, as hex. */
    tokenHash: text().notNull().unique(),
    platform: text().notNull(),
    userAgent: text().notNull(),
    address: text().notNull(),
    createdAt: writtenAt(),
    lastUsedAt: writtenAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('session_account').on(table.accountId)],
);

/** A browser that signed in to an account before: others' failed tries do not slow it down. */
export const knownDevice = pgTable(
  'known_device',
  {
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    deviceHash: text().notNull(),
    lastUsedAt: writtenAt(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.deviceHash] })],
);

/**
 * A registration whose code nobody has confirmed yet. It is not an account: any number may name the same address, and the
 * first one confirmed becomes the account. One that names an address in use looks the same and gets no code.
 */
export const pendingRegistration = pgTable(
  'pending_registration',
  {
    id: uuid().primaryKey().defaultRandom(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    /** E.164. */
    mobile: text().notNull(),
    language: text({ enum: accountLanguages }).notNull(),
    passwordHash: text().notNull(),
    /** The calculation typed before signing up, as its address holds it. */
    calculation: text(),
    createdAt: writtenAt(),
  },
  (table) => [
    index('pending_registration_email').on(sql`lower(${table.email})`, table.createdAt),
    index('pending_registration_mobile').on(table.mobile, table.createdAt),
    index('pending_registration_created').on(table.createdAt),
    oneOf('pending_registration_language', table.language, accountLanguages),
  ],
);

export const codePurposes = ['registration', 'passwordReset', 'contactChange'] as const;

/**
 * A one-time code that was asked for. Without an account it is a decoy: asked for an address that is not known here, it
 * behaves as any other and can never be right.
 */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    id: uuid().primaryKey(),
    purpose: text({ enum: codePurposes }).notNull(),
    accountId: integer().references(() => account.id, { onDelete: 'cascade' }),
    /** The registration it confirms, until that is an account. */
    registrationId: uuid().references(() => pendingRegistration.id, { onDelete: 'cascade' }),
    /** Keyed hash of the device or network that asked: only its own next request ends this one. */
    requester: text().notNull().default(''),
    /** HMAC of the code with the server's key; a new code takes the place of the old. */
    codeHash: text().notNull(),
    /** The address or number to change to; else where codes for the account go. */
    email: text(),
    mobile: text(),
    triesLeft: integer().notNull(),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: writtenAt(),
  },
  (table) => [
    index('one_time_code_account').on(table.accountId),
    index('one_time_code_registration').on(table.registrationId),
    index('one_time_code_created').on(table.createdAt),
    oneOf('one_time_code_purpose', table.purpose, codePurposes),
    check('one_time_code_tries', sql`${table.triesLeft} >= 0`),
  ],
);

/** Lets its bearer set the password of an account, once. */
export const passwordToken = pgTable(
  'password_token',
  {
    tokenHash: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    createdAt: writtenAt(),
  },
  (table) => [index('password_token_account').on(table.accountId)],
);

/** The counts of the rate limiter (`rate-limiter-flexible`), whose names these are. */
export const rateLimit = pgTable('rate_limit', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
