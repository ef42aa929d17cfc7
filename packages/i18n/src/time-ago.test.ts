import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';
import { createTranslator } from './translator.ts';

const en = createTranslator('en', { 'time.just-now': 'just now' });
const ar = createTranslator('ar', { 'time.just-now': 'الآن' });
const now = new Date('2026-11-20T12:00:00Z');
const before = (seconds: number): Date => new Date(now.getTime() - seconds * 1000);
const DAY = 86_400;

test.each([
  [-30, 'just now', 'الآن'],
  [59, 'just now', 'الآن'],
  [60, '1 minute ago', 'قبل دقيقة واحدة'],
  [179, '2 minutes ago', 'قبل دقيقتين'],
  [3 * 60, '3 minutes ago', 'قبل 3 دقائق'],
  [11 * 60, '11 minutes ago', 'قبل 11 دقيقة'],
  [3600, '1 hour ago', 'قبل ساعة واحدة'],
  [DAY, '1 day ago', 'قبل يوم واحد'],
  [29 * DAY, '29 days ago', 'قبل 29 يومًا'],
  [30 * DAY, '1 month ago', 'قبل شهر واحد'],
  [359 * DAY, '11 months ago', 'قبل 11 شهرًا'],
  [360 * DAY, '1 year ago', 'قبل سنة واحدة'],
])('%i seconds ago is "%s" and "%s"', (seconds, english, arabic) => {
  expect(timeAgo(en, before(seconds), now)).toBe(english);
  expect(timeAgo(ar, before(seconds), now)).toBe(arabic);
});
