import type { MessageDescriptor } from '@lingui/core';
import type { SubscriptionNews } from './message.ts';

interface NewsWords {
  readonly heading: MessageDescriptor;
  readonly what: MessageDescriptor;
}

/** Texts of the messages about a subscription. */
export const subscriptionWords: Readonly<Record<SubscriptionNews, NewsWords>> = {
  requested: {
    heading: /*i18n*/ { id: 'mail.subscriptionRequested', message: 'We have your request' },
    what: /*i18n*/ {
      id: 'mail.subscriptionRequestedWhat',
      message: 'You requested the plan “{plan}”. We review it and write to you when it is accepted.',
    },
  },
  accepted: {
    heading: /*i18n*/ { id: 'mail.subscriptionAccepted', message: 'Your subscription is active' },
    what: /*i18n*/ {
      id: 'mail.subscriptionAcceptedWhat',
      message: 'Your plan “{plan}” is active until {until}.',
    },
  },
  renewed: {
    heading: /*i18n*/ { id: 'mail.subscriptionRenewed', message: 'Your subscription is renewed' },
    what: /*i18n*/ {
      id: 'mail.subscriptionRenewedWhat',
      message: 'Your plan “{plan}” is active until {until}. Days you had left are included.',
    },
  },
  extended: {
    heading: /*i18n*/ { id: 'mail.subscriptionExtended', message: 'Your subscription is extended' },
    what: /*i18n*/ {
      id: 'mail.subscriptionExtendedWhat',
      message: 'Your plan “{plan}” is now active until {until}.',
    },
  },
  unlimited: {
    heading: /*i18n*/ { id: 'mail.subscriptionUnlimited', message: 'Your subscription has no end' },
    what: /*i18n*/ {
      id: 'mail.subscriptionUnlimitedWhat',
      message: 'Your plan “{plan}” is active without an end.',
    },
  },
  endingSoon: {
    heading: /*i18n*/ {
      id: 'mail.subscriptionEnding',
      message:
        '{days, plural, one {Your subscription ends tomorrow} other {Your subscription ends in # days}}',
    },
    what: /*i18n*/ {
      id: 'mail.subscriptionEndingWhat',
      message: 'Your plan “{plan}” ends on {until}. Everything you saved stays, and can be downloaded.',
    },
  },
  ended: {
    heading: /*i18n*/ { id: 'mail.subscriptionEnded', message: 'Your subscription has ended' },
    what: /*i18n*/ {
      id: 'mail.subscriptionEndedWhat',
      message: 'Your plan “{plan}” has ended. Everything you saved stays, and can be downloaded.',
    },
  },
  cancelled: {
    heading: /*i18n*/ { id: 'mail.subscriptionCancelled', message: 'Your subscription is cancelled' },
    what: /*i18n*/ {
      id: 'mail.subscriptionCancelledWhat',
      message: 'Your plan “{plan}” is cancelled. Everything you saved stays, and can be downloaded.',
    },
  },
};
