import { errorReply } from '@saer/contract/api/error-reply';
import { confirmTotp, startTotp } from '@saer/contract/account/second-factor';
import { eq } from 'drizzle-orm';
import type { Person } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { totp } from '../tables.ts';
import { totpCode } from '../second-factor/totp-code.ts';

export interface Enrolled {
  readonly secret: string;
  /** The code that confirmed the app. */
  readonly setUpCode: string;
  readonly recoveryCodes: readonly string[];
  /** A code that was not used yet. */
  readonly code: () => Promise<string>;
}

/** Sets up an authenticator app for someone, as they would. */
export async function enrol(server: TestApp, { id, headers, password }: Person): Promise<Enrolled> {
  const started = await server.post('/v1/auth/totp/start', { password }, headers);
  const { secret } = startTotp.reply.parse(started.json);
  const code = totpCode(secret, Date.now());
  const confirmed = await server.post('/v1/auth/totp/confirm', { code }, headers);
  const { recoveryCodes } = confirmTotp.reply.parse(confirmed.json);
  return {
    secret,
    setUpCode: code,
    recoveryCodes,
    code: async () => {
      // As if half a minute had gone by since the last one.
      await server.db.update(totp).set({ lastStep: null }).where(eq(totp.accountId, id));
      return totpCode(secret, Date.now());
    },
  };
}

/** Gives the right password; the token of the second step. */
export async function pendingToken(
  server: TestApp,
  { email, password }: Pick<Person, 'email' | 'password'>,
  headers: Record<string, string> = {},
  more: object = {},
): Promise<string> {
  const { json } = await server.post(
    '/v1/auth/authenticate',
    { username: email, password, ...more },
    headers,
  );
  const { code, details } = errorReply.parse(json);
  if (code !== 'secondStepNeeded') throw new Error(`Answered with ${code}`);
  return String(details?.['token']);
}
