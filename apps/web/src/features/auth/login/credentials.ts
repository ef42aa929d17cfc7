import { ownPassword } from '@saer/contract/account/password';
import { text } from '@saer/contract/api/field';
import * as z from 'zod/mini';

/** An email address or a mobile number as `auth/authenticate` reads it. */
export const username = z.pipe(
  text(254),
  z.transform((typed: string) => typed.trim()),
);

/** Credentials of a sign-in. */
export const credentials = z.strictObject({ username, password: ownPassword() });
export type Credentials = z.output<typeof credentials>;
