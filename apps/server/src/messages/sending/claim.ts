import type { Language } from '@saer/i18n/locale';
import type { MessageFailure } from '@saer/contract/contact/notification';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { groupCalls } from '../../database/group-calls.ts';
import { outbox } from '../tables.ts';
import { goesToMany, holdsCode, staysAfterSending } from './lanes.ts';
import { findRefusing } from './refusing-address.ts';
import type { OutgoingMessage } from '../../integrations/call-provider.ts';

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

type Row = typeof outbox.$inferSelect;

/**
 * Those of some messages that nobody else writes at this moment: a statement that waits for no row holds up no other. Found by their ids
 * alone: with a condition on the state too, the database read all messages in that state.
 */
const lockFree = (db: Database, ids: readonly string[]) =>
  db.$with('free').as(
    db
      .select({ id: outbox.id, was: sql<string>`${outbox.state}`.as('was') })
      .from(outbox)
      .where(inArray(outbox.id, [...ids]))
      .for('update', { skipLocked: true }),
  );

const countTry = { attempts: sql`${outbox.attempts} + 1` };

function takeFree(db: Database, ids: readonly string[]): Promise<Row[]> {
  const free = lockFree(db, ids);
  return db
    .with(free)
    .update(outbox)
    .set(countTry)
    .from(free)
    .where(and(eq(outbox.id, free.id), eq(free.was, 'QUEUED')))
    .returning(getTableColumns(outbox));
}

const takeAlone = (db: Database, id: string): Promise<Row[]> =>
  db
    .update(outbox)
    .set(countTry)
    .where(and(eq(outbox.id, id), eq(outbox.state, 'QUEUED')))
    .returning();

/** The rows of messages that are taken up together, in their order; undefined: one that no longer waits. */
const takeUp = groupCalls(async (db, ids: readonly string[]): Promise<(Row | undefined)[]> => {
  const taken = new Map<string, Row>();
  if (ids.length > 1) for (const row of await takeFree(db, ids)) taken.set(row.id, row);
  const found: (Row | undefined)[] = [];
  for (const id of ids) {
    const row = taken.get(id);
    // The other one of two jobs of a message finds it alone.
    taken.delete(id);
    found.push(row ?? (await takeAlone(db, id))[0]);
  }
  return found;
});

const findRefusals = groupCalls(async (db, addresses: readonly string[]) => {
  const refusing = await findRefusing(db, addresses);
  return addresses.map((address) => refusing.has(address.toLowerCase()));
});

/** Takes up a message for one try; undefined if it no longer waits. One that comes too late is given up: an expired code is useless. */
export async function claim(db: Database, id: string): Promise<Claimed | undefined> {
  const row = await takeUp(db, id);
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
  if (goesToMany(row.template) && (await findRefusals(db, row.recipient))) {
    await db
      .update(outbox)
      .set({ ...wiped, state: 'WITHDRAWN', failure: 'addressRefuses', lastError: null })
      .where(stillOurs(claimed));
    return undefined;
  }
  return claimed;
}

/** Only the try that claimed it last may say how it ended. */
const stillOurs = ({ id, attempts }: Claimed) =>
  and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.state, 'QUEUED'));

interface Sent {
  readonly message: Claimed;
  readonly providerMessageId: string;
}

/** Writes down messages that were sent, in one statement; those whose rows others write at this moment, each in its own. */
const markAll = groupCalls(async (db, sent: readonly Sent[]): Promise<undefined[]> => {
  const isOut = sql`outbox.state in ('QUEUED', 'WITHDRAWN')`;
  const mark = async (some: readonly Sent[], lock: SQL): Promise<ReadonlySet<string>> => {
    const list = some.map(({ message: { id, attempts, template }, providerMessageId }) => ({
      id,
      attempts,
      providerMessageId,
      isKept: staysAfterSending(template),
    }));
    const { rows } = await db.execute<{ id: string }>(sql`
      with sent as (
        select * from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as sent (id uuid, attempts int, "providerMessageId" text, "isKept" boolean)
      ),
      locked as materialized (
        select id, attempts, state from outbox where id = any(${sql.param(list.map(({ id }) => id))}::uuid[])
        for update ${lock}
      )
      update outbox set
        subject = case when sent."isKept" then subject end,
        body = case when sent."isKept" then body end,
        html = case when sent."isKept" then html end,
        attachment = case when sent."isKept" then attachment end,
        headers = case when sent."isKept" then headers end,
        state = case when ${isOut} then 'SENT' else outbox.state end,
        carrier_id = sent."providerMessageId",
        sent_at = coalesce(outbox.sent_at, now()),
        failure = case when ${isOut} then null else outbox.failure end,
        last_error = case when ${isOut} then null else outbox.last_error end
      from locked join sent using (id, attempts)
      where outbox.id = locked.id and locked.state in ('QUEUED', 'WITHDRAWN', 'DELIVERED', 'BOUNCED')
      returning outbox.id`);
    return new Set(rows.map(({ id }) => id));
  };
  const marked = sent.length > 1 ? await mark(sent, sql`skip locked`) : new Set();
  for (const each of sent) if (!marked.has(each.message.id)) await mark([each], sql``);
  return sent.map(() => undefined);
});

/**
 * Writes down that a message was sent, also where it was withdrawn while it was: it is out. What its carrier reported meanwhile stays.
 * Only the try that claimed it last may say so.
 */
export const markSent = (db: Database, message: Claimed, providerMessageId: string): Promise<void> =>
  markAll(db, { message, providerMessageId });

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

/** Lets a message wait that was claimed and then not tried: the try does not count. */
export async function giveBack(db: Database, message: Claimed): Promise<void> {
  await db
    .update(outbox)
    .set({ attemptsBefore: sql`${outbox.attemptsBefore} + 1` })
    .where(stillOurs(message));
}
