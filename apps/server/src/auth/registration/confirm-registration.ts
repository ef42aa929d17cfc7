import { eq } from 'drizzle-orm';
import { rejectTaken, lockAccount, getAddressOwner } from '../../principals/queries.ts';
import { account } from '../../principals/tables.ts';
import type { Transaction } from '../../database/database.ts';
import { recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { recordRegistration } from '../../legal/acceptance/acceptance.ts';
import { queueMessage } from '../../messages/queries.ts';
import { notifyInApp } from '../../notifications/sending/notify.ts';
import { adminsFor } from '../../notifications/sending/recipients.ts';
import type { Settings } from '../../settings.ts';
import type { Confirmed } from '../codes/apply-code.ts';
import { setPassword } from '../passwords/password.ts';
import { oneTimeCode, pendingRegistration } from '../tables.ts';

type Pending = typeof pendingRegistration.$inferSelect;

/** Writes the account; rejects an address that another one got meanwhile. */
async function insertSeller(
  tx: Transaction,
  { firstName, lastName, email, language, calculation }: Pending,
  mobile: string | null,
): Promise<number> {
  const values = {
    firstName,
    lastName,
    email,
    mobile,
    language,
    role: 'USER',
    status: 'PENDING',
    isVerified: true,
  } as const;
  const [created] = await tx.transaction((inner) =>
    rejectTaken(
      inner
        .insert(account)
        .values({ ...values, pendingCalculation: calculation })
        .returning({ id: account.id }),
    ),
  );
  if (created === undefined) throw new Error('An insert returned no row');
  await recordChange(tx, {
    actorId: created.id,
    entity: 'account',
    entityId: created.id,
    action: 'register',
    after: values,
  });
  return created.id;
}

const isMobileTaken = (error: unknown): boolean =>
  error instanceof AppError &&
  error.fieldErrors[0].code === 'emailOrMobileExists' &&
  error.fieldErrors[0].field === 'mobile';

/**
 * Creates the account of a registration. The code proved one address and says nothing about the other: if someone else's account has
 * the number, this one starts without it and its owner is notified. An email address that has an account by now is rejected, to the
 * person who has just proved it.
 */
async function createSeller(tx: Transaction, settings: Settings, pending: Pending): Promise<number> {
  try {
    return await insertSeller(tx, pending, pending.mobile);
  } catch (error) {
    if (!isMobileTaken(error)) throw error;
  }
  const id = await insertSeller(tx, pending, null);
  const holder = await getAddressOwner(tx, { mobile: pending.mobile });
  if ((await lockAccount(tx, holder?.id, 'share')) !== undefined && holder !== undefined)
    await queueMessage(tx, settings.siteOrigin, {
      template: 'alreadyRegistered',
      mobile: pending.mobile,
      accountId: holder.id,
      language: holder.language,
    });
  return id;
}

/** The registration of a code, which nobody else confirms meanwhile. */
export async function lockRegistration(tx: Transaction, id: string | null): Promise<Pending | undefined> {
  if (id === null) return undefined;
  const [found] = await tx
    .select()
    .from(pendingRegistration)
    .where(eq(pendingRegistration.id, id))
    .for('update');
  return found;
}

/**
 * Turns the registration that a code confirmed into an account. Its other codes end with it; other registrations of the same
 * addresses remain, and are rejected once someone confirms them.
 */
export async function confirmRegistration(
  tx: Transaction,
  settings: Settings,
  codeId: string,
  pending: Pending,
): Promise<Confirmed> {
  const accountId = await createSeller(tx, settings, pending);
  await setPassword(tx, accountId, pending.passwordHash);
  await recordRegistration(tx, accountId, pending);
  // The page that waits for approval continues to poll by the code's id.
  await tx.update(oneTimeCode).set({ accountId, registrationId: null }).where(eq(oneTimeCode.id, codeId));
  await tx.delete(pendingRegistration).where(eq(pendingRegistration.id, pending.id));
  const name = `${pending.firstName} ${pending.lastName}`;
  const admins = await adminsFor(tx, 'registrationWaiting', { isOften: true });
  await notifyInApp(
    tx,
    admins.map((id) => ({
      accountId: id,
      aboutId: accountId,
      event: { kind: 'registrationWaiting', data: { name } },
    })),
  );
  return { accountId };
}
