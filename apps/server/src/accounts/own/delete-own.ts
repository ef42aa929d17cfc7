import type { AppDependencies } from '../../app-dependencies.ts';
import { planDeletion } from '../managing/removal.ts';
import { requireSuperAdmin } from '../managing/super-admins.ts';
import type { Actor } from '../policy.ts';
import { requireOwnPassword } from '../../auth/passwords/require-own-password.ts';
import { requireUnchanged } from '../../auth/passwords/require-unchanged.ts';
import { findOwn } from './update-own.ts';

/** The owner of an account has it deleted after the days of grace. */
export async function deleteOwn(
  { db, secretKey, settings: { siteOrigin } }: Pick<AppDependencies, 'db' | 'secretKey' | 'settings'>,
  actor: Actor,
  password: string,
): Promise<{ deletedAt: string; until: string }> {
  const field = 'password';
  const current = await requireOwnPassword({ db, secretKey }, actor.accountId, password, field);
  return db.transaction(async (tx) => {
    const own = await findOwn(tx, actor.accountId);
    // It locks all super admins in the order of their keys: before the own account is locked alone.
    await requireSuperAdmin(tx, own);
    await requireUnchanged(tx, actor.accountId, current, { code: 'wrongPassword', field });
    const { deletedAt, until } = await planDeletion(tx, siteOrigin, actor, own);
    return { deletedAt, until };
  });
}
