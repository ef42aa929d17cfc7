import {
  findAllSettings,
  resetSetting,
  saveSetting,
  type SettingRow,
} from '@saer/contract/site/setting-endpoints';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export const settingsQuery = queryOptions({
  queryKey: ['site-settings'],
  queryFn: () => call(findAllSettings, {}),
});

interface Edited extends Pick<SettingRow, 'key' | 'version'> {
  readonly value: unknown;
}

/** Sets a setting. */
export const saveMutation = mutationOptions({
  mutationFn: (body: Edited) => call(saveSetting, { body }),
  onSettled: (_reply, _error, _values, _result, { client }) => client.invalidateQueries(settingsQuery),
  meta: { quiet: true },
});

/** Gives a setting its usual value again. */
export const resetMutation = mutationOptions({
  mutationFn: (body: Pick<SettingRow, 'key' | 'version'>) => call(resetSetting, { body }),
  onSettled: (_reply, _error, _values, _result, { client }) => client.invalidateQueries(settingsQuery),
});
