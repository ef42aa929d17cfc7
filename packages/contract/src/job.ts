/** Work that the server does without anybody waiting for it, by its name. */
export const jobNames = [
  /** Codes, security and whatever else one person waits for. */
  'sendEmail',
  'sendSms',
  /** What goes to many at once. */
  'sendBulkEmail',
  'sendBulkSms',
  'requeueMessages',
  'followPayments',
  'followSubscriptions',
  'supersedeFees',
  'announceContacts',
  'sendNewsletters',
  'tidyAccounts',
  'tidySheets',
  'tidyContacts',
  'tidyNewsletters',
] as const;
export type JobName = (typeof jobNames)[number];
