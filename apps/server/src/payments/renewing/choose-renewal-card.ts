import type { chooseRenewalCard } from '@saer/contract/subscriptions/payment';
import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { recordChange } from '../../audit/queries.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { lockSubscription, currentStatus } from '../../subscriptions/queries.ts';
import { renewal, savedCard } from '../tables.ts';

type Choice = z.output<typeof chooseRenewalCard.body>;

/** Renews an own, active subscription with an own card from now on, or no longer. */
export const chooseCard = (
  db: Database,
  accountId: number,
  { subscriptionId, savedCardId }: Choice,
): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockSubscription(tx, subscriptionId);
    if (row.subscriberId !== accountId) throw new AppError({ code: 'rowGone' });
    if (currentStatus(row, Date.now()) !== 'ACTIVE' || row.unlimited)
      throw new AppError({ code: 'subscriptionTransition' });
    if (savedCardId === null) {
      await tx.delete(renewal).where(eq(renewal.subscriptionId, subscriptionId));
    } else {
      const own = and(
        eq(savedCard.id, savedCardId),
        eq(savedCard.ownerId, accountId),
        isNull(savedCard.deletedAt),
      );
      const [card] = await tx.select().from(savedCard).where(own);
      if (card === undefined) throw new AppError({ code: 'rowGone', field: 'savedCardId' });
      const month = new Date().toISOString().slice(0, 7);
      if (card.brand === 'MADA' || card.expires < month)
        throw new AppError({ code: 'cardCannotRenew', field: 'savedCardId' });
      const chosen = { cardId: savedCardId, endsAt: null, tries: 0, isStopped: false };
      await tx
        .insert(renewal)
        .values({ subscriptionId, ...chosen })
        .onConflictDoUpdate({ target: renewal.subscriptionId, set: chosen });
    }
    await recordChange(tx, {
      actorId: accountId,
      entity: 'subscription',
      entityId: subscriptionId,
      action: savedCardId === null ? 'endRenewal' : 'chooseRenewal',
      named: { nameEn: row.subscriberName, nameAr: row.subscriberName },
    });
  });
