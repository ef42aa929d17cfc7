import type { I18n } from '@lingui/core';
import type { ErrorCode } from '@saer/contract/api/error-code';
import type { ErrorDetails } from '@saer/contract/api/error-reply';
import { formatDay, formatInstant } from '../format-date.ts';
import { formatSide, formatWeight } from '../format-measure.ts';
import { formatRate } from '../format-number.ts';
import { formatMoneyInWords } from '../format-money.ts';
import { isolateLtr } from '../isolate-ltr.ts';
import type { Language } from '../locale.ts';

/** Formats a limit according to what the field measures. */
const byKind: Record<string, (value: number, language: Language) => string> = {
  money: formatMoneyInWords,
  rate: formatRate,
  side: formatSide,
  weight: formatWeight,
};

const byName: Record<string, (value: number, language: Language) => string | number> = {
  cost: formatMoneyInWords,
  weight: formatWeight,
  shippingWeight: formatWeight,
  maxShippingWeight: formatWeight,
  last: formatWeight,
  min: formatMoneyInWords,
  max: formatMoneyInWords,
  otherMin: formatMoneyInWords,
  otherMax: formatMoneyInWords,
  highestMarginRate: formatRate,
  // Counts, for which the language chooses a plural form.
  seconds: Number,
  minutes: Number,
  triesLeft: Number,
  count: Number,
};

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

function written(
  name: string,
  value: ErrorDetails[string] | undefined,
  kind: unknown,
  language: Language,
): unknown {
  if (value === null) return 'none';
  if (isDay(value)) return isolateLtr(formatDay(value));
  if (isInstant(value)) return isolateLtr(formatInstant(new Date(value)));
  if (typeof value !== 'number') return value;
  const limit = name === 'minimum' || name === 'maximum' ? byKind[String(kind)] : undefined;
  return (limit ?? byName[name] ?? String)(value, language);
}

/** The message for a code in the language of `i18n`, which must have the catalog `errors` loaded. */
export function errorMessage(i18n: I18n, code: ErrorCode, details: ErrorDetails = {}): string {
  const language = i18n.locale.startsWith('ar') ? 'ar' : 'en';
  const values = Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, written(name, value, details['kind'], language)]),
  );
  return i18n._(`error.${code}`, {
    kind: 'other',
    entitlement: 'other',
    nearest: 'none',
    belongsTo: 'none',
    parameter: 'none',
    ...values,
  });
}
