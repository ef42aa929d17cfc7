import { inArray } from 'drizzle-orm';
import { recordChange } from '../../audit/queries.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { newsletterSubscriber } from '../tables.ts';

/** Erases subscribers; that it was done is audited, without their addresses. */
export const removeSubscribers = (
  db: Database,
  actorId: number,
  ids: readonly number[],
): Promise<{ removed: number[] }> =>
  db.transaction(async (tx) => {
    const gone = await tx
      .delete(newsletterSubscriber)
      .where(inArray(newsletterSubscriber.id, [...ids]))
      .returning({ id: newsletterSubscriber.id });
    if (gone.length === 0) throw new AppError({ code: 'rowGone' });
    for (const { id } of gone)
      await recordChange(tx, { actorId, entity: 'newsletterSubscriber', entityId: id, action: 'remove' });
    return { removed: gone.map(({ id }) => id) };
  });
