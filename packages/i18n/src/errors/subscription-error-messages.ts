import type { MessageDescriptor } from '@lingui/core';

/** Error messages about plans and subscriptions. */
export const subscriptionErrorMessages = {
  planNotOffered: /*i18n*/ {
    id: 'error.planNotOffered',
    message: 'This plan is no longer offered. Choose another one.',
  },
  priceChanged: /*i18n*/ {
    id: 'error.priceChanged',
    message: 'The price of this plan has changed. Look at the new one and confirm again.',
  },
  subscriptionOpen: /*i18n*/ {
    id: 'error.subscriptionOpen',
    message: 'There is a subscription already, active or waiting. Cancel it first, or let it end.',
  },
  subscriptionTransition: /*i18n*/ {
    id: 'error.subscriptionTransition',
    message: 'This is not possible with the subscription as it is now. Reload the page.',
  },
  endNotLater: /*i18n*/ {
    id: 'error.endNotLater',
    message: 'Choose a later day than the present end, at most ten years from today.',
  },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;
