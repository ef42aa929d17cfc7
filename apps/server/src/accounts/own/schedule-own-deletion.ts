import type { AppDependencies } from '../../app-dependencies.ts';
import { scheduleDeletion } from '../managing/schedule-deletion.ts';
import { requireRemainingSuperAdmin } from '../managing/last-super-admin.ts';
import type { Actor } from '../policy.ts';
import { requireOwnPassword, requireUnchanged } from '../../auth/passwords/password.ts';
import { findOwnAccount } from './update-profile.ts';

/** The owner of an account has it deleted after the days of grace. */
export async function scheduleOwnDeletion(
  { db, secretKey, settings: { siteOrigin } }: Pick<AppDependencies, 'db' | 'secretKey' | 'settings'>,
  actor: Actor,
  password: string,
): Promise<{ deletedAt: string; until: string }> {
  const field = 'password';
  const current = await requireOwnPassword({ db, secretKey }, actor.accountId, password, field);
  return db.transaction(async (tx) => {
    const own = await findOwnAccount(tx, actor.accountId);
    // It locks all super admins in the order of their keys: before the own account is locked alone.
    await requireRemainingSuperAdmin(tx, own);
    await requireUnchanged(tx, actor.accountId, current, { code: 'wrongPassword', field });
    const { deletedAt, until } = await scheduleDeletion(tx, siteOrigin, actor, own);
    return { deletedAt, until };
  });
}
