import type {
  requestSubscription as endpoint,
  Subscription,
} from '@saer/contract/subscriptions/subscription';
import type * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { notifyInApp } from '../../notifications/sending/notify.ts';
import { adminsFor } from '../../notifications/sending/recipients.ts';
import { readSubscription } from '../queries.ts';
import { expireEnded } from './expire-ended.ts';
import { lockSubscriber, openSubscription, requireOffer } from './open-subscription.ts';
import { queueNews } from './queue-news.ts';

type Requested = z.output<typeof endpoint.body>;

/** Requests a plan: what it costs and gives today is fixed in the request. One open subscription a subscriber. */
export const requestSubscription = (
  db: Database,
  { accountId }: { readonly accountId: number },
  wanted: Requested,
  siteOrigin: string,
): Promise<Subscription> =>
  db.transaction(async (tx) => {
    const subscriber = await lockSubscriber(tx, accountId);
    const offer = await requireOffer(tx, wanted);
    await expireEnded(tx, { subscriberId: accountId, siteOrigin });
    const id = await openSubscription(tx, subscriber, offer, 'OTHER');
    await queueNews(tx, { id, news: 'requested', siteOrigin });
    const requested = await readSubscription(tx, id);
    const { nameEn: planEn, nameAr: planAr } = requested.plan;
    const admins = await adminsFor(tx, 'subscriptionWaiting');
    await notifyInApp(
      tx,
      admins.map((admin) => ({
        accountId: admin,
        aboutId: accountId,
        event: { kind: 'subscriptionWaiting', data: { name: subscriber.fullName, planEn, planAr } },
      })),
    );
    return requested;
  });
