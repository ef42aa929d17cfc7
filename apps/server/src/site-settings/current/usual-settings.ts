import { isComplete, type SettingValues, siteSettings } from '@saer/contract/setting';
import type { Settings } from '../../settings.ts';

const builtIn = Object.fromEntries(Object.entries(siteSettings).map(([key, { usual }]) => [key, usual]));

/** The value of each setting while no admin sets one: the operator's environment, else what is built in. */
export function usualSettings({
  contact,
  minAppVersion,
  rateLimit,
  sessionIdleDays,
}: Settings): SettingValues {
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
