import {
  maxPushTargets,
  type PushKind,
  type PushTarget,
  type WebSubscription,
} from '@saer/contract/account/push';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Principal } from '../../http/requests/caller.ts';
import { account } from '../../principals/tables.ts';
import type { Settings } from '../../settings.ts';
import { pushTarget } from '../tables.ts';

export type TargetOwner = Pick<Principal, 'accountId' | 'sessionId'>;

export interface SentTarget {
  readonly kind: PushKind;
  /** The address of a browser's subscription, or a token of FCM. */
  readonly identifier: string;
  readonly keys: WebSubscription['keys'] | null;
  /** The id by which a client of the files service names it. */
  readonly externalId?: string;
}

/** Names of browsers are of the session: read as text, since its table comes later. */
const shown = (sessionId: string) => ({
  id: pushTarget.id,
  kind: pushTarget.kind,
  isOwnSession: sql<boolean>`${pushTarget.sessionId} = ${sessionId}::uuid`,
  browser: sql<string>`coalesce((select user_agent from session where session.id = ${pushTarget.sessionId}), '')`,
  createdAt: pushTarget.createdAt,
});

/** The devices of an account, the newest first. */
export const findTargets = (
  db: Database | Transaction,
  { accountId, sessionId }: TargetOwner,
): Promise<PushTarget[]> =>
  db
    .select(shown(sessionId))
    .from(pushTarget)
    .where(eq(pushTarget.accountId, accountId))
    .orderBy(desc(pushTarget.createdAt), desc(pushTarget.id));

/** Writes the device of a session in a transaction that holds both; of many the newest stay. Returns its row. */
export async function writeTarget(tx: Transaction, { accountId, sessionId }: TargetOwner, sent: SentTarget) {
  const values = { externalId: null, ...sent, accountId, sessionId };
  const [written] = await tx
    .insert(pushTarget)
    .values(values)
    .onConflictDoUpdate({ target: pushTarget.identifier, set: { ...values, createdAt: sql`now()` } })
    .returning();
  const newest = tx
    .select({ id: pushTarget.id })
    .from(pushTarget)
    .where(eq(pushTarget.accountId, accountId))
    .orderBy(desc(pushTarget.createdAt), desc(pushTarget.id))
    .limit(maxPushTargets);
  await tx
    .delete(pushTarget)
    .where(and(eq(pushTarget.accountId, accountId), notInArray(pushTarget.id, newest)));
  if (written === undefined) throw new AppError({ code: 'sessionEnded' });
  return written;
}

/** Does something with the devices of an account while its session holds: a session that ends in between adds none. */
export const withSession = <T>(
  db: Database,
  { accountId, sessionId }: TargetOwner,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update');
    const { rows } = await tx.execute(sql`select from session where id = ${sessionId}::uuid for key share`);
    if (rows.length === 0) throw new AppError({ code: 'sessionEnded' });
    return run(tx);
  });

/** Adds the device of a session, or takes it over: a browser is one device, whoever signed in there before. */
export const addTarget = (db: Database, owner: TargetOwner, sent: SentTarget): Promise<PushTarget> =>
  withSession(db, owner, async (tx) => {
    const { id } = await writeTarget(tx, owner, sent);
    const found = (await findTargets(tx, owner)).find((each) => each.id === id);
    if (found === undefined) throw new AppError({ code: 'sessionEnded' });
    return found;
  });

/** Removes a device of an account. */
export async function removeTarget(
  db: Database,
  { accountId }: TargetOwner,
  id: number,
): Promise<{ id: number }> {
  const removed = await db
    .delete(pushTarget)
    .where(and(eq(pushTarget.id, id), eq(pushTarget.accountId, accountId)))
    .returning({ id: pushTarget.id });
  if (removed.length === 0) throw new AppError({ code: 'rowGone' });
  return { id };
}

/** A token of Firebase Cloud Messaging among ids of devices: two parts, the second long. */
const isFcmToken = (deviceId: string): boolean => /^[\w-]{8,60}:[\w-]{100,900}$/.test(deviceId);

/** Adds the device of a new session whose id is a token of FCM (the specification's `fcmtoken`), where FCM is used. */
export async function addSignedInDevice(
  tx: Transaction,
  { push }: Pick<Settings, 'push'>,
  owner: TargetOwner,
  deviceId: string,
): Promise<void> {
  if (push.fcm !== null && isFcmToken(deviceId))
    await writeTarget(tx, owner, { kind: 'fcm', identifier: deviceId, keys: null });
}
