import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import type { Caller } from '../../http/requests/caller.ts';
import { keyedHash } from '../../secrets/keyed-hash.ts';
import { toNetwork } from '../../http/requests/client-address.ts';
import { knownDevice } from '../tables.ts';

/** Shorter ones could be guessed, and the specification's default is everyone's. */
const shortestDeviceId = 16;
const maxDevices = 20;

/** The hash by which a browser is known; undefined: its id is none that only it could know. */
export const deviceHash = (secretKey: string, deviceId: string): string | undefined =>
  deviceId.length < shortestDeviceId ? undefined : keyedHash(secretKey, 'device', deviceId);

/** Whose request it is: a browser by its id, else the network it comes from. */
export const toRequester = (
  secretKey: string,
  { deviceId, address }: Pick<Caller, 'deviceId' | 'address'>,
): string =>
  deviceHash(secretKey, deviceId) ?? keyedHash(secretKey, 'device', `network\0${toNetwork(address)}`);

/** The hash of a caller's browser, if it signed in to the account before. */
export async function findKnownDevice(
  db: Database,
  secretKey: string,
  accountId: number | null,
  { deviceId }: Pick<Caller, 'deviceId'>,
): Promise<string | undefined> {
  const hash = deviceHash(secretKey, deviceId);
  const [found] = await db
    .select({ deviceHash: knownDevice.deviceHash })
    .from(knownDevice)
    .where(and(eq(knownDevice.accountId, accountId ?? 0), eq(knownDevice.deviceHash, hash ?? '')));
  return found?.deviceHash;
}

/** Remembers that a browser signed in to an account; of many the latest. */
export async function rememberDevice(
  tx: Transaction,
  accountId: number,
  hash: string | undefined,
): Promise<void> {
  if (hash === undefined) return;
  const lastUsedAt = new Date().toISOString();
  await tx
    .insert(knownDevice)
    .values({ accountId, deviceHash: hash, lastUsedAt })
    .onConflictDoUpdate({ target: [knownDevice.accountId, knownDevice.deviceHash], set: { lastUsedAt } });
  const recent = tx
    .select({ deviceHash: knownDevice.deviceHash })
    .from(knownDevice)
    .where(eq(knownDevice.accountId, accountId))
    .orderBy(desc(knownDevice.lastUsedAt))
    .limit(maxDevices);
  await tx
    .delete(knownDevice)
    .where(and(eq(knownDevice.accountId, accountId), notInArray(knownDevice.deviceHash, recent)));
}
