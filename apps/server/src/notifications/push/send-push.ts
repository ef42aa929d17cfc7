import * as z from 'zod/mini';
import { rulesOf } from '@saer/contract/contact/notification';
import type { PushKind } from '@saer/contract/account/push';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { ProviderError, Unavailable } from '../../integrations/call-provider.ts';
import type { PushAddress, PushTransport, PushMessage } from '../../integrations/push/push.ts';
import { TryAgain } from '../../jobs/running/runner.ts';
import { account } from '../../principals/tables.ts';
import type { Settings } from '../../settings.ts';
import { findNotification } from '../queries.ts';
import { endOfQuiet, isOn, queueAgain } from '../sending/notify.ts';
import { notification, notificationPreference, pushTarget } from '../tables.ts';

/** Seconds for which a message is worth showing on a screen. */
const lifetime = 24 * 3_600;

const jobData = z.object({ id: z.int(), targetId: z.int() });

type Target = typeof pushTarget.$inferSelect;

const toAddress = ({ kind, identifier, keys }: Target): PushAddress =>
  kind === 'web' && keys !== null
    ? { kind, subscription: { endpoint: identifier, keys } }
    : { kind: 'fcm', token: identifier };

const subscriber = alias(account, 'subscriber');
const day = 86_400_000;

/** Tells whether the session of a device still holds. Its table comes later: read as text. */
const isSignedIn = (sessionIdleDays: number) =>
  sql`exists (select from session where session.id = ${pushTarget.sessionId} and session.expires_at > now()
    and session.last_used_at > now() - ${sessionIdleDays} * interval '1 day')`;

/** The device and what its account chose, unless the notification is no news for it any more. */
async function findPending(
  db: Database,
  { id, targetId }: z.output<typeof jobData>,
  sessionIdleDays: number,
) {
  const [found] = await db
    .select({
      target: pushTarget,
      preference: notificationPreference,
      kind: notification.kind,
      language: account.language,
    })
    .from(notification)
    .innerJoin(pushTarget, and(eq(pushTarget.id, targetId), eq(pushTarget.accountId, notification.accountId)))
    .innerJoin(account, eq(account.id, notification.accountId))
    .leftJoin(subscriber, eq(subscriber.id, account.subscriberId))
    .leftJoin(notificationPreference, eq(notificationPreference.accountId, account.id))
    .where(
      and(
        eq(notification.id, id),
        isNull(notification.readAt),
        gt(notification.createdAt, new Date(Date.now() - 2 * day).toISOString()),
        isSignedIn(sessionIdleDays),
        eq(account.status, 'ACTIVE'),
        isNull(account.deletedAt),
        or(isNull(account.subscriberId), and(eq(subscriber.status, 'ACTIVE'), isNull(subscriber.deletedAt))),
      ),
    );
  return found;
}

/**
 * Makes the job that sends one notification to one device: when its account's quiet hours are over, if it still is news then and the
 * kind is switched on. A device that is gone is removed.
 */
export function pushSender({
  db,
  settings: { siteOrigin, sessionIdleDays },
  transports,
  onRefused,
}: {
  readonly db: Database;
  readonly settings: Pick<Settings, 'siteOrigin' | 'sessionIdleDays'>;
  readonly transports: Readonly<Partial<Record<PushKind, PushTransport>>>;
  /** Hears of a message that a push service will not take, now or later. */
  readonly onRefused: (error: ProviderError) => void;
}) {
  return async (data: unknown): Promise<void> => {
    const job = z.parse(jobData, data);
    const pending = await findPending(db, job, sessionIdleDays);
    if (pending === undefined) return;
    const { target, preference, kind, language } = pending;
    const transport = transports[target.kind];
    if (transport === undefined || !isOn(preference ?? undefined, kind, 'push')) return;
    const isUrgent = rulesOf(kind).isUrgent === true;
    const { quietFrom: from, quietTo: to } = preference ?? { quietFrom: null, quietTo: null };
    const end = isUrgent || from === null || to === null ? undefined : endOfQuiet({ from, to }, Date.now());
    if (end !== undefined) return queueAgain(db, job, { at: end });
    const written = await findNotification(db, job.id, language);
    if (written === undefined) return;
    const message: PushMessage = {
      tag: `notification-${job.id}`,
      title: written.title,
      body: written.text ?? '',
      url: `${siteOrigin}${written.href ?? '/account/notifications'}`,
      language,
      lifetime,
      isUrgent,
    };
    try {
      const outcome = await transport.send(toAddress(target), message);
      if (outcome === 'gone') await db.delete(pushTarget).where(eq(pushTarget.id, target.id));
    } catch (error) {
      if (error instanceof Unavailable) throw new TryAgain(error.message);
      if (!(error instanceof ProviderError)) throw error;
      // It would be refused again: the operator hears of it, since all may be.
      onRefused(error);
    }
  };
}
