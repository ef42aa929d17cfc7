import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { keyedHash } from '../../secrets/keyed-hash.ts';
import { knownDevice } from '../tables.ts';

/** Shorter ones could be guessed, and the specification's default is everyone's. */
const shortestDeviceId = 16;
const mostDevices = 20;

/** How a browser is known; undefined: its id is none that only it could know. */
export const deviceHash = (secretKey: string, deviceId: string): string | undefined =>
  deviceId.length < shortestDeviceId ? undefined : keyedHash(secretKey, 'device', deviceId);

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
  const kept = tx
    .select({ deviceHash: knownDevice.deviceHash })
    .from(knownDevice)
    .where(eq(knownDevice.accountId, accountId))
    .orderBy(desc(knownDevice.lastUsedAt))
    .limit(mostDevices);
  await tx
    .delete(knownDevice)
    .where(and(eq(knownDevice.accountId, accountId), notInArray(knownDevice.deviceHash, kept)));
}
