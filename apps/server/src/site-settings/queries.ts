import { type SettingKey, settingKeys } from '@saer/contract/site/setting';
import { eq, isNotNull } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { account } from '../principals/tables.ts';
import { siteSetting } from './tables.ts';

const isKey = (key: string): key is SettingKey => (settingKeys as readonly string[]).includes(key);

/** The values that admins have set, by key; a key that this version does not know is left out. */
export async function findSetValues(db: Database): Promise<ReadonlyMap<SettingKey, unknown>> {
  const rows = await db
    .select({ key: siteSetting.key, value: siteSetting.value })
    .from(siteSetting)
    .where(isNotNull(siteSetting.value));
  return new Map(
    rows.flatMap(({ key, value }) => (isKey(key) && value !== null ? [[key, value.is] as const] : [])),
  );
}

/** The last change of a setting. */
export interface LastChange {
  readonly key: string;
  readonly version: number;
  readonly updatedAt: string;
  readonly updatedBy: { readonly id: number; readonly fullName: string } | null;
}

/** The last change of every setting that was ever set, or of one. */
export async function findLastChanges(
  db: Database | Transaction,
  key?: SettingKey,
): Promise<readonly LastChange[]> {
  return db
    .select({
      key: siteSetting.key,
      version: siteSetting.version,
      updatedAt: siteSetting.updatedAt,
      updatedBy: { id: account.id, fullName: account.fullName },
    })
    .from(siteSetting)
    .leftJoin(account, eq(account.id, siteSetting.updatedBy))
    .where(key === undefined ? undefined : eq(siteSetting.key, key));
}
