import type { JobName } from '@saer/contract/site/job';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { runSequentially } from '../database/group-calls.ts';
import { AppError } from '../http/replies/app-error.ts';
import { type Due, enqueue } from '../jobs/running/enqueue.ts';
import { deliveryJob } from './sending/lanes.ts';
import { outbox } from './tables.ts';
import type { MailHeaders } from '../integrations/call-provider.ts';
import { type LocalChannel, localMessage } from '../integrations/local/tables.ts';
import type { Message } from './templates/message.ts';
import { render } from './templates/render.ts';

const maxVisible = 50;

const toRow = (message: Message, siteOrigin: string) => ({
  id: crypto.randomUUID() as string,
  channel: message.email === undefined ? ('sms' as const) : ('email' as const),
  template: message.template,
  recipient: message.email ?? message.mobile,
  language: message.language,
  ...render(message, siteOrigin),
  accountId: message.accountId ?? null,
  expiresAt: 'expiresAt' in message ? message.expiresAt : null,
});

/** A file that goes with a message: its name, and the reference by which it is made when the message is sent. */
interface QueuedAttachment {
  readonly name: string;
  readonly reference: string;
}

/** The id, attachment, headers and time of a message. */
export interface Mailing {
  /** Its id, if it must be known beforehand: its Message-ID follows from it. */
  readonly id?: string;
  readonly attachment?: QueuedAttachment;
  readonly headers?: MailHeaders;
  /** From when it is sent; absent: at once. */
  readonly due?: Due;
}

const mailed = (message: Message, siteOrigin: string, { id, attachment, headers }: Mailing) => ({
  ...toRow(message, siteOrigin),
  ...(id === undefined ? {} : { id }),
  attachment: attachment?.reference ?? null,
  attachmentName: attachment?.name ?? null,
  headers: headers ?? null,
});

/** Puts a message in the outbox, in the transaction of the change that causes it, with the job that sends it. */
export async function queueMessage(
  tx: Transaction,
  siteOrigin: string,
  message: Message,
  mailing: Mailing = {},
): Promise<void> {
  const row = mailed(message, siteOrigin, mailing);
  await tx.insert(outbox).values(row);
  await enqueue(tx, deliveryJob(message, row.channel), [{ id: row.id }], mailing.due);
}

/** Messages per statement. */
const batchSize = 250;

type Mailed = ReturnType<typeof mailed>;

/** A statement of one parameter: to build one of thousands took longer than to run it. */
const insertion = (rows: readonly Mailed[]): SQL => sql`
  insert into outbox (
    id, channel, template, recipient, language, subject, body, html, account_id, expires_at, attachment, attachment_name, headers
  )
  select
    id, channel, template, recipient, language, subject, body, html, "accountId", "expiresAt", attachment, "attachmentName", headers
  from json_to_recordset(${JSON.stringify(rows)}::json) as message (
    id uuid, channel text, template text, recipient text, language text, subject text, body text, html text,
    "accountId" int, "expiresAt" timestamptz, attachment text, "attachmentName" text, headers jsonb
  )`;

function* insertions(rows: readonly Mailed[]): Generator<SQL> {
  for (let at = 0; at < rows.length; at += batchSize) yield insertion(rows.slice(at, at + batchSize));
}

/** Puts many messages in the outbox, each with the job that sends it. */
export async function queueMessages(
  tx: Transaction,
  siteOrigin: string,
  messages: readonly (Message | readonly [Message, Mailing])[],
): Promise<void> {
  const jobs = new Map<string, { name: JobName; due: Due | undefined; ids: { readonly id: string }[] }>();
  const rows = messages.map((each) => {
    const [message, mailing] = 'template' in each ? [each, {}] : each;
    const row = mailed(message, siteOrigin, mailing);
    const { due } = mailing;
    const name = deliveryJob(message, row.channel);
    const key = `${name} ${JSON.stringify(due)}`;
    const those = jobs.get(key) ?? { name, due, ids: [] };
    jobs.set(key, those);
    those.ids.push({ id: row.id });
    return row;
  });
  await runSequentially(tx, insertions(rows));
  for (const { name, due, ids } of jobs.values()) await enqueue(tx, name, ids, due);
}

/** Messages received by a channel's local provider, newest first. */
export const findLocalMessages = (db: Database, channel: LocalChannel, recipient?: string) =>
  db
    .select()
    .from(localMessage)
    .where(
      and(
        eq(localMessage.channel, channel),
        recipient === undefined
          ? undefined
          : eq(sql`lower(${localMessage.recipient})`, recipient.toLowerCase()),
      ),
    )
    .orderBy(desc(localMessage.receivedAt))
    .limit(maxVisible);

/** One mail of the local mailbox. */
export async function findLocalMail(db: Database, id: string) {
  const [row] = await db
    .select()
    .from(localMessage)
    .where(and(eq(localMessage.channel, 'email'), eq(sql`${localMessage.id}::text`, id)));
  if (row === undefined) throw new AppError({ code: 'notFound' });
  return row;
}
