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
  refused: {
    heading: /*i18n*/ { id: 'mail.subscriptionRefused', message: 'We did not accept your request' },
    what: /*i18n*/ {
      id: 'mail.subscriptionRefusedWhat',
      message:
        'Your request for the plan “{plan}” was not accepted, and the plan did not begin. Everything you saved stays.',
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
  paid: {
    heading: /*i18n*/ {
      id: 'mail.subscriptionPaid',
      message: 'Payment received, your subscription is active',
    },
    what: /*i18n*/ {
      id: 'mail.subscriptionPaidWhat',
      message:
        'Thank you. Your plan “{plan}” is paid and active until {until}. The invoice is with your subscription.',
    },
  },
  paymentFailed: {
    heading: /*i18n*/ { id: 'mail.paymentFailed', message: 'Your payment of {amount} did not go through' },
    what: /*i18n*/ {
      id: 'mail.paymentFailedWhat',
      message: 'Nothing was charged for the plan “{plan}”. You can try again with this card or another one.',
    },
  },
  credit: {
    heading: /*i18n*/ { id: 'mail.paymentCredit', message: 'We hold a payment of {amount} for you' },
    what: /*i18n*/ {
      id: 'mail.paymentCreditWhat',
      message:
        'A payment of {amount} for the plan “{plan}” arrived after its order was closed or paid. Nothing is lost: we will refund it, or use it as you wish, and write to you.',
    },
  },
  refunded: {
    heading: /*i18n*/ { id: 'mail.paymentRefunded', message: 'We refunded {amount}' },
    what: /*i18n*/ {
      id: 'mail.paymentRefundedWhat',
      message:
        '{amount} of your payment for the plan “{plan}” go back to your card. Your bank may take some days to show it. The credit note is with your subscription.',
    },
  },
  renewalFailed: {
    heading: /*i18n*/ {
      id: 'mail.renewalFailed',
      message: 'We could not renew your subscription with your card',
    },
    what: /*i18n*/ {
      id: 'mail.renewalFailedWhat',
      message:
        'The payment of {amount} for your plan “{plan}” was refused. Pay with another card to go on without a break.',
    },
  },
  renewalDue: {
    heading: /*i18n*/ { id: 'mail.renewalDue', message: 'Renew your subscription' },
    what: /*i18n*/ {
      id: 'mail.renewalDueWhat',
      message:
        'Your plan “{plan}” ends on {until}. Your card asks for your own confirmation, so renew it with one payment of {amount}.',
    },
  },
};

/** Texts of the mail that brings an invoice or a credit note. */
export const invoiceMailWords = {
  invoice: /*i18n*/ { id: 'mail.invoice', message: 'Your invoice {number}' },
  invoiceWhat: /*i18n*/ {
    id: 'mail.invoiceWhat',
    message: 'The invoice {number} for {total} is attached. You find it with your subscription at any time.',
  },
  creditNote: /*i18n*/ { id: 'mail.creditNote', message: 'Your credit note {number}' },
  creditNoteWhat: /*i18n*/ {
    id: 'mail.creditNoteWhat',
    message:
      'The credit note {number} for {total} is attached. You find it with your subscription at any time.',
  },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

/** The button below each of them. */
export const subscriptionLink = /*i18n*/ { id: 'mail.subscriptionLink', message: 'Open your subscription' };

/** An SMS about a subscription is its heading. */
export const subscriptionSms = /*i18n*/ { id: 'sms.subscription', message: 'Saer - {heading}' };

/** Texts of the message about a store's new fees. */
export const feeWords = {
  heading: /*i18n*/ { id: 'mail.fees', message: '{store}: new fees from {day}' },
  comes: /*i18n*/ {
    id: 'mail.feesCome',
    message:
      'From {day} on, {store} charges different fees. {products, plural, one {# of your saved products earns} other {# of your saved products earn}} less at the price it has now.',
  },
  began: /*i18n*/ {
    id: 'mail.feesBegan',
    message:
      'Since {day}, {store} charges different fees. {products, plural, one {# of your saved products earns} other {# of your saved products earn}} less at the price it has now.',
  },
  comesMore: /*i18n*/ {
    id: 'mail.feesComeMore',
    message:
      'From {day} on, {store} charges different fees. {products, plural, one {# of your saved products earns} other {# of your saved products earn}} more at the price it has now.',
  },
  beganMore: /*i18n*/ {
    id: 'mail.feesBeganMore',
    message:
      'Since {day}, {store} charges different fees. {products, plural, one {# of your saved products earns} other {# of your saved products earn}} more at the price it has now.',
  },
  more: /*i18n*/ {
    id: 'mail.feesMore',
    message: '{products, plural, one {# other product earns more.} other {# other products earn more.}}',
  },
  loss: /*i18n*/ {
    id: 'mail.feesLoss',
    message: '{products, plural, one {# of them is sold at a loss.} other {# of them are sold at a loss.}}',
  },
  later: /*i18n*/ {
    id: 'mail.feesLater',
    message: 'On that day Saer shows the price that each product needs to keep your margin.',
  },
  now: /*i18n*/ {
    id: 'mail.feesNow',
    message: 'Saer shows the price that each product needs to keep your margin.',
  },
  products: /*i18n*/ { id: 'mail.feesProducts', message: 'See your products' },
  reprice: /*i18n*/ { id: 'mail.feesReprice', message: 'Update your prices' },
  why: /*i18n*/ {
    id: 'mail.feesWhy',
    message: 'Calculated with the products and prices that you saved in Saer.',
  },
};
