import type { Language } from '@saer/i18n/locale';
import type { MessageFailure, MessageState } from '@saer/contract/notification';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { outbox } from '../tables.ts';
import { goesToMany, holdsCode } from './lanes.ts';
import { isRefusing } from './refusing-address.ts';
import type { OutgoingMessage } from '../../integrations/transport.ts';

/** A message that is this try's to send. */
export interface Claimed extends Omit<OutgoingMessage, 'attachment'> {
  readonly template: string;
  readonly attempts: number;
  readonly attemptsBefore: number;
  /** The announcement whose text it has. */
  readonly announcementId: number | null;
  readonly language: Language;
  /** The file that goes with it: its name, and the reference by which it is made. */
  readonly attached?: { readonly name: string; readonly reference: string };
}

/** The columns of a message's content, empty. */
export const wiped = { subject: null, body: null, html: null, attachment: null, headers: null };

/** Takes up a message for one try; undefined if it no longer waits. One that comes too late is given up: an expired code is useless. */
export async function claim(db: Database, id: string): Promise<Claimed | undefined> {
  const [row] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1` })
    .where(and(eq(outbox.id, id), eq(outbox.state, 'QUEUED')))
    .returning();
  if (row === undefined) return undefined;
  const { body, attachment: reference, attachmentName: name, ...rest } = row;
  const claimed = {
    ...rest,
    body: body ?? '',
    ...(reference === null || name === null ? {} : { attached: { name, reference } }),
  };
  if (row.expiresAt !== null && Date.parse(row.expiresAt) <= Date.now()) {
    await markFailed(db, claimed, { failure: 'expired', lastError: 'expired' });
    return undefined;
  }
  if (goesToMany(row.template) && (await isRefusing(db, row.recipient))) {
    await db
      .update(outbox)
      .set({ ...wiped, state: 'WITHDRAWN', failure: 'addressRefuses', lastError: null })
      .where(stillOurs(claimed));
    return undefined;
  }
  return claimed;
}

/** Only the try that claimed it last may say how it ended. */
const isLastTry = ({ id, attempts }: Claimed, states: readonly MessageState[]) =>
  and(eq(outbox.id, id), eq(outbox.attempts, attempts), inArray(outbox.state, [...states]));
const stillOurs = (message: Claimed) => isLastTry(message, ['QUEUED']);

/**
 * Writes down that a message was sent, also where it was withdrawn while it was: it is out. What its carrier reported meanwhile stays.
 */
export async function markSent(db: Database, message: Claimed, carrierId: string): Promise<void> {
  const isOut = sql`${outbox.state} in ('QUEUED', 'WITHDRAWN')`;
  await db
    .update(outbox)
    .set({
      ...wiped,
      state: sql`case when ${isOut} then 'SENT' else ${outbox.state} end`,
      carrierId,
      sentAt: sql`coalesce(${outbox.sentAt}, now())`,
      failure: sql`case when ${isOut} then null else ${outbox.failure} end`,
      lastError: sql`case when ${isOut} then null else ${outbox.lastError} end`,
    })
    .where(isLastTry(message, ['QUEUED', 'WITHDRAWN', 'DELIVERED', 'BOUNCED']));
}

interface Failed {
  readonly failure: MessageFailure;
  readonly lastError?: string;
}

/** Gives a message up; unless it holds a code, which nobody can use later, it can be sent again. */
export async function markFailed(
  db: Database,
  message: Claimed,
  { failure, lastError }: Failed,
): Promise<void> {
  const isKept = failure !== 'expired' && !holdsCode(message.template);
  await db
    .update(outbox)
    .set({ ...(isKept ? {} : wiped), state: 'FAILED', failure, lastError: lastError ?? null })
    .where(stillOurs(message));
}

/** Writes down why a try failed; the job runner says when the next one comes. */
export async function postpone(db: Database, message: Claimed, lastError: string): Promise<void> {
  await db.update(outbox).set({ failure: 'unreachable', lastError }).where(stillOurs(message));
}
