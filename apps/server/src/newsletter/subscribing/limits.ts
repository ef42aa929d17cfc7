import { defineLimit } from '../../auth/limits/limit.ts';

const hour = 3_600;

/** Subscriptions asked for from one network. */
export const subscriptionsFrom = defineLimit({ name: 'newsletter-from', points: 10, seconds: hour });
/** Subscriptions asked for by everybody, from any number of networks. */
export const subscriptionsOfAll = defineLimit({ name: 'newsletter-all', points: 500, seconds: hour });
/** Mails that ask one address to confirm, whoever entered it. */
export const confirmationsTo = defineLimit({ name: 'newsletter-to', points: 3, seconds: 24 * hour });
