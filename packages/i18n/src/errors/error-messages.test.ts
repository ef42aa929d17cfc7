import { type ErrorCode, errorCodes } from '@saer/contract/api/error-code';
import { describe, expect, test } from 'vitest';
import { messages as arabicAdminErrors } from '../../locales/ar/admin-errors.ts';
import { messages as arabicSignInErrors } from '../../locales/ar/sign-in-errors.ts';
import { messages as arabicContactErrors } from '../../locales/ar/contact-errors.ts';
import { messages as arabic } from '../../locales/ar/errors.ts';
import { messages as englishAdminErrors } from '../../locales/en/admin-errors.ts';
import { messages as englishSignInErrors } from '../../locales/en/sign-in-errors.ts';
import { messages as englishContactErrors } from '../../locales/en/contact-errors.ts';
import { messages as english } from '../../locales/en/errors.ts';
import { messages as arabicSheets } from '../../locales/ar/sheets.ts';
import { messages as englishSheets } from '../../locales/en/sheets.ts';
import { errorMessage } from './error-messages.ts';
import { errorWords } from './error-words.ts';
import { createTranslator } from '../translator.ts';

const say = {
  ar: createTranslator(
    'ar',
    arabic,
    arabicAdminErrors,
    arabicSignInErrors,
    arabicContactErrors,
    arabicSheets,
  ),
  en: createTranslator(
    'en',
    english,
    englishAdminErrors,
    englishSignInErrors,
    englishContactErrors,
    englishSheets,
  ),
};

/** Messages whose wording the specification fixes. */
const specified = new Map<ErrorCode, string>([
  ['notAnEmail', 'Please enter a valid email address'],
  ['notAMobile', 'Please enter a valid phone number'],
  ['passwordRequired', 'Password is required and must meet the criteria'],
  ['passwordsDiffer', 'Passwords do not match'],
  ['signInNeeded', 'You must be logged in first'],
  ['emailOrMobileExists', 'Email or Mobile already exists'],
]);

test.each([...specified])('%s has the words of the specification', (code, words) => {
  expect(errorMessage(say.en, code)).toBe(words);
});

describe.each(errorCodes)('%s', (code) => {
  test('has its words where they are looked for', () => {
    expect(errorWords[code].id).toBe(`error.${code}`);
  });

  test('has words in both languages', () => {
    const end = specified.has(code) ? '' : '\\.';
    expect(errorMessage(say.en, code, { seconds: 5, triesLeft: 2 })).toMatch(new RegExp(`^[A-Z“].*${end}$`));
    expect(errorMessage(say.ar, code, { seconds: 5, triesLeft: 2 })).toMatch(
      new RegExp(`[\\u0600-\\u06ff].*${end}$`),
    );
    expect(errorMessage(say.ar, code)).not.toBe(errorMessage(say.en, code));
  });
});

test('a limit is written in the unit of its field', () => {
  expect(errorMessage(say.en, 'tooLarge', { kind: 'money', maximum: 1_000_000_000 })).toContain(
    '10,000,000.00',
  );
  expect(errorMessage(say.en, 'tooLarge', { kind: 'side', maximum: 10_000 })).toContain('1,000 cm');
  expect(errorMessage(say.en, 'tooLarge', { kind: 'rate', maximum: 10_000 })).toContain('100%');
  expect(errorMessage(say.ar, 'tooLarge', { kind: 'weight', maximum: 1_000_000 })).toContain(
    '1,000,000 جرام',
  );
});

test('an unreachable target names the highest margin, or says that there is none', () => {
  expect(errorMessage(say.en, 'targetUnreachable', { highestMarginRate: 6234 })).toContain('62.34%');
  expect(errorMessage(say.en, 'targetUnreachable', { highestMarginRate: null })).toContain(
    'No price makes a profit',
  );
});

test('the error for a day before the first fee table names the first day', () => {
  const message = errorMessage(say.en, 'noFeeTableYet', { on: '2025-08-31', first: '2025-09-01' });
  expect(message).toContain('31/08/2025');
  expect(message).toContain('01/09/2025');
});

test('a caller’s input is displayed unchanged', () => {
  expect(errorMessage(say.en, 'unknownStore', { store: '{x} <b>' })).toContain('“{x} <b>”');
});

test('an instant is displayed on Riyadh’s clock', () => {
  const message = errorMessage(say.en, 'accountDeleted', { until: '2026-12-21T21:30:00.000Z' });
  expect(message).toContain('22/12/2026 00:30:00');
});
