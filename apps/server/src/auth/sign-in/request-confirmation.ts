import { resendSeconds } from '@saer/contract/account/auth';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Language } from '@saer/i18n/locale';
import type { Caller } from '../../http/requests/caller.ts';
import { lockCodes, startCode } from '../codes/start-code.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { requireSend } from '../limits/send-limits.ts';
import { getAddressOwner } from '../registration/find-address-owner.ts';
import { findKnownDevice, requesterOf } from '../sessions/known-device.ts';
import { oneTimeCode } from '../tables.ts';
import type { SignInDependencies } from './sign-in-dependencies.ts';

const purpose = 'registration';

/** An account or a registration whose address is not confirmed yet. */
type Unconfirmed = { readonly email: string; readonly mobile: string | null; readonly language: Language } & (
  | { readonly accountId: number; readonly registrationId?: never }
  | { readonly registrationId: string; readonly accountId?: never }
);

/** The request of a code that went out a moment ago. */
async function findJustSent(
  db: Database | Transaction,
  { accountId, registrationId }: Unconfirmed,
): Promise<string | undefined> {
  const justNow = new Date(Date.now() - resendSeconds * 1000).toISOString();
  const [sent] = await db
    .select({ requestId: oneTimeCode.id })
    .from(oneTimeCode)
    .where(
      and(
        registrationId === undefined
          ? eq(oneTimeCode.accountId, accountId)
          : eq(oneTimeCode.registrationId, registrationId),
        eq(oneTimeCode.purpose, purpose),
        isNull(oneTimeCode.usedAt),
        gt(oneTimeCode.sentAt, justNow),
        gt(oneTimeCode.triesLeft, 0),
      ),
    );
  return sent?.requestId;
}

/** A code to confirm an address that never was; one that went out a moment ago still counts, also for two who ask at once. */
export async function requestConfirmation(
  deps: SignInDependencies,
  unconfirmed: Unconfirmed,
  caller: Caller,
): Promise<string> {
  const { accountId, registrationId, mobile, language } = unconfirmed;
  const sent = await findJustSent(deps.db, unconfirmed);
  if (sent !== undefined) return sent;
  const email = unconfirmed.email.toLowerCase();
  const requester = requesterOf(deps.secretKey, caller);
  const knownDevice = await findKnownDevice(deps.db, deps.secretKey, accountId ?? null, caller);
  await requireSend(deps, { address: caller.address, knownDevice }, email);
  return deps.db.transaction(async (tx) => {
    await lockCodes(tx, { purpose, email, requester });
    const sentMeanwhile = await findJustSent(tx, unconfirmed);
    if (sentMeanwhile !== undefined) return sentMeanwhile;
    const { requestId } = await startCode(tx, deps, {
      purpose,
      ...(registrationId === undefined
        ? { accountId }
        : { registrationId, holder: await getAddressOwner(tx, { email }) }),
      channel: 'email',
      email,
      ...(mobile === null ? {} : { mobile }),
      language,
      requester,
    });
    return requestId;
  });
}
