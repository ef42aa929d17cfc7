import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Dashboard } from '@saer/contract/dashboard';

/** What waits for an admin. */
export const waitingWords: Readonly<Record<keyof Dashboard['waiting'], MessageDescriptor>> = {
  registrations: msg`Registrations to approve`,
  feeTablesInReview: msg`Fee tables under review`,
  unconfirmedFees: msg`Fees to be confirmed`,
  failedMessages: msg`Messages that did not arrive`,
};
