import type { SubscriptionEvent } from '@saer/contract/subscription-lifecycle';
import { eq, sql } from 'drizzle-orm';
import { difference, recordChange } from '../../audit/queries.ts';
import type { Transaction } from '../../database/database.ts';
import { subscription } from '../tables.ts';
import type { SubscriptionRow } from '../queries.ts';

interface Step {
  /** Locked by the caller. */
  readonly row: SubscriptionRow;
  readonly event: SubscriptionEvent;
  readonly changed: Partial<
    Pick<
      SubscriptionRow,
      'status' | 'startsAt' | 'endsAt' | 'unlimited' | 'cancelAtEnd' | 'paymentType' | 'note'
    >
  >;
  /** Undefined for the clock. */
  readonly actorId?: number;
}

/** Values under the names that the history shows them by. */
export const auditValues = ({
  status,
  ...values
}: Partial<SubscriptionRow>): Readonly<Record<string, unknown>> =>
  status === undefined ? values : { ...values, subscriptionStatus: status };

/** Writes a step of a subscription's life, with its history entry. */
export async function writeTransition(
  tx: Transaction,
  { row, event, changed, actorId }: Step,
): Promise<void> {
  await tx
    .update(subscription)
    .set({ ...changed, version: sql`${subscription.version} + 1`, updatedAt: sql`now()` })
    .where(eq(subscription.id, row.id));
  await recordChange(tx, {
    actorId,
    entity: 'subscription',
    entityId: row.id,
    action: event,
    named: { nameEn: row.subscriberName, nameAr: row.subscriberName },
    ...difference(auditValues(row), auditValues(changed)),
  });
}
