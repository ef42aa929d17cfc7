import type { JobName } from '@saer/contract/site/job';
import type { Queue } from 'pg-boss';

export interface JobKind {
  /** Options of its queue. `stately`: one run at a time in all processes, and one that waits. */
  readonly queue: Omit<Queue, 'name'>;
  /** Runs whenever a process starts, too. */
  readonly isDueAtStart?: true;
  /** Workers of one process, and the jobs that each takes up together: one that hangs holds up those of its worker. */
  readonly workers: number;
  readonly atOnce: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Sends one message a job; how often it is tried is the message's matter. At most ten at a time: a transport opens no more connections. */
const sending = (workers: number, atOnce: number): JobKind => ({
  queue: {
    policy: 'standard',
    notify: true,
    retryLimit: 100,
    retryDelay: 3,
    retryBackoff: true,
    retryDelayMax: hour,
    // Longer than any try takes. Should the process die meanwhile, another takes the message up after it.
    expireInSeconds: minute,
    deleteAfterSeconds: hour,
  },
  workers,
  atOnce,
});

/** Repeats at its times, one run at a time; a process that dies is found by its missing heartbeat. */
const repeated = (deleteAfterSeconds: number, again: Partial<Queue> = {}): JobKind => ({
  queue: {
    policy: 'stately',
    notify: true,
    retryLimit: 0,
    heartbeatSeconds: 30,
    expireInSeconds: hour,
    deleteAfterSeconds,
    ...again,
  },
  isDueAtStart: true,
  workers: 1,
  atOnce: 1,
});

const often = repeated(day);
const rarely = repeated(14 * day, {
  retryLimit: 10,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 10 * minute,
});

/** Every kind of job, with its queue. */
export const jobKinds: Readonly<Record<JobName, JobKind>> = {
  sendEmail: sending(5, 2),
  sendSms: sending(5, 2),
  sendBulkEmail: sending(2, 5),
  sendBulkSms: sending(2, 5),
  sendPush: sending(2, 5),
  requeueMessages: rarely,
  followPayments: often,
  followSubscriptions: often,
  supersedeFees: rarely,
  announceContacts: often,
  sendNewsletters: often,
  tidyAccounts: rarely,
  tidySheets: rarely,
  tidyContacts: rarely,
  tidyNewsletters: rarely,
  tidyCrashes: rarely,
  sendAnnouncements: often,
  tidyNotifications: rarely,
  tidyFiles: rarely,
};
