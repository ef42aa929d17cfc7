import { type AccountRole } from '@saer/contract/api/role';
import { isAllowed } from '@saer/contract/api/access';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { SecondFactorDemand } from '../../settings.ts';
import { passkey, totp } from '../tables.ts';

/** Tells whether an account of a role must have a second factor. */
export const isSecondFactorRequired = (demand: SecondFactorDemand, role: AccountRole): boolean =>
  demand === 'everyone' || (demand === 'admins' && isAllowed(role, 'admin'));

const present = (table: typeof totp | typeof passkey, where: SQL | undefined): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${table} where ${where})`;

/** Tells whether codes of an app are on for an account; an expression for `select`. */
export const hasTotp = (accountId: AnyPgColumn): SQL<boolean> =>
  present(totp, and(eq(totp.accountId, accountId), isNotNull(totp.secret)));

/** Tells whether an account has a passkey; an expression for `select`. */
export const hasPasskey = (accountId: AnyPgColumn): SQL<boolean> =>
  present(passkey, eq(passkey.accountId, accountId));

/** A passkey verifies its user by fingerprint, face or PIN, so it counts as two factors. */
export const hasSecondFactor = (accountId: AnyPgColumn): SQL<boolean> =>
  sql<boolean>`(${hasTotp(accountId)} or ${hasPasskey(accountId)})`;

interface Factors {
  readonly hasTotp: boolean;
  readonly hasPasskey: boolean;
}

/** Tells whether the correct password is not enough. An optional passkey is an alternative to the password and does not affect it. */
export const isSecondStepAsked = (demand: SecondFactorDemand, role: AccountRole, factors: Factors): boolean =>
  factors.hasTotp || (factors.hasPasskey && isSecondFactorRequired(demand, role));
