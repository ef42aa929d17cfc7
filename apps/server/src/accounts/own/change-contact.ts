import type * as z from 'zod/mini';
import type { CodeRequest } from '@saer/contract/account/auth';
import type { changeContact } from '@saer/contract/account/user';
import type { AppDependencies } from '../../app-dependencies.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { SignedInCaller } from '../../http/mounting/mount.ts';
import { startCode } from '../../auth/codes/start-code.ts';
import { requireSend } from '../../auth/limits/sign-in-limits.ts';
import { requireOwnPassword, requireUnchanged } from '../../auth/passwords/password.ts';
import { getAddressOwner } from '../../principals/queries.ts';
import { requesterOf } from '../../auth/sessions/known-device.ts';

type RequestedTarget = z.output<typeof changeContact.body>;

/** The one of the two that was sent. */
function newAddress({ email, mobile }: RequestedTarget): { email: string } | { mobile: string } {
  if (email === undefined && mobile !== undefined) return { mobile };
  if (email !== undefined && mobile === undefined) return { email };
  throw new AppError({ code: email === undefined ? 'required' : 'invalidValue', field: 'email' });
}

/**
 * Sends a code to a new address, which replaces the old one once it is confirmed. If another account has the address, its owner is
 * notified and the caller learns nothing: the reply is the same.
 */
export async function startContactChange(
  { db, secretKey, settings }: Pick<AppDependencies, 'db' | 'secretKey' | 'settings'>,
  body: RequestedTarget,
  { principal: { accountId }, address, deviceId, language }: SignedInCaller,
): Promise<CodeRequest> {
  const requested = newAddress(body);
  const field = 'currentPassword';
  const current = await requireOwnPassword({ db, secretKey }, accountId, body.currentPassword, field);
  await requireSend({ db, secretKey }, { address }, ...Object.values(requested));
  return db.transaction(async (tx) => {
    const holder = await getAddressOwner(tx, requested);
    const isFree = holder === undefined || holder.id === accountId;
    await requireUnchanged(tx, accountId, current, { code: 'wrongPassword', field });
    return startCode(
      tx,
      { settings, secretKey },
      {
        purpose: 'contactChange',
        accountId: isFree ? accountId : undefined,
        holder: isFree ? undefined : holder,
        requester: requesterOf(secretKey, { address, deviceId }),
        channel: 'email' in requested ? 'email' : 'sms',
        ...requested,
        language,
      },
    );
  });
}
