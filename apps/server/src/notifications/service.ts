import type * as z from 'zod/mini';
import {
  kindsFor,
  type NotificationChannel,
  notificationChannels,
  type NotificationKind,
  type NotificationSettings,
  rulesOf,
  type updateNotificationSettings,
} from '@saer/contract/contact/notification';
import type { Account } from '@saer/contract/account/account';
import type { AccountRole } from '@saer/contract/api/role';
import { eq, sql } from 'drizzle-orm';
import { difference, recordChange } from '../audit/queries.ts';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../http/replies/app-error.ts';
import type { Principal } from '../http/requests/caller.ts';
import { clearRefusing } from '../messages/sending/refusing-address.ts';
import { refusingAddress } from '../messages/tables.ts';
import { account } from '../principals/tables.ts';
import { isOn } from './sending/notify.ts';
import { notificationPreference } from './tables.ts';

type Preference = typeof notificationPreference.$inferSelect;
type Sent = z.output<typeof updateNotificationSettings.body>;

interface Found {
  readonly preference: Preference | null;
  readonly language: Account['language'];
  readonly email: string;
  readonly refusal: { readonly since: string; readonly isComplaint: boolean } | null;
}

async function read(db: Database | Transaction, accountId: number): Promise<Found> {
  const [found] = await db
    .select({
      preference: notificationPreference,
      language: account.language,
      email: account.email,
      refusal: { since: refusingAddress.since, isComplaint: refusingAddress.isComplaint },
    })
    .from(account)
    .leftJoin(refusingAddress, eq(refusingAddress.address, sql`lower(${account.email})`))
    .leftJoin(notificationPreference, eq(notificationPreference.accountId, account.id))
    .where(eq(account.id, accountId));
  if (found === undefined) throw new AppError({ code: 'sessionEnded' });
  return found;
}

const rule = (kind: NotificationKind, channel: NotificationChannel) => rulesOf(kind).channels[channel];

function toSettings(
  { preference, language, email, refusal }: Found,
  role: AccountRole,
): NotificationSettings {
  const { quietFrom: from = null, quietTo: to = null } = preference ?? {};
  return {
    version: preference?.version ?? 0,
    channels: kindsFor(role).flatMap((kind) =>
      notificationChannels
        .filter((channel) => rule(kind, channel) !== undefined)
        .map((channel) => ({
          kind,
          channel,
          isOn: isOn(preference ?? undefined, kind, channel),
          isFixed: rule(kind, channel) === 'always',
        })),
    ),
    quietHours: from === null || to === null ? null : { from, to },
    language,
    addressRefuses: refusal === null ? null : { email, ...refusal },
  };
}

/** Which notifications reach somebody by which channel. */
export const findSettings = async (
  db: Database,
  { accountId, role }: Pick<Principal, 'accountId' | 'role'>,
): Promise<NotificationSettings> => toSettings(await read(db, accountId), role);

/** Takes somebody's address for one that takes mail again, as they say; returns whether it was marked. */
export async function clearOwnAddress(db: Database, accountId: number): Promise<boolean> {
  const { email } = await read(db, accountId);
  return clearRefusing(db, email);
}

/** Refuses a channel that is fixed, or that the kind does not have for this role. */
function rejectFixed({ channels = [] }: Sent, role: AccountRole): void {
  for (const [at, { kind, channel }] of channels.entries())
    if (!kindsFor(role).includes(kind) || !['on', 'off'].includes(rule(kind, channel) ?? ''))
      throw new AppError({ code: 'invalidValue', field: `channels.${at}.channel` });
}

/** Changes which notifications reach somebody, if they are as the caller saw them. */
export const updateSettings = (
  db: Database,
  { accountId, role }: Pick<Principal, 'accountId' | 'role'>,
  sent: Sent,
): Promise<NotificationSettings> => {
  rejectFixed(sent, role);
  return db.transaction(async (tx) => {
    await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('update');
    const before = await read(tx, accountId);
    const { preference } = before;
    if ((preference?.version ?? 0) !== sent.version) throw new AppError({ code: 'rowChanged' });
    const chosen = Object.fromEntries(
      (sent.channels ?? []).map(({ kind, channel, isOn: on }) => [`${kind}.${channel}`, on]),
    );
    const quiet =
      sent.quietHours === undefined
        ? {}
        : { quietFrom: sent.quietHours?.from ?? null, quietTo: sent.quietHours?.to ?? null };
    const values = { channels: { ...preference?.channels, ...chosen }, ...quiet };
    await tx
      .insert(notificationPreference)
      .values({ accountId, ...values })
      .onConflictDoUpdate({
        target: notificationPreference.accountId,
        set: { ...values, version: sent.version + 1, updatedAt: sql`now()` },
      });
    if (sent.language !== undefined && sent.language !== before.language) {
      await tx
        .update(account)
        .set({ language: sent.language, updatedAt: sql`now()` })
        .where(eq(account.id, accountId));
      const change = difference({ language: before.language }, { language: sent.language });
      await recordChange(tx, {
        actorId: accountId,
        entity: 'account',
        entityId: accountId,
        action: 'update',
        ...change,
      });
    }
    return toSettings(await read(tx, accountId), role);
  });
};
