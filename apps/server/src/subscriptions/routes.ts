import {
  changeOwnSubscription as changeOwn,
  decideSubscription as decide,
  hasSubscription,
  mySubscriptions,
  pageSubscriptions,
  requestSubscription as request,
} from '@saer/contract/subscriptions/subscription';
import { userSubscriptions } from '@saer/contract/resource-paths';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import { mountGuarded } from '../http/mounting/mount.ts';
import { decodeFilter } from '../listing/decode-filter.ts';
import { changeOwnSubscription, decideSubscription } from './changing/change-subscription.ts';
import { requestSubscription } from './changing/open-subscription.ts';
import { findCurrentSubscription, findOwn, findSubscriptionPage } from './queries.ts';

export function subscriptionRoutes(
  app: FastifyInstance,
  { db, settings: { siteOrigin } }: Pick<AppDependencies, 'db' | 'settings'>,
): void {
  mountGuarded(app, hasSubscription, async (_, { principal }) => ({
    subscription: await findCurrentSubscription(db, principal.tenantId),
  }));
  mountGuarded(app, mySubscriptions, async (_, { principal }) => ({
    subscriptions: await findOwn(db, principal.accountId),
  }));
  for (const endpoint of [pageSubscriptions, userSubscriptions])
    mountGuarded(app, endpoint, ({ query }) => findSubscriptionPage(db, decodeFilter(query.filter)));
  mountGuarded(app, request, async ({ body }, { principal }) => {
    const requested = await requestSubscription(db, principal, body, siteOrigin);
    app.eventCounter.add('planRequest');
    return requested;
  });
  mountGuarded(app, decide, ({ body }, { principal }) => decideSubscription(db, principal, body, siteOrigin));
  mountGuarded(app, changeOwn, ({ body }, { principal }) =>
    changeOwnSubscription(db, principal, body, siteOrigin),
  );
}
