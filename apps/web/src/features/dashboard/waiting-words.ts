import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

export const waitingNames = [
  'registrations',
  'feeTablesInReview',
  'unconfirmedFees',
  'unconfirmedFactors',
  'failedMessages',
] as const;
export type Waiting = (typeof waitingNames)[number];

/** Labels of an admin's pending tasks. */
export const waitingWords: Readonly<Record<Waiting, MessageDescriptor>> = {
  registrations: msg`Registrations to approve`,
  feeTablesInReview: msg`Fee tables under review`,
  unconfirmedFees: msg`Fees to be confirmed`,
  unconfirmedFactors: msg`Range factors to be confirmed`,
  failedMessages: msg`Messages that did not arrive`,
};

/** Why each is pending, and what to do. */
export const waitingHints: typeof waitingWords = {
  registrations: msg`Sellers who can start once you approve them.`,
  feeTablesInReview: msg`Review them, then publish or send back.`,
  unconfirmedFees: msg`Figures in force that nobody has checked yet.`,
  unconfirmedFactors: msg`Until confirmed they only count where a seller names no target.`,
  failedMessages: msg`Emails and SMS that failed after the last retry. Check the messaging service connection.`,
};
