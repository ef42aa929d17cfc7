import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { JobName } from '@saer/contract/site/job';

/** Names of the jobs: each says the work. */
export const jobTitles: Readonly<Record<JobName, MessageDescriptor>> = {
  sendEmail: msg`Mails to one person: codes, security, invoices`,
  sendSms: msg`SMS to one person: codes`,
  sendBulkEmail: msg`Mails to many: newsletters, announcements, new fees`,
  sendBulkSms: msg`SMS to many`,
  sendPush: msg`Messages on screens`,
  followPayments: msg`Ask the gateway about open payments, renew plans`,
  followSubscriptions: msg`End and announce the end of subscriptions`,
  supersedeFees: msg`Mark fee tables that a later one follows`,
  notifyOfFees: msg`Tell sellers whose products new fees change`,
  sendNewsletters: msg`Prepare the mails of newsletters`,
  announceContacts: msg`Tell admins about new messages`,
  requeueMessages: msg`Take up messages that no job sends any more`,
  tidyAccounts: msg`Erase accounts after their days of grace, and expired codes`,
  tidySheets: msg`Erase sheets that were begun and left for a week`,
  tidyContacts: msg`Erase old contact messages and spam`,
  tidyNewsletters: msg`Erase addresses that never confirmed or left`,
  sendAnnouncements: msg`Send announcements that are due`,
  tidyNotifications: msg`Delete old notifications`,
  tidyFiles: msg`Erase files that were removed, expired or never finished`,
  tidyCrashes: msg`Erase crashes that were not seen for 90 days`,
};
