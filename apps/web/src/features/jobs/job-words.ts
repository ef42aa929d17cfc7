import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isolateLtr } from '@saer/i18n/isolate-ltr';

/** A schedule in words, where it is one of the simple ones; else its five fields. */
export function scheduleText(cron: string): MessageDescriptor {
  const [minute = '*', hour = '*', ...days] = cron.trim().split(/\s+/);
  const isDaily = days.every((field) => field === '*');
  if (isDaily && minute === '*' && hour === '*') return msg`Every minute`;
  if (isDaily && /^\d+$/.test(minute) && hour === '*') return msg`Every hour`;
  if (isDaily && /^\d+$/.test(minute) && /^\d+$/.test(hour)) {
    const at = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
    return msg`Every day at ${at}`;
  }
  const fields = isolateLtr(cron);
  return msg`At ${fields}`;
}
