import { and, eq, sql } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import type { Transaction } from '../../database/database.ts';
import { recordChange, difference } from '../../audit/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { newPasswordToken } from '../passwords/password.ts';
import type { Settings } from '../../settings.ts';
import { isOpen } from '../sessions/find-principal.ts';
import { session } from '../tables.ts';
import type { CodePurpose } from './deliver-code.ts';
import { rejectTaken, getAccount, lockAccount } from '../../principals/queries.ts';
import { revokeAccess } from '../revocation/revoke-access.ts';
import type { Account } from '@saer/contract/account/account';
import { notify } from '../../notifications/sending/notify.ts';
import { toRecipient } from '../../messages/templates/message.ts';

/** Notifies the owner of an account that an address of it was replaced: by mail at the old one, and where the number went, there by SMS. */
export async function notifyOldAddress(
  tx: Transaction,
  siteOrigin: string,
  before: Account,
  after: Pick<Account, 'mobile'>,
): Promise<void> {
  const { accountId, email, firstName, language } = toRecipient(before);
  const notice = { template: 'contactChanged', accountId, firstName, language } as const;
  const { mobile } = before;
  await notify(tx, siteOrigin, [
    {
      accountId,
      event: { kind: 'securityChanged', data: { change: 'contact' } },
      messages: [
        { ...notice, email },
        ...(mobile !== null && mobile !== after.mobile ? [{ ...notice, mobile }] : []),
      ],
    },
  ]);
}

interface NewAddress {
  readonly accountId: number;
  readonly email: string | null;
  readonly mobile: string | null;
}

/** Gives an account the address its owner has just confirmed, revokes codes sent to the old one, and notifies it. */
async function changeAddress(
  tx: Transaction,
  siteOrigin: string,
  { accountId, email, mobile }: NewAddress,
): Promise<void> {
  await lockAccount(tx, accountId);
  const before = await getAccount(tx, accountId);
  if (before === undefined) throw new AppError({ code: 'codeExpired', field: 'code' });
  const after = { email: email ?? before.email, mobile: mobile ?? before.mobile };
  await rejectTaken(
    tx
      .update(account)
      .set({ ...after, updatedAt: sql`now()` })
      .where(eq(account.id, accountId)),
  );
  await recordChange(tx, {
    actorId: accountId,
    entity: 'account',
    entityId: accountId,
    action: 'changeContact',
    ...difference({ email: before.email, mobile: before.mobile }, after),
  });
  await revokeAccess(tx, accountId, { pendingOnly: true });
  await notifyOldAddress(tx, siteOrigin, before, after);
}

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
