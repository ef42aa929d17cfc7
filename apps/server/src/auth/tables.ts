import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { accountLanguages } from '@saer/contract/account/account';
import { confirmedPurposes } from '@saer/contract/account/auth';
import type { AcceptedVersion } from '../legal/acceptance/acceptance.ts';
import { account } from '../principals/tables.ts';
import { id, oneOf, writtenAt, instant } from '../database/columns.ts';

/** A session; its token is stored only as a hash. */
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
    /** The versions of the documents that the form showed. */
    accepted: jsonb().$type<readonly AcceptedVersion[]>().notNull().default([]),
    createdAt: writtenAt(),
  },
  (table) => [
    index('pending_registration_email').on(sql`lower(${table.email})`, table.createdAt),
    index('pending_registration_mobile').on(table.mobile, table.createdAt),
    index('pending_registration_created').on(table.createdAt),
    oneOf('pending_registration_language', table.language, accountLanguages),
  ],
);

/** `signIn`: in place of a password, as clients of the files service do. */
export const codePurposes = [...confirmedPurposes, 'signIn'] as const;

/**
 * A requested one-time code. Without an account it is a decoy: requested for an unknown address, it behaves like any other but is
 * never valid.
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
    /** HMAC of the code, or of a link's secret, with the server's key; a new code takes the place of the old. */
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

/** Codes of an authenticator app. */
export const totp = pgTable('totp', {
  accountId: integer()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  /** Encrypted with a key derived from the server's. Null if never confirmed, so it is not asked for. */
  secret: text(),
  confirmedAt: instant(),
  /** The time step of the last code that was used: it and those before it are good no more. */
  lastStep: integer(),
  /** Shown to the owner and not confirmed yet; takes the place of the secret once it is. */
  pendingSecret: text(),
  pendingUntil: instant(),
});

/** Each lets its owner in once without the app. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** HMAC of the code with the server's key. */
    codeHash: text().notNull(),
    usedAt: instant(),
    createdAt: writtenAt(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** A WebAuthn credential: its public half. */
export const passkey = pgTable(
  'passkey',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** As the authenticator names it, in base64url. */
    credentialId: text().notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** The number of its uses, where the authenticator counts: one that falls belongs to a copy. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    isBackedUp: boolean().notNull(),
    /** Since all access was revoked, it signs nobody in by itself: only as the second step after the password. */
    isSuspended: boolean().notNull().default(false),
    createdAt: writtenAt(),
    lastUsedAt: instant(),
  },
  (table) => [index('passkey_account').on(table.accountId)],
);

export const challengePurposes = ['secondStep', 'passkeyCreation', 'passkeySignIn'] as const;

/** A sign-in that waits for its second step, or a passkey ceremony in progress. */
export const signInChallenge = pgTable(
  'sign_in_challenge',
  {
    tokenHash: text().primaryKey(),
    purpose: text({ enum: challengePurposes }).notNull(),
    /** Null: a sign-in with a passkey, which says itself whose it is. */
    accountId: integer().references(() => account.id, { onDelete: 'cascade' }),
    /** The challenge that the authenticator must sign. */
    challenge: text(),
    /** HMAC of the password's hash: with another password the challenge is void. */
    passwordMark: text(),
    /** The sign-in asked to take back the deletion of the account. */
    restore: boolean().notNull().default(false),
    triesLeft: integer().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('sign_in_challenge_account').on(table.accountId),
    index('sign_in_challenge_expires').on(table.expiresAt),
    oneOf('sign_in_challenge_purpose', table.purpose, challengePurposes),
    check('sign_in_challenge_tries', sql`${table.triesLeft} >= 0`),
  ],
);

/** The counts of the rate limiter (`rate-limiter-flexible`), whose names these are. */
export const rateLimit = pgTable('rate_limit', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

/** Apart from the account, so that no list of accounts ever reads it. */
export const password = pgTable('password', {
  accountId: integer()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  /** argon2id, in its own notation. */
  hash: text().notNull(),
  /** Set: a generated password, good for one sign-in until then, which must set another. */
  oneTimeUntil: instant(),
  changedAt: writtenAt(),
});
