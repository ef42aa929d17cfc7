import { and, eq, sql } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import type { Transaction } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { newPasswordToken } from '../passwords/password-token.ts';
import type { Settings } from '../../settings.ts';
import { isOpen } from '../sessions/find-principal.ts';
import { session } from '../tables.ts';
import type { CodePurpose } from './deliver-code.ts';
import { changeAddress } from './change-address.ts';

/** The effect of a right code. */
export interface Confirmed {
  readonly accountId: number;
  readonly token?: string;
  readonly openSessions?: number;
}

interface Right {
  readonly accountId: number;
  readonly purpose: CodePurpose;
  readonly email: string | null;
  readonly mobile: string | null;
}

/** Hours in which one whose code was right sets the new password. */
const resetHours = 1;

/** Notes that an account's address is its owner's. */
export async function markVerified(tx: Transaction, accountId: number): Promise<void> {
  const changed = await tx
    .update(account)
    .set({ isVerified: true, updatedAt: sql`now()` })
    .where(and(eq(account.id, accountId), eq(account.isVerified, false)))
    .returning({ id: account.id });
  if (changed.length === 0) return;
  await recordChange(tx, {
    actorId: accountId,
    entity: 'account',
    entityId: accountId,
    action: 'verify',
    before: { isVerified: false },
    after: { isVerified: true },
  });
}

/** Performs the effect of a correct code. */
export async function applyCode(tx: Transaction, settings: Settings, right: Right): Promise<Confirmed> {
  const { accountId, purpose } = right;
  switch (purpose) {
    case 'registration':
      await markVerified(tx, accountId);
      return { accountId };
    case 'passwordReset': {
      const { token } = await newPasswordToken(tx, accountId, resetHours);
      return { accountId, token };
    }
    case 'signIn':
      return { accountId };
    case 'contactChange':
      await changeAddress(tx, settings.siteOrigin, right);
      return {
        accountId,
        openSessions: await tx.$count(
          session,
          and(eq(session.accountId, accountId), isOpen(Date.now(), settings)),
        ),
      };
  }
  throw new AppError({ code: 'codeExpired' });
}
