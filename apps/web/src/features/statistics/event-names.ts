import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { DayCounts } from '@saer/contract/site/statistics';

/** Names of the counted events, in the order of the tables. */
export const eventNames: Readonly<Record<keyof DayCounts, MessageDescriptor>> = {
  visit: msg`Visits`,
  calculatorOpening: msg`Calculator opened`,
  calculation: msg`Single calculations`,
  batchRow: msg`Rows in batches`,
  upload: msg`Sheets uploaded`,
  sharedAnswer: msg`Share links made`,
  registrationBegun: msg`Registrations begun`,
  registrationConfirmed: msg`Registrations confirmed`,
  registrationApproved: msg`Registrations approved`,
  planRequest: msg`Plans requested`,
  planPayment: msg`Plans paid for`,
  botVisit: msg`Visits by bots`,
};

export const countedNames = Object.keys(eventNames).filter(
  (name): name is keyof DayCounts => name in eventNames,
);
