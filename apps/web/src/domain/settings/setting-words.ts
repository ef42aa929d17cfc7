import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { scheduledJob, type SettingKey, settingKeys, siteSettings } from '@saer/contract/site/setting';
import { isolate, isolateLtr } from '@saer/i18n/isolate-ltr';
import { settingNames } from '@saer/i18n/records/setting-names';
import * as z from 'zod/mini';
import { jobTitles } from '../jobs/job-titles.ts';

export const isSettingKey = (name: string): name is SettingKey => settingKeys.some((key) => key === name);

type NamedKey = Exclude<SettingKey, `schedule.${string}`>;
const names: Readonly<Record<NamedKey, MessageDescriptor>> = settingNames;
const isNamed = (key: SettingKey): key is NamedKey => Object.hasOwn(names, key);

/** The name of a setting; of a schedule, its job's. */
export function settingLabel(key: SettingKey): MessageDescriptor {
  if (isNamed(key)) return names[key];
  const job = scheduledJob(key);
  return job === undefined ? settingNames.schedule : jobTitles[job];
}

const words = { on: msg`On`, off: msg`Off`, nothing: msg`Nothing` };

/** A value of a setting as text. */
export function settingText(i18n: I18n, key: SettingKey, value: unknown): string {
  if (value === null || value === undefined || value === '') return i18n._(words.nothing);
  if (typeof value === 'boolean') return i18n._(value ? words.on : words.off);
  if (key === 'announcement') {
    const { data } = z.safeParse(siteSettings.announcement.schema, value);
    if (data !== undefined && data !== null) return `${isolate(data.ar)} · ${isolate(data.en)}`;
  }
  if (key === 'links') {
    const { data } = z.safeParse(siteSettings.links.schema, value);
    if (data !== undefined)
      return data.length === 0
        ? i18n._(words.nothing)
        : data.map(({ nameEn, url }) => `${nameEn}: ${isolateLtr(url)}`).join(' · ');
  }
  if (Array.isArray(value))
    return value.length === 0
      ? i18n._(words.nothing)
      : value.map((each) => isolateLtr(String(each))).join(' · ');
  if (key === 'defaultVat' && typeof value === 'string') return isolateLtr(`${value}%`);
  return typeof value === 'string' || typeof value === 'number'
    ? isolateLtr(String(value))
    : JSON.stringify(value);
}
