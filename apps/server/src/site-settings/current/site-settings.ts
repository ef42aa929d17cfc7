import * as z from 'zod/mini';
import {
  isComplete,
  type SettingKey,
  settingKeys,
  type SettingValue,
  type SettingValues,
  siteSettings,
  type Announcement,
} from '@saer/contract/site/setting';
import type { ChannelListener } from '../../database/channel-listener.ts';
import type { Database } from '../../database/database.ts';
import type { Settings } from '../../settings.ts';
import { findSetValues } from '../queries.ts';

const builtIn = Object.fromEntries(Object.entries(siteSettings).map(([key, { usual }]) => [key, usual]));

/** The value of each setting while no admin sets one: the operator's environment, else what is built in. */
function usualSettings({ contact, minAppVersion, rateLimit, sessionIdleDays }: Settings): SettingValues {
  const usual = {
    ...builtIn,
    supportEmail: contact.email ?? null,
    supportPhone: contact.phone ?? null,
    leastAppVersion: minAppVersion ?? null,
    requestsPerMinute: rateLimit,
    sessionIdleDays,
  };
  if (!isComplete(usual)) throw new Error('A setting has no usual value');
  return usual;
}

/** Values that admins set, as this process knows them: renewed whenever any process changes one. */
export interface SiteSettings {
  readonly get: <K extends SettingKey>(key: K) => SettingValue<K>;
  readonly usual: SettingValues;
  /** The keys whose values were set by an admin. */
  readonly isSet: (key: SettingKey) => boolean;
  /** The operator's settings with those that admins set in place of them. Read one when it is needed: they change. */
  readonly effective: Settings;
  /** Reads them again; resolves once they hold here. */
  readonly refresh: () => Promise<void>;
  /** Called with the keys whose values have changed. Returns the end of that. */
  readonly onChange: (handler: (keys: readonly SettingKey[]) => void) => () => void;
  readonly close: () => void;
}

interface Options {
  readonly db: Database;
  readonly settings: Settings;
  readonly listener: ChannelListener | undefined;
  readonly onError: (error: unknown) => void;
}

/** The usual values with those that were set. One that this version's rules reject counts as not set. */
function withSetValues(usual: SettingValues, values: ReadonlyMap<SettingKey, unknown>): SettingValues {
  const valid = [...values].flatMap(([key, value]): (readonly [string, unknown])[] => {
    const parsed = z.safeParse(siteSettings[key].schema, value);
    return parsed.success ? [[key, parsed.data]] : [];
  });
  const all = { ...usual, ...Object.fromEntries(valid) };
  return isComplete(all) ? all : usual;
}

const effectiveSettings = (settings: Settings, values: () => SettingValues): Settings => ({
  ...settings,
  get contact() {
    const { supportEmail, supportPhone } = values();
    return { email: supportEmail ?? undefined, phone: supportPhone ?? undefined };
  },
  get minAppVersion() {
    return values().leastAppVersion ?? undefined;
  },
  get minDesktopVersion() {
    return values().leastDesktopVersion ?? undefined;
  },
  get rateLimit() {
    return values().requestsPerMinute;
  },
  get sessionIdleDays() {
    return values().sessionIdleDays;
  },
});

/** Reads the settings and keeps them up to date until they are closed. */
export async function openSiteSettings({ db, settings, listener, onError }: Options): Promise<SiteSettings> {
  const usual = usualSettings(settings);
  const handlers = new Set<(keys: readonly SettingKey[]) => void>();
  let set = await findSetValues(db);
  let current = withSetValues(usual, set);

  const read = async (): Promise<void> => {
    set = await findSetValues(db);
    const before = current;
    current = withSetValues(usual, set);
    const changed = settingKeys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(current[key]));
    if (changed.length > 0) for (const handler of handlers) handler(changed);
  };
  // One after another, so that the newest values are the last to be taken.
  let last: Promise<void> = Promise.resolve();
  const refresh = (): Promise<void> => {
    last = last.catch(() => undefined).then(read);
    return last;
  };
  const unsubscribe = listener?.subscribe('saer_setting', () => void refresh().catch(onError));
  return {
    get: (key) => current[key],
    usual,
    isSet: (key) => set.has(key),
    effective: effectiveSettings(settings, () => current),
    refresh,
    onChange: (handler) => {
      handlers.add(handler);
      return () => void handlers.delete(handler);
    },
    close: () => unsubscribe?.(),
  };
}

/** The announcement that holds now; undefined: there is none, or its time is over. */
export function openAnnouncement(saved: Pick<SiteSettings, 'get'>): Announcement | undefined {
  const found = saved.get('announcement');
  return found === null || (found.until !== null && Date.parse(found.until) <= Date.now())
    ? undefined
    : found;
}
