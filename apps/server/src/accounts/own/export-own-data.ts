import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { history } from '../../audit/tables.ts';
import { identityCheck } from '../../auth/nafath/tables.ts';
import { notificationPreference } from '../../notifications/tables.ts';
import { outbox } from '../../messages/tables.ts';
import {
  knownDevice,
  oneTimeCode,
  passkey,
  passwordToken,
  recoveryCode,
  session,
  totp,
} from '../../auth/tables.ts';
import { accountColumns } from '../../principals/queries.ts';
import { password } from '../../auth/tables.ts';
import { account } from '../../principals/tables.ts';
import type { OwnedRecords } from '../managing/erase-accounts.ts';
import { findOwnAccount } from './profile.ts';

/** Reads what there is once for an account: the calculation that waits for its first sign-in, its choices about notifications, its password, its authenticator app. */
const findSingles = async (db: Database, id: number) => {
  const { channels, quietFrom, quietTo } = notificationPreference;
  const [found] = await db
    .select({
      pendingCalculation: account.pendingCalculation,
      notificationSettings: { channels, quietFrom, quietTo },
      password: { changedAt: password.changedAt, oneTimeUntil: password.oneTimeUntil },
      app: { confirmedAt: totp.confirmedAt },
      hasApp: sql<boolean>`${totp.accountId} is not null`,
    })
    .from(account)
    .leftJoin(notificationPreference, eq(notificationPreference.accountId, account.id))
    .leftJoin(password, eq(password.accountId, account.id))
    .leftJoin(totp, eq(totp.accountId, account.id))
    .where(eq(account.id, id));
  return found;
};

const findSessions = (db: Database, id: number) =>
  db
    .select({
      sessionId: session.id,
      platform: session.platform,
      userAgent: session.userAgent,
      address: session.address,
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
      expiresAt: session.expiresAt,
      /** By which ways its device gets push messages. */
      push: sql<
        string[]
      >`array(select target.kind from push_target target where target.session_id = session.id order by target.id)`,
    })
    .from(session)
    .where(eq(session.accountId, id))
    .orderBy(desc(session.createdAt));

/** Changes of the account, by anyone. */
const findHistory = (db: Database, id: number) =>
  db
    .select()
    .from(history)
    .where(and(eq(history.entity, 'account'), eq(history.entityId, id)))
    .orderBy(desc(history.id));

/** Actions of its owner elsewhere: that they happened, without data about others. */
const findActions = (db: Database, id: number) =>
  db
    .select({
      entity: history.entity,
      entityId: history.entityId,
      action: history.action,
      at: history.at,
    })
    .from(history)
    .where(and(eq(history.actorId, id), or(ne(history.entity, 'account'), ne(history.entityId, id))))
    .orderBy(desc(history.id));

/** Recipients and times of messages. Their content is not stored. */
const findMessages = (db: Database, id: number) =>
  db
    .select({
      channel: outbox.channel,
      template: outbox.template,
      recipient: outbox.recipient,
      language: outbox.language,
      state: outbox.state,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
    })
    .from(outbox)
    .where(eq(outbox.accountId, id))
    .orderBy(desc(outbox.createdAt));

const findCodes = (db: Database, id: number) =>
  db
    .select({
      purpose: oneTimeCode.purpose,
      email: oneTimeCode.email,
      mobile: oneTimeCode.mobile,
      createdAt: oneTimeCode.createdAt,
      usedAt: oneTimeCode.usedAt,
    })
    .from(oneTimeCode)
    .where(eq(oneTimeCode.accountId, id))
    .orderBy(desc(oneTimeCode.createdAt));

/** Everything stored about an account except secrets: of passwords, codes and tokens only the time of creation. */
export async function exportOwnData(db: Database, ownedRecords: readonly OwnedRecords[], id: number) {
  const owned: Record<string, unknown> = {};
  for (const { name, read } of ownedRecords) owned[name] = await read(db, id);
  const singles = await findSingles(db, id);
  return {
    account: await findOwnAccount(db, id),
    pendingCalculation: singles?.pendingCalculation ?? null,
    notificationSettings: singles?.notificationSettings ?? null,
    sessions: await findSessions(db, id),
    knownDevices: await db
      .select({ lastUsedAt: knownDevice.lastUsedAt })
      .from(knownDevice)
      .where(eq(knownDevice.accountId, id)),
    passwords: [singles?.password ?? []].flat(),
    passwordLinks: await db
      .select({ createdAt: passwordToken.createdAt, expiresAt: passwordToken.expiresAt })
      .from(passwordToken)
      .where(eq(passwordToken.accountId, id)),
    codes: await findCodes(db, id),
    secondFactor: {
      app: singles?.hasApp === true ? [{ confirmedAt: singles.app?.confirmedAt ?? null }] : [],
      recoveryCodes: await db
        .select({ createdAt: recoveryCode.createdAt, usedAt: recoveryCode.usedAt })
        .from(recoveryCode)
        .where(eq(recoveryCode.accountId, id)),
      passkeys: await db
        .select({ name: passkey.name, createdAt: passkey.createdAt, lastUsedAt: passkey.lastUsedAt })
        .from(passkey)
        .where(eq(passkey.accountId, id)),
    },
    identityChecks: await db
      .select({ status: identityCheck.status, createdAt: identityCheck.createdAt })
      .from(identityCheck)
      .where(eq(identityCheck.accountId, id)),
    subUsers: await db
      .select(accountColumns)
      .from(account)
      .where(eq(account.subscriberId, id))
      .orderBy(account.id),
    ...owned,
    messages: await findMessages(db, id),
    history: await findHistory(db, id),
    deeds: await findActions(db, id),
  };
}
