import { mobile } from '@saer/contract/api/text-format';
import { eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { account } from '../../principals/tables.ts';

/** The name people sign in with, normalised: an email address in lower case, or a number in E.164. */
export type Username = { readonly email: string } | { readonly mobile: string };

const e164 = mobile();

/** Any input is one of the two; anything else is treated as an email address that nobody has. */
export function usernameOf(typed: string): Username {
  const number = z.safeParse(e164, typed);
  // PostgreSQL takes no NUL in a text.
  return number.success ? { mobile: number.data } : { email: typed.replaceAll('\0', '').toLowerCase() };
}

/** The same as one text. */
export const nameOf = (username: Username): string =>
  'email' in username ? username.email : username.mobile;

export const isAccountOf = (username: Username): SQL =>
  'email' in username
    ? sql`lower(${account.email}) = ${username.email}`
    : eq(account.mobile, username.mobile);
