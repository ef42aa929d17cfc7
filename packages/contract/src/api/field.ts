import * as z from 'zod/mini';
import {
  firstYear,
  heaviestWeight,
  maxMoney,
  maxRate,
  lastPosition,
  lastYear,
  longestSide,
} from './limits.ts';

export { _default as withDefault } from 'zod/mini';

/** The kind of value in a field. A schema's message slot contains it; the message for each error is in the catalogs. */
export const fieldKinds = [
  'money',
  'rate',
  'side',
  'weight',
  'count',
  'date',
  'code',
  'text',
  'choice',
] as const;
export type FieldKind = (typeof fieldKinds)[number];

const whole = (kind: FieldKind, minimum: number, maximum: number) =>
  z.int(kind).check(z.minimum(minimum, kind), z.maximum(maximum, kind));

/** Whole halalas, zero allowed. */
export const money = () => whole('money', 0, maxMoney);
/** Whole halalas above zero. */
export const positiveMoney = () => whole('money', 1, maxMoney);
/** Whole basis points of a share: 0 to 100 %. */
export const share = () => whole('rate', 0, 10_000);
/** Whole basis points up to 1,000 %. */
export const rate = () => whole('rate', 0, maxRate);
/** The same above zero. */
export const positiveRate = () => whole('rate', 1, maxRate);
/** Whole millimetres. */
export const side = () => whole('side', 1, longestSide);
/** Whole grams. */
export const weight = () => whole('weight', 1, heaviestWeight);
/** Whole grams, zero allowed. */
export const addedWeight = () => whole('weight', 0, heaviestWeight);
export const count = (minimum: number, maximum: number) => whole('count', minimum, maximum);
/** A row's key. */
export const id = () => whole('count', 1, 2_147_483_647);
export const position = () => whole('count', 0, lastPosition);

/** Text without the null character, which the database cannot store. */
export const text = (longest: number) =>
  z.string('text').check(
    z.minLength(1, 'text'),
    z.maxLength(longest, 'text'),
    z.refine((value) => !value.includes('\0'), 'notText'),
  );
/** A permanent name used in URLs, sheets and links: `NOON_SA_FBN`, `small_envelope`. */
export const code = () => z.string('code').check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,63}$/, 'code'));
/** A date within the supported years. Text that is not a date gets only that error. */
const usualYear = (format: RegExp) =>
  z.refine<string>(
    (value) => {
      const year = Number(value.slice(0, 4));
      return !format.test(value) || (year >= firstYear && year <= lastYear);
    },
    { error: 'dateOutOfRange', params: { minimum: firstYear, maximum: lastYear } },
  );
/** A calendar day in Riyadh that exists, `YYYY-MM-DD`. */
export const day = () => z.iso.date('date').check(usualYear(z.regexes.date));
/** A calendar month in Riyadh, `YYYY-MM`. */
export const month = () => z.string('date').check(z.regex(monthFormat, 'date'), usualYear(monthFormat));
const monthFormat = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const instantFormat = z.regexes.datetime({});
/** An instant in UTC, ISO 8601. */
export const instant = () => z.iso.datetime('date').check(usualYear(instantFormat));
const offsetFormat = z.regexes.datetime({ offset: true });
/** The largest offset from UTC in use, in minutes. */
const farthestOffset = 14 * 60;
/** An instant as callers may write it, with any UTC offset in use. */
export const offsetInstant = () =>
  z.iso.datetime({ offset: true, error: 'date' }).check(
    usualYear(offsetFormat),
    z.refine((value) => {
      const [, hours, minutes] = /[+-](\d\d):(\d\d)$/.exec(value) ?? [];
      return Number(hours ?? 0) * 60 + Number(minutes ?? 0) <= farthestOffset;
    }, 'notADate'),
  );
export const choice = <const T extends readonly string[]>(options: T) => z.enum(options, 'choice');
export const yesOrNo = () => z.boolean('choice');

/** A name in both languages. */
export const bilingual = { nameEn: text(200), nameAr: text(200) };
