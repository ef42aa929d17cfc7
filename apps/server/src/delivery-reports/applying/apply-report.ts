import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { wiped } from '../../messages/sending/claim.ts';
import { staysAfterSending } from '../../messages/sending/lanes.ts';
import { markRefusing } from '../../messages/sending/refusing-address.ts';
import { outbox } from '../../messages/tables.ts';
import { unsubscribeAddress } from '../../newsletter/subscribing/end-or-confirm.ts';
import type { DeliveryReport } from '../reading/read-report.ts';
import {
  counter,
  defineLimit,
  type LimitDependencies,
  limitKey,
  tooManyAttempts,
} from '../../auth/limits/limit.ts';

type Row = typeof outbox.$inferSelect;

const uuid = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i;

/** Finds the message that a report is about, by our id or by the carrier's, and holds it until the end of the transaction. */
async function lock(tx: Transaction, { channel, ids }: DeliveryReport): Promise<Row | undefined> {
  const own = ids.flatMap((id) => uuid.exec(id)?.[0].toLowerCase() ?? []);
  const named = or(
    own.length === 0 ? undefined : inArray(outbox.id, own),
    inArray(outbox.providerMessageId, [...ids]),
  );
  const rows = await tx
    .select()
    .from(outbox)
    .where(and(eq(outbox.channel, channel), named))
    .limit(own.length + ids.length)
    .for('update');
  return rows.find(({ id }) => own.includes(id)) ?? rows[0];
}

/** When it happened, if a report's time can be true. */
function readTime({ at }: DeliveryReport, { createdAt }: Row): string {
  const time = Date.parse(at ?? '');
  const isTrue = time >= Date.parse(createdAt) && time <= Date.now();
  return new Date(isTrue ? time : Date.now()).toISOString();
}

/** Tells whether a report is of an earlier sending: it came back before, and was sent again since. */
const isKnown = ({ at }: DeliveryReport, { attemptsBefore, reportedAt }: Row): boolean =>
  attemptsBefore > 0 && reportedAt !== null && Date.parse(at ?? '') <= Date.parse(reportedAt);

/** Values of a message after a report; undefined: it says nothing new. States never go back. */
function toChange(report: DeliveryReport, row: Row): Partial<Row> | undefined {
  const { outcome, isPermanent, reason } = report;
  const [reportedAt, sentAt] = [readTime(report, row), row.sentAt ?? readTime(report, row)];
  const arrived = { ...wiped, state: 'DELIVERED', reportedAt, sentAt, lastError: null } as const;
  if (row.state === 'BOUNCED') return undefined;
  if (outcome === 'delivered') return row.state === 'DELIVERED' ? undefined : { ...arrived, failure: null };
  if (outcome === 'complained')
    return row.failure === 'complained'
      ? undefined
      : { ...arrived, failure: 'complained', lastError: reason };
  if (outcome === 'underway') return undefined;
  if (isPermanent)
    return isKnown(report, row)
      ? undefined
      : {
          ...(staysAfterSending(row.template) ? {} : wiped),
          state: 'BOUNCED',
          failure: 'bounced',
          lastError: reason,
          reportedAt,
          sentAt,
        };
  const isWaited = row.state === 'SENT' && row.failure !== 'delayed';
  return isWaited ? { failure: 'delayed', lastError: reason, reportedAt } : undefined;
}

/**
 * Writes down what became of a message, in whatever order and however often it is reported: one that is delivered or came back is not
 * tried again. Returns whether there is such a message.
 */
export const applyReport = (db: Database, report: DeliveryReport): Promise<boolean> =>
  db.transaction(async (tx) => {
    const row = await lock(tx, report);
    if (row === undefined) return false;
    const change = toChange(report, row);
    if (change === undefined) return true;
    await tx
      .update(outbox)
      .set(change)
      .where(eq(outbox.id, sql`${row.id}::uuid`));
    const isComplaint = change.failure === 'complained';
    if (row.channel === 'email' && (isComplaint || change.failure === 'bounced'))
      await markRefusing(tx, row.recipient, { isComplaint, reason: report.reason });
    if (isComplaint) await unsubscribeAddress(tx, row.recipient);
    return true;
  });

/** Wrong secrets from one network. */
const reportGuesses = defineLimit({ name: 'report-guess', points: 20, seconds: 3_600 });

/** Refuses who guessed too often before, whatever they send. */
export async function rejectGuesser({ db, secretKey }: LimitDependencies, network: string): Promise<void> {
  const found = await counter(db, reportGuesses).get(limitKey(secretKey, network));
  if (found !== null && found.consumedPoints > reportGuesses.points)
    throw tooManyAttempts(found.msBeforeNext);
}

/** Counts a wrong secret; refuses those above the limit. */
export async function countGuess({ db, secretKey }: LimitDependencies, network: string): Promise<void> {
  const { consumedPoints, msBeforeNext } = await counter(db, reportGuesses).penalty(
    limitKey(secretKey, network),
  );
  if (consumedPoints > reportGuesses.points) throw tooManyAttempts(msBeforeNext);
}
