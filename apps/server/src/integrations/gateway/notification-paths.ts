import type { WebhookKind } from './local/webhooks.ts';

/** Our addresses that are entered at the gateway: where it posts the results of payments, and later changes. */
export const notificationPaths: Readonly<Record<WebhookKind, string>> = {
  transaction: '/payfort-payment/transaction-feedback',
  notification: '/payfort-payment/notification-feedback',
};
