import type { CodeChannel } from '@saer/contract/account/auth';
import type { JobName } from '@saer/contract/site/job';
import { isSecret, type Message, type MessageTemplate } from '../templates/message.ts';

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

const templatesToMany: ReadonlySet<string> = new Set<MessageTemplate>([
  'feesChanged',
  'announcement',
  'newsletterIssue',
]);

/** Tells whether a message is one of many: not sent to an address that refuses mail. */
export const goesToMany = (template: string): boolean => templatesToMany.has(template);

const codes: ReadonlySet<string> = new Set<MessageTemplate>([
  'registrationCode',
  'confirmationCode',
  'passwordCode',
  'contactCode',
]);

/** Tells whether a message holds a code, which is of no use minutes later. */
export const holdsCode = (template: string): boolean => codes.has(template);

/**
 * Tells whether what a message said stays for some days after it was sent, so that it can go to another address should it come back: not
 * what holds a code or opens an account, and not what went to many.
 */
export const staysAfterSending = (template: string): boolean => !isSecret(template) && !goesToMany(template);

const isBulk = (message: Message): boolean =>
  goesToMany(message.template) && !('isTest' in message && message.isTest);

/** The job that sends a message. */
export const deliveryJob = (message: Message, channel: CodeChannel): JobName =>
  (isBulk(message) ? bulkJobs : directJobs)[channel];
