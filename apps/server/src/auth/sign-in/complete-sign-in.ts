import type { ErrorCode } from '@saer/contract/api/error-code';
import type { FieldError } from '@saer/contract/api/error-reply';
import type { SignedIn } from '@saer/contract/account/session';
import { eq, sql, and, desc, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { account } from '../../principals/tables.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { addSignedInDevice } from '../../notifications/push/push-targets.ts';
import type { Caller } from '../../http/requests/caller.ts';
import { newPasswordToken, requireUnchangedPassword, setPassword } from '../passwords/password.ts';
import { signInRefusal } from '../policy.ts';
import { isSecondFactorRequired } from '../sessions/required-factor.ts';
import { deviceHash, rememberDevice } from '../sessions/known-device.ts';
import { openSession, signedInReply } from '../sessions/session.ts';
import type { Candidate } from './find-candidate.ts';
import { requestConfirmation } from './request-confirmation.ts';
import type { SignInDependencies } from '../sessions/security-log.ts';
import { recordChange } from '../../audit/queries.ts';
import { history } from '../../audit/tables.ts';
import { queueMessage } from '../../messages/queries.ts';

/** Undoes the deletion of an account. Only its owner's own deletion: an admin's is undone by an admin. */
async function cancelDeletion(
  { db, settings }: SignInDependencies,
  { id, email, firstName, language, deletedAt }: Candidate['account'],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [deletion] = await tx
      .select({ actorId: history.actorId })
      .from(history)
      .where(
        and(
          eq(history.entity, 'account'),
          eq(history.entityId, id),
          sql`${history.after} ->> 'deletedAt' is not null`,
        ),
      )
      .orderBy(desc(history.id))
      .limit(1);
    if (deletion !== undefined && deletion.actorId !== id) return false;
    const restored = await tx
      .update(account)
      .set({ deletedAt: null, updatedAt: sql`now()` })
      .where(and(eq(account.id, id), isNotNull(account.deletedAt)))
      .returning({ id: account.id });
    if (restored.length === 0) return false;
    await recordChange(tx, {
      actorId: id,
      entity: 'account',
      entityId: id,
      action: 'restore',
      before: { deletedAt },
      after: { deletedAt: null },
    });
    await queueMessage(tx, settings.siteOrigin, {
      template: 'accountRestored',
      accountId: id,
      email,
      firstName,
      language,
    });
    return true;
  });
}

/** Hours in which one who signed in with a generated password sets their own. */
const ownPasswordHours = 1;

/** Why a proven owner may not sign in; with `restore`, as if the deletion were undone. */
export function findRefusal(
  { account: found, subscriber, oneTimeUntil }: Candidate,
  restore: boolean,
): FieldError | undefined {
  const deletedAt = restore ? null : found.deletedAt;
  return signInRefusal({ ...found, deletedAt, subscriber, oneTimeUntil }, Date.now());
}

interface Entry {
  /** Takes back the deletion of the account. */
  readonly restore: boolean;
  /** The error if the password was changed in between. */
  readonly void: ErrorCode;
}

/** An error with details that help its reader. */
async function helpfulRefusal(
  deps: SignInDependencies,
  { account: { id }, account: found, hash }: Candidate,
  fieldError: FieldError,
  caller: Caller,
  code: ErrorCode,
): Promise<FieldError> {
  if (fieldError.code === 'notVerified') {
    const requestId = await requestConfirmation(deps, { ...found, accountId: id }, caller);
    return { ...fieldError, details: { requestId } };
  }
  if (fieldError.code !== 'passwordMustChange') return fieldError;
  const { token } = await deps.db.transaction(async (tx) => {
    await requireUnchangedPassword(tx, id, hash, { code });
    return newPasswordToken(tx, id, ownPasswordHours);
  });
  return { ...fieldError, details: { token } };
}

/** Refuses an account that may not be entered, however its owner proved who they are. */
export async function requireMaySignIn(
  deps: SignInDependencies,
  candidate: Candidate,
  caller: Caller,
  { restore, void: code }: Entry,
): Promise<void> {
  deps.requireAdminAddress(candidate.account.role, caller.address);
  const first = findRefusal(candidate, false);
  const isRestored =
    restore && first?.code === 'accountDeleted' && (await cancelDeletion(deps, candidate.account));
  const fieldError = isRestored ? findRefusal(candidate, true) : first;
  if (fieldError !== undefined)
    throw new AppError(await helpfulRefusal(deps, candidate, fieldError, caller, code));
}

/**
 * The calculation entered before signing up that no sign-in has returned yet. The caller holds the lock on the account's password
 * row, so only one of two concurrent sign-ins gets it.
 */
async function findPendingCalculation(tx: Transaction, accountId: number): Promise<string | null> {
  const [found] = await tx
    .select({ calculation: account.pendingCalculation })
    .from(account)
    .where(eq(account.id, accountId));
  return found?.calculation ?? null;
}

/** Opens a session of an account whose owner proved who they are and who may enter. */
export async function completeSignIn(
  deps: SignInDependencies,
  { account: { id, role }, hash, hasTotp, hasPasskey }: Candidate,
  caller: Caller,
  { void: code, renewed }: Pick<Entry, 'void'> & { readonly renewed?: string | undefined },
): Promise<{ accountId: number; reply: SignedIn }> {
  const opened = await deps.db.transaction(async (tx) => {
    await requireUnchangedPassword(tx, id, hash, { code });
    if (renewed !== undefined) await setPassword(tx, id, renewed);
    const pendingCalculation = await findPendingCalculation(tx, id);
    await tx
      .update(account)
      .set({ lastSignInAt: sql`now()`, pendingCalculation: null })
      .where(eq(account.id, id));
    await rememberDevice(tx, id, deviceHash(deps.secretKey, caller.deviceId));
    const session = await openSession(tx, id, caller);
    await addSignedInDevice(tx, deps.settings, { accountId: id, ...session }, caller.deviceId);
    return { session, pendingCalculation };
  });
  const reply = await signedInReply(deps, id, opened.session, opened.pendingCalculation);
  const isNeeded = isSecondFactorRequired(deps.settings.secondFactor, role) && !hasTotp && !hasPasskey;
  return { accountId: id, reply: isNeeded ? { ...reply, secondFactorNeeded: true } : reply };
}
