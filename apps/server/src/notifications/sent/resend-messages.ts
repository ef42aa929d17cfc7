import type * as z from 'zod/mini';
import type {
  MessageDetails,
  ResendObstacle,
  ResendScope,
  correctMessage as correcting,
} from '@saer/contract/contact/message-delivery';
import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { undeliveredStates } from '@saer/contract/contact/notification';
import { recordChange } from '../../audit/queries.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { enqueue } from '../../jobs/running/enqueue.ts';
import { bulkJobs, directJobs, goesToMany } from '../../messages/sending/lanes.ts';
import { clearRefusing, getRefusal } from '../../messages/sending/refusing-address.ts';
import { isSecret, withoutLinks } from '../../messages/templates/message.ts';
import { outbox } from '../../messages/tables.ts';
import { account } from '../../principals/tables.ts';
import { announcement } from '../tables.ts';
import { holderColumns, sentColumns } from './find-sent-messages.ts';

type Reader = Database | Transaction;

/** Tells whether a message that failed or came back can go out again: it is of use, and what it says is kept, or written in its announcement. */
const obstacle = sql<ResendObstacle | null>`case
  when ${outbox.state} not in ('FAILED', 'BOUNCED') then 'notFailed'
  when ${outbox.expiresAt} <= now() then 'expired'
  when ${outbox.announcementId} is not null then
    case when exists (
      select 1 from announcement where id = ${outbox.announcementId} and state in ('SENDING', 'SENT')
    ) then null else 'withdrawn' end
  when ${outbox.body} is null then 'noText' end`;

/** An address or number as the history keeps it, which outlives whoever it belonged to. */
const masked = (recipient: string): string =>
  recipient.includes('@')
    ? recipient.replace(/^(.).*(?=@)/, '$1…')
    : recipient.replace(/^(.{4}).*(?=..$)/, '$1…');

const toAudit = (id: number) => ({ entity: 'outbox', entityId: id }) as const;

/** The time of the next try of a message that waits; null: now, or never. */
async function findNextTry(db: Reader, key: string): Promise<string | null> {
  const { rows } = await db.execute<{ at: string }>(sql`
    select to_char(start_after at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from pgboss.job
    where name in ${[...Object.values(directJobs), ...Object.values(bulkJobs)]}
      and data->>'id' = ${key} and state < 'active' and start_after > now() limit 1`);
  return rows[0]?.at ?? null;
}

/** Reads what an announcement says in the language of its mail. */
async function announced(db: Reader, id: number, isArabic: boolean) {
  const [row] = await db.select().from(announcement).where(eq(announcement.id, id));
  return {
    subject: (isArabic ? row?.titleAr : row?.titleEn) ?? null,
    body: (isArabic ? row?.textAr : row?.textEn) ?? null,
  };
}

/** Finds a message by its number, with what it says unless that is for its recipient alone. */
export async function findMessage(db: Reader, id: number): Promise<MessageDetails> {
  const [row] = await db
    .select({ sent: sentColumns, holder: holderColumns, own: outbox, obstacle: { reason: obstacle } })
    .from(outbox)
    .leftJoin(account, eq(account.id, outbox.accountId))
    .where(eq(outbox.number, id));
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  const { sent, holder, own } = row;
  const { reason } = row.obstacle;
  const isHidden = isSecret(own.template);
  const written =
    own.announcementId === null ? own : await announced(db, own.announcementId, own.language === 'ar');
  return {
    message: { ...sent, account: holder },
    channel: own.channel,
    subject: isHidden ? null : written.subject,
    text: isHidden || written.body === null ? null : withoutLinks(written.body),
    isSecret: isHidden,
    nextTryAt: own.state === 'QUEUED' ? await findNextTry(db, own.id) : null,
    obstacle: reason,
    isCorrectable: reason === null && !isHidden,
    addressRefuses: own.channel === 'email' ? ((await getRefusal(db, own.recipient)) ?? null) : null,
  };
}

