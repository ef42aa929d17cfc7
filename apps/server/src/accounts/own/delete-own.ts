import type { AppParts } from '../../app-parts.ts';
import { planDeletion } from '../managing/removal.ts';
import type { Actor } from '../policy.ts';
import { requireOwnPassword } from '../../sign-in/password/require-own-password.ts';
import { findOwn } from './update-own.ts';

/** The owner of an account has it deleted after the days of grace. */
export async function deleteOwn(
  { db, secretKey, settings: { siteOrigin } }: Pick<AppParts, 'db' | 'secretKey' | 'settings'>,
  actor: Actor,
  password: string,
): Promise<{ deletedAt: string; until: string }> {
  await requireOwnPassword({ db, secretKey }, actor.accountId, password, 'password');
  return db.transaction(async (tx) => {
    const own = await findOwn(tx, actor.accountId);
    const { deletedAt, until } = await planDeletion(tx, siteOrigin, actor, own);
    return { deletedAt, until };
  });
}
