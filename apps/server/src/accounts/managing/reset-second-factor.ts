import type { Actor } from '../policy.ts';
import { findManagedAccount } from '../queries.ts';
import type { Caller } from '../../http/requests/caller.ts';
import { logRefusal, type SignInDependencies } from '../../auth/sessions/security-log.ts';
import { removeSecondFactor } from '../../auth/second-factor/reset-second-factor.ts';

/** Lets in someone who lost their second factor: with the password alone, until they set up another. Nobody can reset their own. */
export async function resetSecondFactorOf(
  { db, settings, log }: SignInDependencies,
  actor: Actor,
  id: number,
  caller: Caller,
): Promise<{ hadSecondFactor: boolean }> {
  const reset = db.transaction(async (tx) => {
    const owner = await findManagedAccount(tx, actor, id);
    return removeSecondFactor(tx, settings.siteOrigin, owner, actor.accountId);
  });
  const hadSecondFactor = await logRefusal(log, 'resetSecondFactor', caller, reset, {
    accountId: actor.accountId,
  });
  log('resetSecondFactor', caller, { accountId: actor.accountId, subjectId: id });
  return { hadSecondFactor };
}
