import * as delivery from '@saer/contract/contact/message-delivery';
import * as queries from './queries.ts';
import * as resending from './sent/resend-messages.ts';
import type * as z from 'zod/mini';
import {
  findNotificationSettings,
  findNotificationState,
  markNotifications,
  notifications,
  pageNotificationEmails,
  pageNotifications,
  pageNotificationSms,
  removeNotifications,
  updateNotificationSettings,
} from '@saer/contract/contact/notification';
import { isAllowed } from '@saer/contract/api/access';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import { AppError } from '../http/replies/app-error.ts';
import { mountGuarded } from '../http/mounting/mount.ts';
import { decodeFilter } from '../listing/decode-filter.ts';
import { findSentMessages } from './sent/find-sent-messages.ts';
import { announceChange } from './sending/notify.ts';
import { clearOwnAddress, findSettings, updateSettings } from './service.ts';
import { serveStream } from './stream/serve-stream.ts';
import { addPushTarget, findPushTargets, removePushTarget } from '@saer/contract/account/push';
import { newSubscription } from '../integrations/push/local/stand-in-device.ts';
import { isPushAddress } from '../integrations/push/push-post.ts';
import { listPushHosts, choosePushService } from '../integrations/push/service.ts';
import { vapidKeys } from '../integrations/push/web-push.ts';
import { addTarget, findTargets, removeTarget, type SentTarget } from './push/push-targets.ts';

type Dependencies = Pick<AppDependencies, 'db' | 'settings' | 'secretKey'>;

const refuse = (field: string): never => {
  throw new AppError({ code: 'invalidValue', field });
};

/** The device that a call names, if messages to it can be carried here. */
function sentTarget(
  body: z.output<typeof addPushTarget.body>,
  { settings, secretKey }: Dependencies,
): SentTarget {
  if (body.kind === 'fcm')
    return settings.push.fcm === null ? refuse('token') : { kind: 'fcm', identifier: body.token, keys: null };
  const isStandIn = choosePushService(settings) === 'standIn';
  if (body.kind === 'standIn' && !isStandIn) return refuse('kind');
  const { endpoint, keys } = body.kind === 'standIn' ? newSubscription(secretKey) : body.subscription;
  // Of the stand-in nobody has the keys but itself.
  if (body.kind === 'web' && (isStandIn || !isPushAddress(endpoint, listPushHosts(settings))))
    return refuse('subscription.endpoint');
  return { kind: 'web', identifier: endpoint, keys };
}

/** Routes of the devices that push messages reach. */
function pushRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db, settings, secretKey } = deps;
  const service = choosePushService(settings);
  const publicKey = service === 'none' ? null : vapidKeys(secretKey).publicKey;
  mountGuarded(app, findPushTargets, async (_input, { principal }) => ({
    publicKey,
    isStandIn: service === 'standIn',
    takesFcm: settings.push.fcm !== null,
    targets: await findTargets(db, principal),
  }));
  mountGuarded(app, addPushTarget, ({ body }, { principal }) =>
    addTarget(db, principal, sentTarget(body, deps)),
  );
  mountGuarded(app, removePushTarget, ({ query }, { principal }) => removeTarget(db, principal, query.id));
}

/** Routes of notifications, of the messages that were sent, and of what somebody chose about them. */
export function notificationRoutes(
  app: FastifyInstance,
  deps: Pick<AppDependencies, 'db' | 'listener' | 'settings' | 'secretKey'>,
  isSessionOpen: (token: string) => Promise<boolean>,
): void {
  const { db } = deps;
  for (const endpoint of [pageNotifications, notifications])
    mountGuarded(app, endpoint, ({ query }, { principal, language }) =>
      queries.findNotifications(db, principal.accountId, language, decodeFilter(query.filter)),
    );
  mountGuarded(app, findNotificationState, (_input, { principal, language }) =>
    queries.findState(db, principal.accountId, language),
  );
  mountGuarded(app, markNotifications, ({ body }, { principal: { accountId } }) =>
    db.transaction(async (tx) => {
      const { ids } = body;
      if (ids !== undefined && !(await queries.hasAny(tx, accountId, ids)))
        throw new AppError({ code: 'rowGone' });
      const changed = await queries.markAs(tx, accountId, body);
      if (changed > 0) await announceChange(tx, [accountId]);
      const signal = (await queries.findSignals(tx, [accountId])).get(accountId);
      return { changed, unread: signal?.unread ?? 0 };
    }),
  );
  mountGuarded(app, removeNotifications, ({ query }, { principal: { accountId } }) =>
    db.transaction(async (tx) => {
      const removed = await queries.removeFor(tx, accountId, query.id);
      if (removed.length === 0) throw new AppError({ code: 'rowGone' });
      await announceChange(tx, [accountId]);
      return { removed };
    }),
  );
  for (const [channel, endpoint] of [
    ['email', pageNotificationEmails],
    ['sms', pageNotificationSms],
  ] as const)
    mountGuarded(app, endpoint, ({ query }, { principal: { accountId, role } }) =>
      findSentMessages(
        db,
        channel,
        { accountId, isAdmin: isAllowed(role, 'admin') },
        decodeFilter(query.filter),
      ),
    );
  mountGuarded(app, findNotificationSettings, (_input, { principal }) => findSettings(db, principal));
  mountGuarded(app, updateNotificationSettings, ({ body }, { principal }) =>
    updateSettings(db, principal, body),
  );
  mountGuarded(app, delivery.clearOwnAddress, async (_input, { principal: { accountId } }) => ({
    cleared: await clearOwnAddress(db, accountId),
  }));
  mountGuarded(app, delivery.findMessage, ({ query }) => resending.findMessage(db, query.id));
  mountGuarded(app, delivery.correctMessage, ({ body }, { principal: { accountId } }) =>
    resending.correctMessage(db, accountId, body),
  );
  mountGuarded(app, delivery.previewResend, ({ body }) => resending.previewResend(db, body.scope));
  mountGuarded(app, delivery.resendMessages, async ({ body }, { principal: { accountId } }) => ({
    sent: await resending.resendMessages(db, accountId, body.scope),
  }));
  mountGuarded(app, delivery.clearAddress, ({ body }, { principal: { accountId } }) =>
    resending.clearAddress(db, accountId, body.id),
  );
  pushRoutes(app, deps);
  serveStream(app, deps, isSessionOpen);
}
