import { userSubscriptions } from '@saer/contract/resource-paths';
import {
  changeOwnSubscription,
  decideSubscription,
  hasSubscription,
  mySubscriptions,
  pageSubscriptions,
  requestSubscription,
} from '@saer/contract/subscription';
import type { EndpointGroup } from './account-endpoint-words.ts';

/** Descriptions of the endpoints for subscriptions. */
export const subscriptionGroups: readonly EndpointGroup[] = [
  {
    id: 'subscriptions',
    title: /*i18n*/ { id: 'docs.subscriptions', message: 'Subscriptions' },
    endpoints: [
      [
        hasSubscription,
        /*i18n*/ {
          id: 'docs.subscriptions.has',
          message:
            'The subscription that counts for the own account, or for the subscriber of a sub-user: the open one, else the newest; null if there was none. An active subscription whose end has passed is EXPIRED, or CANCELLED if it was to end with its period.',
        },
      ],
      [
        mySubscriptions,
        /*i18n*/ {
          id: 'docs.subscriptions.own',
          message: 'The own subscriptions, the newest first.',
        },
      ],
      [
        pageSubscriptions,
        /*i18n*/ {
          id: 'docs.subscriptions.page',
          message:
            'Every subscription, the newest first. Searched by the subscriber’s name and email and by the plan; filtered by `status`, `planId`, `period`, `paymentType`, `startsAt`, `endsAt` and `unlimited`.',
        },
      ],
      [
        userSubscriptions,
        /*i18n*/ {
          id: 'docs.subscriptions.list',
          message: 'The same under another path of the specification.',
        },
      ],
      [
        requestSubscription,
        /*i18n*/ {
          id: 'docs.subscriptions.request',
          message:
            'Requests a plan for a month (30 days) or a year (365 days), to be paid otherwise than by card. `price` is the price that was shown, in halalas with VAT; if the plan costs something else by now, the request is refused. A subscriber has one open subscription at most.',
        },
      ],
      [
        decideSubscription,
        /*i18n*/ {
          id: 'docs.subscriptions.decide',
          message:
            'Accepts, extends (to `until`), renews (by a period: days in hand are kept), makes unlimited, ends that (with the new end `until`) or cancels a subscription. Each needs a `note` of 6 to 500 characters and the version that was read. What is not possible in the present status is refused with 409 and changes nothing.',
        },
      ],
      [
        changeOwnSubscription,
        /*i18n*/ {
          id: 'docs.subscriptions.change',
          message:
            'Withdraws the own request (`cancel`), lets the own subscription end with its period (`cancelAtEnd`), or keeps it after all (`resume`).',
        },
      ],
    ],
  },
];
