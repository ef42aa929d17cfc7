// Separate from the other endpoints of an account: every page of the app knows its session, and few know more.

import * as z from 'zod/mini';
import { ownAccount } from './account.ts';
import { type Endpoint, nothing } from '../api/endpoint.ts';
import { instant, text } from '../api/field.ts';

/** A signed-in session, in the format of the specification's login response. */
export const signedIn = z.object({
  access_token: z.string(),
  accessToken: z.string(),
  appwriteToken: z.string(),
  sessionId: z.string(),
  expiresAt: instant(),
  metadata: ownAccount,
  /** Where the account's files are, as clients of Appwrite need it: `{"endpoint":…,"project":…}`. */
  content: z.exactOptional(z.string()),
  /** The session as Appwrite's SDK reads it from a browser's storage; absent where a real Appwrite has the files. */
  cookieFallback: z.exactOptional(z.string()),
  /** The calculation entered before signing up, as its query; returned once, at the first sign-in. */
  pendingCalculation: z.exactOptional(z.string()),
  /** A required second factor is missing: nothing else is possible before one is set up. */
  secondFactorNeeded: z.exactOptional(z.literal(true)),
});
export type SignedIn = z.infer<typeof signedIn>;

export const logout = {
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
  summary: 'End the session of a token',
  description: 'Ends the session of the token in the body, and answers the same whatever the token.',
  query: nothing,
  body: z.strictObject({ token: text(200) }),
  reply: z.object({ message: z.string() }),
} as const satisfies Endpoint;

export const findOwnAccount = {
  method: 'GET',
  path: '/user/info',
  access: 'signedIn',
  beforeSecondFactor: true,
  summary: 'The own account',
  description: 'The calling account, with its photo.',
  query: nothing,
  body: nothing,
  reply: z.object({
    ...ownAccount.shape,
    /** A seller has yet to accept documents in force (`legal-document/required`). */
    acceptanceNeeded: z.exactOptional(z.literal(true)),
  }),
} as const satisfies Endpoint;
