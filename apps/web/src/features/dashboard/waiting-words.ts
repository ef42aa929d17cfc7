import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

export const waitingNames = [
  'registrations',
  'contactMessages',
  'openPayments',
  'requestedSubscriptions',
  'endingSubscriptions',
  'feeTablesInReview',
  'proposedChanges',
  'unconfirmedFees',
  'unconfirmedFactors',
  'costsWithoutFactor',
  'undeliveredEmails',
  'undeliveredSms',
] as const;
export type Waiting = (typeof waitingNames)[number];

/** Labels of an admin's pending tasks. */
export const waitingWords: Readonly<Record<Waiting, MessageDescriptor>> = {
  registrations: msg`Registrations to approve`,
  contactMessages: msg`Contact messages to answer`,
  openPayments: msg`Payments to decide about`,
  requestedSubscriptions: msg`Subscriptions to accept`,
  endingSubscriptions: msg`Subscriptions that end soon`,
  feeTablesInReview: msg`Fee tables under review`,
  proposedChanges: msg`Changes for all sellers to approve`,
  unconfirmedFees: msg`Fees to be confirmed`,
  unconfirmedFactors: msg`Range factors to be confirmed`,
  costsWithoutFactor: msg`Costs without a range factor`,
  undeliveredEmails: msg`Emails that did not arrive`,
  undeliveredSms: msg`SMS that did not arrive`,
};

/** Why each is pending, and what to do. */
export const waitingHints: typeof waitingWords = {
  contactMessages: msg`New or open: their senders wait for an answer.`,
  registrations: msg`Sellers who can start once you approve them.`,
  openPayments: msg`Money without an order, or without a result. Refund, apply or close.`,
  requestedSubscriptions: msg`Requests without a card: accept them once they are paid.`,
  endingSubscriptions: msg`Within seven days. Their subscribers are reminded.`,
  feeTablesInReview: msg`Review them, then publish or send back.`,
  proposedChanges: msg`Other admins proposed them. They are made once you approve them.`,
  unconfirmedFees: msg`Figures in force that nobody has checked yet.`,
  unconfirmedFactors: msg`Until confirmed they only count where a seller names no target.`,
  costsWithoutFactor: msg`Ranges of costs that no band covers: a seller who names no target gets no price there.`,
  undeliveredEmails: msg`Never accepted for delivery, or come back. Of the last 90 days.`,
  undeliveredSms: msg`Never accepted for delivery, or reported as not delivered. Of the last 90 days.`,
};
