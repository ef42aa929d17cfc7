import type { CodeChannel } from '@saer/contract/auth';
import type { JobName } from '@saer/contract/job';
import type { Message } from '../templates/message.ts';

/** Jobs that send what somebody waits for, which many messages to others never delay. */
export const directJobs = { email: 'sendEmail', sms: 'sendSms' } as const satisfies Record<
  CodeChannel,
  JobName
>;

/** Jobs that send what goes to many. */
export const bulkJobs = { email: 'sendBulkEmail', sms: 'sendBulkSms' } as const satisfies Record<
  CodeChannel,
  JobName
>;

const goesToMany = (message: Message): boolean =>
  message.template === 'feesChanged' ||
  message.template === 'announcement' ||
  (message.template === 'newsletterIssue' && !message.isTest);

/** The job that sends a message. */
export const jobOf = (message: Message, channel: CodeChannel): JobName =>
  (goesToMany(message) ? bulkJobs : directJobs)[channel];
