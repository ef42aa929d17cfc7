import {
  type NotificationChannel,
  type NotificationKind,
  type QuietHours,
  rulesOf,
} from '@saer/contract/contact/notification';
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { findRefusing } from '../../messages/sending/refusing-address.ts';
import { type Mailing, queueMessages } from '../../messages/queries.ts';
import type { Message } from '../../messages/templates/message.ts';
import { notification, notificationPreference } from '../tables.ts';
import type { NotificationEvent } from '../texts/notification-event.ts';
import { type Due, enqueue } from '../../jobs/running/enqueue.ts';

/** Adds a job for every device of the accounts of unread notifications, in their transaction; `those`: a condition on `notification`. */
export const queuePush = (tx: Pick<Transaction, 'execute'>, those: SQL): Promise<void> =>
  enqueue(
    tx,
    'sendPush',
    sql`select jsonb_build_object('id', notification.id, 'targetId', push_target.id)
      from notification join push_target on push_target.account_id = notification.account_id
      where notification.read_at is null and ${those}`,
  );

/** Adds the job of one device again, for later. */
export const queueAgain = (
  tx: Pick<Transaction, 'execute'>,
  job: { readonly id: number; readonly targetId: number },
  due: Due,
): Promise<void> => enqueue(tx, 'sendPush', [job], due);

/** Notifies an account of an event in the app. */
export interface AppNotice {
  readonly accountId: number;
  readonly event: NotificationEvent;
  /** The account that the event names, if not their own: the notification goes with it. */
  readonly aboutId?: number;
  /** True if they did it themselves: listed, but not as news. */
  readonly isOwn?: boolean;
}

/** The same by every channel. */
export interface Notice extends AppNotice {
  /** Emails and SMS that say the same. */
  readonly messages?: readonly (Message | readonly [Message, Mailing])[];
}

const minute = 60_000;
const day = 24 * 60 * minute;
/** Riyadh has no summer time. */
const riyadhOffset = 3 * 60 * minute;

/** The end of the quiet hours that hold at an instant; undefined: none do. */
export function endOfQuiet({ from, to }: QuietHours, now: number): string | undefined {
  const midnight = Math.floor((now + riyadhOffset) / day) * day - riyadhOffset;
  const at = (now - midnight) / minute;
  const isQuiet = from <= to ? at >= from && at < to : at >= from || at < to;
  if (!isQuiet) return undefined;
  const end = midnight + to * minute;
  return new Date(end > now ? end : end + day).toISOString();
}

type Preference = typeof notificationPreference.$inferSelect;

/** Tells whether a channel carries a kind to somebody, by what they chose. */
export function isOn(
  preference: Pick<Preference, 'channels'> | undefined,
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean {
  const rule = rulesOf(kind).channels[channel];
  if (rule === undefined) return false;
  return rule === 'always' || (preference?.channels[`${kind}.${channel}`] ?? rule === 'on');
}

/** Parameters of a statement are limited: notices written, or accounts looked up, at once. */
const batchSize = 1_000;
/** More accounts than this are not named in a notice to the processes. */
const maxNamed = 100;

async function findPreferences(tx: Transaction, ids: readonly number[]): Promise<Map<number, Preference>> {
  const found = new Map<number, Preference>();
  for (let at = 0; at < ids.length; at += batchSize)
    for (const row of await tx
      .select()
      .from(notificationPreference)
      .where(inArray(notificationPreference.accountId, ids.slice(at, at + batchSize))))
      found.set(row.accountId, row);
  return found;
}

/** Tells every process, once the transaction commits, that notifications of these accounts have changed. */
export async function announceChange(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > maxNamed) return announceToAll(tx);
  await tx.execute(sql`select pg_notify('saer_notification', ${ids.join(',')})`);
}

/** The same of accounts that are too many to name. */
export async function announceToAll(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_notify('saer_notification', '*')`);
}

const toMessage = (each: Message | readonly [Message, Mailing]): Message =>
  'template' in each ? each : each[0];

/** The addresses of notices that can be switched off: where one refuses mail, it gets none of these. */
const toAddresses = (notices: readonly Notice[]): string[] =>
  notices
    .filter(({ event }) => rulesOf(event.kind).channels.email === 'on')
    .flatMap(({ messages = [] }) => messages.map((each) => toMessage(each).email ?? ''))
    .filter((address) => address !== '');

/** The messages of a notice that go out, after quiet hours where they may wait. */
function toMessages(
  { event, messages = [] }: Notice,
  preference: Preference | undefined,
  refusing: ReadonlySet<string>,
) {
  const { kind } = event;
  const { quietFrom: from, quietTo: to } = preference ?? { quietFrom: null, quietTo: null };
  const mayWait = rulesOf(kind).isUrgent !== true;
  const end = mayWait && from !== null && to !== null ? endOfQuiet({ from, to }, Date.now()) : undefined;
  return messages.flatMap((each): (readonly [Message, Mailing])[] => {
    const [message, mailing] = 'template' in each ? [each, {}] : each;
    const channel = message.email === undefined ? 'sms' : 'email';
    if (!isOn(preference, kind, channel)) return [];
    const isOptional = rulesOf(kind).channels[channel] !== 'always';
    if (isOptional && refusing.has(message.email?.toLowerCase() ?? '')) return [];
    return [[message, { ...mailing, ...(end === undefined ? {} : { due: { at: end } }) }]];
  });
}

async function show(
  tx: Transaction,
  notices: readonly AppNotice[],
  preferences: ReadonlyMap<number, Preference>,
): Promise<void> {
  const shown = notices.filter(({ accountId, event }) => isOn(preferences.get(accountId), event.kind, 'app'));
  if (shown.length === 0) return;
  const rows = shown.map(({ accountId, aboutId = null, event: { kind, data }, isOwn = false }) => ({
    accountId,
    aboutId,
    kind,
    data,
    readAt: isOwn ? sql`now()` : null,
  }));
  for (let at = 0; at < rows.length; at += batchSize) {
    const written = await tx
      .insert(notification)
      .values(rows.slice(at, at + batchSize))
      .returning({ id: notification.id });
    await queuePush(tx, sql`notification.id = any(${sql.param(written.map(({ id }) => id))}::int[])`);
  }
  await announceChange(tx, [...new Set(shown.map(({ accountId }) => accountId))]);
}

const toAccounts = (notices: readonly AppNotice[]): number[] => [
  ...new Set(notices.map(({ accountId }) => accountId)),
];

/** Notifies accounts in the app alone, in the transaction of what happened, as each chose. */
export async function notifyInApp(tx: Transaction, notices: readonly AppNotice[]): Promise<void> {
  if (notices.length > 0) await show(tx, notices, await findPreferences(tx, toAccounts(notices)));
}

/**
 * Notifies accounts in the transaction of what happened: in the app, and by the messages that go with it, as each chose. What a kind
 * always sends cannot be switched off.
 */
export async function notify(tx: Transaction, siteOrigin: string, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const preferences = await findPreferences(tx, toAccounts(notices));
  await show(tx, notices, preferences);
  const refusing = await findRefusing(tx, toAddresses(notices));
  const messages = notices.flatMap((notice) =>
    toMessages(notice, preferences.get(notice.accountId), refusing),
  );
  if (messages.length > 0) await queueMessages(tx, siteOrigin, messages);
}
