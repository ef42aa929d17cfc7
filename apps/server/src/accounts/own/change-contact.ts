import type { CodeRequest } from '@saer/contract/auth';
import type { changeContact } from '@saer/contract/user';
import { eq, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { AppParts } from '../../app-parts.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { SignedInCaller } from '../../http/mount.ts';
import { queueMessage } from '../../messages/queries.ts';
import { startCode } from '../../sign-in/code/start-code.ts';
import { requireSend } from '../../sign-in/limits/require-send.ts';
import { getAccount } from '../reading/find-account.ts';
import { account } from '../tables.ts';
import { requireOwnPassword } from '../../sign-in/password/require-own-password.ts';

type Wanted = z.output<typeof changeContact.body>;

/** The one of the two that was sent. */
function newAddress({ email, mobile }: Wanted): { email: string } | { mobile: string } {
  if (email === undefined && mobile !== undefined) return { mobile };
  if (email !== undefined && mobile === undefined) return { email };
  throw new AppError({ code: email === undefined ? 'required' : 'invalidValue', field: 'email' });
}

const isAt = (address: { email: string } | { mobile: string }): SQL =>
  'email' in address
    ? sql`lower(${account.email}) = lower(${address.email})`
    : eq(account.mobile, address.mobile);

async function getOwnerId(
  db: Database,
  address: { email: string } | { mobile: string },
): Promise<number | undefined> {
  const [owner] = await db.select({ id: account.id }).from(account).where(isAt(address));
  return owner?.id;
}

/**
 * Sends a code to a new address, which takes the old one's place when it is confirmed. Where another account has the address its
 * owner is told, and the caller learns nothing: the answer is the same.
 */
export async function startContactChange(
  { db, secretKey, settings }: Pick<AppParts, 'db' | 'secretKey' | 'settings'>,
  body: Wanted,
  { principal: { accountId }, address, language }: SignedInCaller,
): Promise<CodeRequest> {
  const wanted = newAddress(body);
  await requireOwnPassword({ db, secretKey }, accountId, body.currentPassword, 'currentPassword');
  await requireSend({ db, secretKey }, address, ...Object.values(wanted));
  const ownerId = await getOwnerId(db, wanted);
  const isFree = ownerId === undefined || ownerId === accountId;
  return db.transaction(async (tx) => {
    const owner = isFree ? undefined : await getAccount(tx, ownerId);
    if (owner !== undefined)
      await queueMessage(tx, settings.siteOrigin, {
        template: 'alreadyRegistered',
        email: owner.email,
        accountId: owner.id,
        language: owner.language,
      });
    return startCode(
      tx,
      { settings, secretKey },
      {
        purpose: 'contactChange',
        accountId: isFree ? accountId : undefined,
        channel: 'email' in wanted ? 'email' : 'sms',
        ...wanted,
        language,
      },
    );
  });
}
