import { and, asc, eq, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { enqueue } from '../jobs/running/enqueue.ts';
import { bulkJobs } from '../messages/sending/lanes.ts';
import { outbox } from '../messages/tables.ts';
import { queuePush, announceToAll } from '../notifications/sending/notify.ts';
import { announcement } from '../notifications/tables.ts';
import { account } from '../principals/tables.ts';
import { inAudience, takesAnnouncement } from './queries.ts';

type Row = typeof announcement.$inferSelect;

/** Accounts reached in one transaction. */
const batchSize = 2_000;

/**
 * Reaches the next accounts of an audience: the notification, the email in the outbox and its job. Who was reached and where the next
 * batch begins are one transaction: whenever the server ends, nobody is left out or gets it twice.
 */
async function reachNext(tx: Transaction, row: Row): Promise<number> {
  const { rows } = await tx.execute<{ reached: number; last: number | null }>(sql`
    with target as (
      select ${account.id} as id, ${account.email} as email, ${account.language} as language, ${takesAnnouncement} as takes_mail
      from ${account} where ${and(inAudience(row.audience), sql`${account.id} > ${row.lastAccountId}`)}
      order by ${account.id} limit ${batchSize}
    ),
    shown as (
      insert into notification (account_id, kind, data, announcement_id)
      select id, 'announcement', '{}'::jsonb, ${row.id} from target
      on conflict do nothing
    ),
    mail as (
      insert into outbox (channel, template, recipient, language, account_id, announcement_id)
      select 'email', 'announcement', email, language, id, ${row.id} from target where ${row.byEmail} and takes_mail
    )
    select count(*)::int as reached, max(id) as last from target`);
  const { reached = 0, last = null } = rows[0] ?? {};
  await tx
    .update(announcement)
    .set({
      recipients: row.recipients + reached,
      lastAccountId: last ?? row.lastAccountId,
      ...(reached < batchSize ? { state: 'SENT', finishedAt: sql`now()`, version: row.version + 1 } : {}),
    })
    .where(eq(announcement.id, row.id));
  if (reached === 0) return 0;
  await enqueue(
    tx,
    bulkJobs.email,
    sql`select jsonb_build_object('id', ${outbox.id}) from ${outbox}
      where ${outbox.announcementId} = ${row.id} and ${outbox.accountId} > ${row.lastAccountId}`,
  );
  await queuePush(
    tx,
    sql`notification.announcement_id = ${row.id} and notification.account_id > ${row.lastAccountId}`,
  );
  await announceToAll(tx);
  return reached;
}

/** Sends the next batch of the oldest announcement that is due; returns how many accounts it reached, undefined if none is due. */
const sendBatch = (db: Database): Promise<number | undefined> =>
  db.transaction(async (tx) => {
    const isDue = or(
      eq(announcement.state, 'SENDING'),
      and(eq(announcement.state, 'SCHEDULED'), lte(announcement.sendAt, sql`now()`)),
    );
    const [found] = await tx
      .select()
      .from(announcement)
      .where(isDue)
      .orderBy(asc(announcement.sendAt), asc(announcement.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (found === undefined) return undefined;
    if (found.state === 'SCHEDULED')
      await tx
        .update(announcement)
        .set({ state: 'SENDING', startedAt: sql`now()` })
        .where(eq(announcement.id, found.id));
    return reachNext(tx, found);
  });

/** Sends every announcement that is due. */
export async function sendAnnouncements(db: Database): Promise<void> {
  while ((await sendBatch(db)) !== undefined);
}
