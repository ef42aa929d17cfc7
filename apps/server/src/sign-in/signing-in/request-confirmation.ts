import { resendSeconds } from '@saer/contract/auth';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Language } from '@saer/i18n/locale';
import type { Caller } from '../../http/caller.ts';
import { startCode } from '../code/start-code.ts';
import { requireSend } from '../limits/require-send.ts';
import { findHolder } from '../registration/find-holder.ts';
import { findKnownDevice, requesterOf } from '../session/known-device.ts';
import { oneTimeCode } from '../tables.ts';
import type { SignInParts } from './sign-in-parts.ts';

/** What waits for its address to be confirmed: an account, or a registration that is none yet. */
type Unconfirmed = { readonly email: string; readonly mobile: string | null; readonly language: Language } & (
  | { readonly accountId: number; readonly registrationId?: never }
  | { readonly registrationId: string; readonly accountId?: never }
);

/** A code to confirm an address that never was; one that went out a moment ago still counts. */
export async function requestConfirmation(
  parts: SignInParts,
  { accountId, registrationId, email, mobile, language }: Unconfirmed,
  caller: Caller,
): Promise<string> {
  const purpose = 'registration';
  const justNow = new Date(Date.now() - resendSeconds * 1000).toISOString();
  const [sent] = await parts.db
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
  if (sent !== undefined) return sent.requestId;
  const knownDevice = await findKnownDevice(parts.db, parts.secretKey, accountId ?? null, caller);
  await requireSend(parts, { address: caller.address, knownDevice }, email);
  const { requestId } = await parts.db.transaction(async (tx) =>
    startCode(tx, parts, {
      purpose,
      ...(registrationId === undefined
        ? { accountId }
        : { registrationId, holder: await findHolder(tx, { email }) }),
      channel: 'email',
      email: email.toLowerCase(),
      ...(mobile === null ? {} : { mobile }),
      language,
      requester: requesterOf(parts.secretKey, caller),
    }),
  );
  return requestId;
}
