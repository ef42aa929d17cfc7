import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import { recordChange } from '../../audit/queries.ts';
import { history } from '../../audit/tables.ts';
import { queueMessage } from '../../messages/queries.ts';
import type { SignInDependencies } from './sign-in-dependencies.ts';
import type { Candidate } from './find-candidate.ts';

/** Undoes the deletion of an account. Only its owner's own deletion: an admin's is undone by an admin. */
export async function cancelDeletion(
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
