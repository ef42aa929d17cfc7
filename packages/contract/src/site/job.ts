import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';
import { choice, count, instant, text } from '../api/field.ts';

/** Jobs that send one message each: what somebody waits for (codes, security), and what goes to many at once. */
const sendingJobs = ['sendEmail', 'sendSms', 'sendBulkEmail', 'sendBulkSms', 'sendPush'] as const;

/** Jobs that have a schedule. */
export const repeatedJobs = [
  'followPayments',
  'followSubscriptions',
  'supersedeFees',
  'notifyOfFees',
  'sendNewsletters',
  'announceContacts',
  'requeueMessages',
  'tidyAccounts',
  'tidySheets',
  'tidyContacts',
  'tidyNewsletters',
  'sendAnnouncements',
  'tidyNotifications',
  'tidyFiles',
  'tidyCrashes',
] as const;
export type RepeatedJob = (typeof repeatedJobs)[number];

/** When each is repeated unless an admin sets other times: five fields, in Riyadh's time. */
export const usualSchedules: Readonly<Record<RepeatedJob, string>> = {
  followPayments: '* * * * *',
  followSubscriptions: '* * * * *',
  // A second late would be early enough: pricing goes by dates.
  supersedeFees: '0 0 * * *',
  // Publishing asks for it at once: this takes up what was left.
  notifyOfFees: '*/10 * * * *',
  sendNewsletters: '* * * * *',
  announceContacts: '* * * * *',
  requeueMessages: '17 * * * *',
  tidyAccounts: '7 * * * *',
  tidySheets: '12 * * * *',
  tidyContacts: '22 * * * *',
  tidyNewsletters: '27 * * * *',
  sendAnnouncements: '* * * * *',
  tidyNotifications: '32 * * * *',
  tidyFiles: '37 * * * *',
  tidyCrashes: '42 * * * *',
};

/** Work that the server does without anybody waiting for its reply, by its name. */
export const jobNames = [...sendingJobs, ...repeatedJobs] as const;
export type JobName = (typeof jobNames)[number];

/** A kind of job, and how it goes in all processes together. */
export const job = z.object({
  name: choice(jobNames),
  /** When it is repeated: five fields, in Riyadh's time; null: whenever there is something to do. */
  cron: z.nullable(text(120)),
  /** Since when the oldest run under way lasts; null: none runs. */
  runningSince: z.nullable(instant()),
  /** The end of the last run that went well and is still recorded. */
  endedAt: z.nullable(instant()),
  /** Jobs that are due and have not begun, and since when the oldest is. */
  waiting: count(0, 2_147_483_647),
  waitingSince: z.nullable(instant()),
  /** Jobs whose last try failed: those given up and those tried again. */
  failing: count(0, 2_147_483_647),
});
export type Job = z.infer<typeof job>;

/** A job whose last try failed. */
export const failedJob = z.object({
  id: z.uuid(),
  name: choice(jobNames),
  createdAt: instant(),
  tries: count(0, 2_147_483_647),
  /** The error of its last try, without values of anybody. */
  error: z.string(),
  /** Its next try; null: it was given up. */
  nextAt: z.nullable(instant()),
});
export type FailedJob = z.infer<typeof failedJob>;

/** Failed jobs in a reply, the newest first. */
export const maxFailedJobs = 100;

export const findJobs = {
  method: 'GET',
  path: '/job',
  access: 'admin',
  summary: 'Work in the background: what runs, what waits, and what failed',
  description:
    'Every kind of job of all server processes: its schedule (`cron`, five fields, in Riyadh’s time), what runs (`runningSince`), the last run that went well and is still recorded (`endedAt`), how many wait, and how many failed at their last try; then the 100 newest of those, with the error and the next try. `nextAt` is null for a job that was given up.',
  query: nothing,
  body: nothing,
  reply: z.object({ jobs: z.array(job), failures: z.array(failedJob) }),
} as const satisfies Endpoint;

export const runJob = {
  method: 'POST',
  path: '/job/run',
  access: 'admin',
  summary: 'Run a repeated job now, in addition to its schedule',
  description:
    'Runs a repeated job as soon as possible. Of each kind one runs at a time; nothing is added while one waits.',
  query: nothing,
  body: z.strictObject({ name: choice(repeatedJobs) }),
  reply: z.object({ name: choice(repeatedJobs) }),
} as const satisfies Endpoint;

export const jobEndpoints: readonly DescribedEndpoint[] = [findJobs, runJob];
