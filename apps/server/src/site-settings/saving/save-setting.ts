import * as z from 'zod/mini';
import type { SettingRow } from '@saer/contract/site/setting-endpoints';
import { type SettingKey, type SettingValue, siteSettings } from '@saer/contract/site/setting';
import { settingNames } from '@saer/i18n/records/setting-names';
import { eq, sql } from 'drizzle-orm';
import { recordChange } from '../../audit/queries.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { parseInput } from '../../http/mounting/parse-input.ts';
import { translators } from '../../http/replies/translators.ts';
import type { SiteSettings } from '../current/site-settings.ts';
import { findLastChanges, type LastChange } from '../queries.ts';
import { siteSetting } from '../tables.ts';
import { BlockList, isIPv6 } from 'node:net';
import { isAllowed } from '@saer/contract/api/access';
import { type AccountRole } from '@saer/contract/api/role';

/** An IPv4 address that is written as IPv6 is that IPv4 address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
const toFamily = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Tells whether an address is one of these addresses, or in one of these networks. */
function isAddressWithin(address: string, networks: readonly string[]): boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [start = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(plain(start), toFamily(plain(start)));
    else list.addSubnet(start, Number(bits), toFamily(start));
  }
  return list.check(plain(address), toFamily(plain(address)));
}

/** Rejects admins who come from elsewhere than the addresses that the settings name. */
export const requireAdminAddress =
  (saved: Pick<SiteSettings, 'get'>, isIgnored: boolean) =>
  (role: AccountRole, address: string): void => {
    if (isIgnored || !isAllowed(role, 'admin')) return;
    const networks = saved.get('adminAddresses');
    if (networks.length > 0 && !isAddressWithin(address, networks))
      throw new AppError({ code: 'notAllowed' });
  };

/** Refuses a value that the rows of another module do not allow, in the transaction that writes it. */
type SettingRule = (tx: Transaction, value: unknown) => Promise<void>;
export type SettingRules = Readonly<Partial<Record<SettingKey, SettingRule>>>;

interface Dependencies {
  readonly db: Database;
  readonly siteSettings: SiteSettings;
  readonly rules: SettingRules;
}

interface Editor {
  readonly accountId: number;
  readonly address: string;
}

interface Edited {
  readonly key: SettingKey;
  readonly version: number;
}

/** The name of a setting for the history. */
function settingName(key: SettingKey): { nameEn: string; nameAr: string } {
  const [, name = settingNames.schedule] =
    Object.entries(settingNames).find(([named]) => named === key) ?? [];
  return { nameEn: translators.en._(name), nameAr: translators.ar._(name) };
}

/** A setting as admins see it. */
export const toSettingRow = (
  current: SiteSettings,
  key: SettingKey,
  change: LastChange | undefined,
): SettingRow => ({
  key,
  value: current.get(key),
  usual: current.usual[key],
  isSet: current.isSet(key),
  version: change?.version ?? 0,
  updatedAt: change?.updatedAt ?? null,
  updatedBy: change?.updatedBy ?? null,
});

/** Locks the row of a setting, which is there afterwards; rejects a version that somebody else has gone past. */
async function lockSetting(tx: Transaction, { key, version }: Edited) {
  if (version === 0) await tx.insert(siteSetting).values({ key, version: 0 }).onConflictDoNothing();
  const [row] = await tx.select().from(siteSetting).where(eq(siteSetting.key, key)).for('update');
  if (row?.version !== version) throw new AppError({ code: 'rowChanged' });
  return row;
}

/** Writes a value, null for the usual one, and tells every process when it commits. */
async function write(
  { db, siteSettings: current, rules }: Dependencies,
  editor: Editor,
  edited: Edited,
  value: unknown,
): Promise<SettingRow> {
  const { key } = edited;
  const change = await db.transaction(async (tx) => {
    const row = await lockSetting(tx, edited);
    await rules[key]?.(tx, value === undefined ? current.usual[key] : value);
    await tx
      .update(siteSetting)
      .set({
        value: value === undefined ? null : { is: value },
        version: row.version + 1,
        updatedAt: sql`now()`,
        updatedBy: editor.accountId,
      })
      .where(eq(siteSetting.id, row.id));
    await recordChange(tx, {
      actorId: editor.accountId,
      entity: 'siteSetting',
      entityId: row.id,
      action: 'update',
      named: settingName(key),
      before: { [key]: row.value === null ? current.usual[key] : row.value.is },
      after: { [key]: value === undefined ? current.usual[key] : value },
    });
    await tx.execute(sql`select pg_notify('saer_setting', ${key})`);
    const [last] = await findLastChanges(tx, key);
    return last;
  });
  await current.refresh();
  return toSettingRow(current, key, change);
}

/** Nobody locks themselves out by saving addresses without their own. */
function requireOwnAddress(networks: SettingValue<'adminAddresses'>, { address }: Editor): void {
  if (networks.length > 0 && !isAddressWithin(address, networks))
    throw new AppError({ code: 'notAllowed', field: 'value', details: { address } });
}

/** Sets a setting, by its own rules. */
export async function saveSetting(
  deps: Dependencies,
  editor: Editor,
  { value, ...edited }: Edited & { readonly value?: unknown },
): Promise<SettingRow> {
  const { schema } = siteSettings[edited.key];
  const { value: parsed } = parseInput(z.object({ value: schema }), { value });
  if (edited.key === 'adminAddresses')
    requireOwnAddress(z.parse(siteSettings.adminAddresses.schema, parsed), editor);
  return write(deps, editor, edited, parsed);
}

/** Gives a setting its usual value again. */
export const resetSetting = (deps: Dependencies, editor: Editor, edited: Edited): Promise<SettingRow> =>
  write(deps, editor, edited, undefined);