/** Corrects the address or number of one message that failed or came back; whoever it is about keeps theirs. */
export const correctMessage = (
  db: Database,
  actorId: number,
  { id, recipient, email, mobile }: z.output<typeof correcting.body>,
): Promise<MessageDetails> =>
  db.transaction(async (tx) => {
    await tx.select({ id: outbox.id }).from(outbox).where(eq(outbox.number, id)).for('update');
    const { message, channel, isCorrectable } = await findMessage(tx, id);
    if (message.recipient !== recipient) throw new AppError({ code: 'rowChanged' });
    const corrected = channel === 'email' ? email : mobile;
    if (corrected === undefined)
      throw new AppError({ code: 'required', field: channel === 'email' ? 'email' : 'mobile' });
    if (!isCorrectable) throw new AppError({ code: 'transitionNotAllowed' });
    await tx.update(outbox).set({ recipient: corrected }).where(eq(outbox.number, id));
    await recordChange(tx, {
      ...toAudit(id),
      actorId,
      action: 'update',
      before: { recipient: masked(recipient) },
      after: { recipient: masked(corrected) },
    });
    return findMessage(tx, id);
  });

const within = (scope: ResendScope): SQL | undefined =>
  scope.kind === 'some'
    ? inArray(outbox.number, [...scope.ids])
    : and(eq(outbox.channel, scope.channel), eq(outbox.failure, 'gaveUp'));

/** Messages of a scope that failed or came back and can go out again. */
const sendable = (scope: ResendScope): SQL | undefined =>
  and(
    within(scope),
    inArray(outbox.state, undeliveredStates),
    or(isNotNull(outbox.body), isNotNull(outbox.announcementId)),
    sql`${obstacle} is null`,
  );

/** Counts what would be sent again. */
export async function previewResend(db: Database, scope: ResendScope) {
  const [counted] = await db
    .select({
      messages: sql<number>`count(*)::int`,
      oldest: sql<
        string | null
      >`to_char(min(${outbox.createdAt}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
    .from(outbox)
    .where(sendable(scope));
  return { messages: counted?.messages ?? 0, oldest: counted?.oldest ?? null };
}

/**
 * Lets messages that failed or came back go out again, each under its id and once, whoever asks at the same time; returns how many. One
 * that a provider took and did not return has not failed.
 */
export const resendMessages = (db: Database, actorId: number, scope: ResendScope): Promise<number> =>
  db.transaction(async (tx) => {
    const queued = await tx
      .update(outbox)
      .set({
        state: 'QUEUED',
        failure: null,
        lastError: null,
        sentAt: null,
        attemptsBefore: sql`${outbox.attempts}`,
      })
      .where(sendable(scope))
      .returning({
        id: outbox.id,
        number: outbox.number,
        channel: outbox.channel,
        template: outbox.template,
      });
    if (queued.length === 0 && scope.kind === 'some')
      throw new AppError({
        code: (await tx.$count(outbox, within(scope))) === 0 ? 'rowGone' : 'transitionNotAllowed',
      });
    for (const channel of ['email', 'sms'] as const)
      for (const [isMany, jobs] of [
        [true, bulkJobs],
        [false, directJobs],
      ] as const) {
        const those = queued.filter(
          (each) => each.channel === channel && goesToMany(each.template) === isMany,
        );
        await enqueue(
          tx,
          jobs[channel],
          those.map(({ id }) => ({ id })),
        );
      }
    const [first] = queued;
    if (first !== undefined)
      await recordChange(tx, {
        ...toAudit(first.number),
        actorId,
        action: 'send',
        after: { messages: queued.length },
      });
    return queued.length;
  });

/** Takes the address of a message for one that takes mail again. */
export const clearAddress = (db: Database, actorId: number, id: number): Promise<MessageDetails> =>
  db.transaction(async (tx) => {
    const { message } = await findMessage(tx, id);
    if (await clearRefusing(tx, message.recipient))
      await recordChange(tx, {
        ...toAudit(id),
        actorId,
        action: 'acceptAddress',
        after: { recipient: masked(message.recipient) },
      });
    return findMessage(tx, id);
  });
