import type { CodeChannel } from '@saer/contract/auth';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { outbox } from '../tables.ts';
import type { OutgoingMessage } from '../../integrations/transport.ts';

/** A message that is this worker's to send, for as long as the lease lasts. */
export interface Claimed extends Omit<OutgoingMessage, 'attachment'> {
  readonly attempts: number;
  /** The file that goes with it: its name, and the reference by which it is made. */
  readonly attached?: { readonly name: string; readonly reference: string };
}

/** Longer than any try takes. Should the worker die meanwhile, another takes the message up after it. */
const lease = sql`now() + interval '60 seconds'`;

const wiped = { subject: null, body: null, html: null, attachment: null, headers: null };

/** Gives up late messages: an expired code is useless. */
async function dropExpired(db: Database, channel: CodeChannel): Promise<void> {
  await db
    .update(outbox)
    .set({ ...wiped, state: 'FAILED', lastError: 'expired' })
    .where(and(eq(outbox.state, 'QUEUED'), eq(outbox.channel, channel), lte(outbox.expiresAt, sql`now()`)));
}

/** Takes up to `max` messages that are due, the longest waiting first. No other worker gets the same. */
export async function claim(db: Database, channel: CodeChannel, max: number): Promise<readonly Claimed[]> {
  await dropExpired(db, channel);
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(eq(outbox.state, 'QUEUED'), eq(outbox.channel, channel), lte(outbox.nextAttemptAt, sql`now()`)),
    )
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(max)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(outbox)
    .set({ nextAttemptAt: lease, attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning();
  return rows.map(({ body, attachment: reference, attachmentName: name, ...row }) => ({
    ...row,
    body: body ?? '',
    ...(reference === null || name === null ? {} : { attached: { name, reference } }),
  }));
}

/** Only the try that claimed it last may say how it ended. */
const stillOurs = ({ id, attempts }: Claimed) =>
  and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.state, 'QUEUED'));

export async function markSent(db: Database, message: Claimed, carrierId: string): Promise<void> {
  await db
    .update(outbox)
    .set({ ...wiped, state: 'SENT', carrierId, sentAt: sql`now()`, lastError: null })
    .where(stillOurs(message));
}

export async function markFailed(db: Database, message: Claimed, lastError: string): Promise<void> {
  await db
    .update(outbox)
    .set({ ...wiped, state: 'FAILED', lastError })
    .where(stillOurs(message));
}

export async function postpone(
  db: Database,
  message: Claimed,
  lastError: string,
  seconds: number,
): Promise<void> {
  await db
    .update(outbox)
    .set({ lastError, nextAttemptAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(stillOurs(message));
}
