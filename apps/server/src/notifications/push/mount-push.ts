import { addPushTarget, findPushTargets, removePushTarget } from '@saer/contract/account/push';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { AppDependencies } from '../../app-dependencies.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { mountGuarded } from '../../http/mounting/mount.ts';
import { newSubscription } from '../../integrations/push/local/stand-in-device.ts';
import { isPushAddress } from '../../integrations/push/push-hosts.ts';
import { pushHostsOf, pushServiceOf } from '../../integrations/push/service.ts';
import { vapidKeys } from '../../integrations/push/vapid-keys.ts';
import { addTarget, findTargets, removeTarget, type SentTarget } from './push-targets.ts';

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
  const isStandIn = pushServiceOf(settings) === 'standIn';
  if (body.kind === 'standIn' && !isStandIn) return refuse('kind');
  const { endpoint, keys } = body.kind === 'standIn' ? newSubscription(secretKey) : body.subscription;
  // Of the stand-in nobody has the keys but itself.
  if (body.kind === 'web' && (isStandIn || !isPushAddress(endpoint, pushHostsOf(settings))))
    return refuse('subscription.endpoint');
  return { kind: 'web', identifier: endpoint, keys };
}

/** Routes of the devices that push messages reach. */
export function pushRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db, settings, secretKey } = deps;
  const service = pushServiceOf(settings);
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
