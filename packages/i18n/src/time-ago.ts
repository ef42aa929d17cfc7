import type { I18n } from '@lingui/core';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const YEAR = 12 * MONTH;

const steps = [
  ['year', YEAR],
  ['month', MONTH],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

const justNow = /*i18n*/ { id: 'time.just-now', message: 'just now' };

const formats = new Map<string, Intl.RelativeTimeFormat>();

const relativeTime = (locale: string): Intl.RelativeTimeFormat => {
  const format = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale);
  formats.set(locale, format);
  return format;
};

/** The time between an instant and `now`, in the language of `i18n`: 3 minutes ago, قبل 3 دقائق. */
export const timeAgo = (i18n: I18n, instant: Date, now: Date): string => {
  const seconds = Math.floor((now.getTime() - instant.getTime()) / 1000);
  const step = steps.find(([, length]) => seconds >= length);
  if (!step) return i18n._(justNow);
  const [unit, length] = step;
  return relativeTime(i18n.locale).format(-Math.floor(seconds / length), unit);
};
