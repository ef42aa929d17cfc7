import { expect, test } from 'vitest';
import { detectLanguage, directions, isLanguage, languages, localeTags } from './locale.ts';

test.each(['ar', 'AR', 'ar-SA', 'ar-EG,ar;q=0.9,en;q=0.8', ' ar_SA'.replace('_', '-')])(
  '%s is read as Arabic',
  (tag) => expect(detectLanguage(tag)).toBe('ar'),
);

test.each([undefined, '', 'en-US', 'fr', 'arn', 'en,ar;q=0.9', '*'])('%s is read as English', (tag) =>
  expect(detectLanguage(tag)).toBe('en'),
);

test('Arabic runs right to left, English left to right', () => {
  expect(directions).toEqual({ ar: 'rtl', en: 'ltr' });
});

test('only the two languages are languages', () => {
  expect(languages.every(isLanguage)).toBe(true);
  expect([undefined, null, '', 'fr', 'toString'].some(isLanguage)).toBe(false);
});

test('the Arabic tag uses Latin digits and the Gregorian calendar', () => {
  const { numberingSystem, calendar } = new Intl.DateTimeFormat(localeTags.ar).resolvedOptions();
  expect({ numberingSystem, calendar }).toEqual({ numberingSystem: 'latn', calendar: 'gregory' });
});
