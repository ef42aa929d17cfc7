import * as z from 'zod/mini';
import { cleaned } from './clean-text.ts';
import type { ErrorCode } from './error-code.ts';
import { latinDigits } from './latin-digits.ts';
import { mobileNumber } from './mobile-number.ts';

const filled = (longest: number) =>
  z
    .string('text')
    .check(cleaned(), z.minLength(1, { error: 'text', abort: true }), z.maxLength(longest, 'text'));
const matching = (pattern: RegExp, code: ErrorCode, longest = 500) =>
  filled(longest).check(z.refine((value) => pattern.test(value), code));

/** A person's or a company's name: at least one letter, and no control characters, which could break a mail's header. */
export const personName = () =>
  z.string('text').check(
    z.minLength(1, { error: 'text', abort: true }),
    z.maxLength(100, 'text'),
    cleaned(),
    z.refine((value) => /[\p{L}\p{N}]/u.test(value), 'nameRequired'),
    z.refine((value) => !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(value), 'notText'),
  );

/** An email address of up to 254 characters. Stored as entered; compared case-insensitively. */
export const email = () => filled(254).check(z.refine((value) => z.regexes.email.test(value), 'notAnEmail'));

/** A mobile number as people write it, in Latin or Arabic digits (`05…`, `5…`, `00966…`, `+` and 10 to 15 digits); read as E.164. */
export const mobile = () =>
  z.pipe(
    filled(40),
    z.pipe(
      z.transform((typed: string) => mobileNumber(typed) ?? ''),
      z.string().check(z.refine((number) => number !== '', 'notAMobile')),
    ),
  );

/** Digits only, in any script: read as 0-9. */
export const digitsOnly = (longest = 30) =>
  z.pipe(
    filled(longest),
    z.pipe(z.transform(latinDigits), z.string().check(z.refine((value) => /^\d+$/.test(value), 'notDigits'))),
  );

/** A decimal number as text: `12`, `-0.5`. */
export const decimal = () => matching(/^-?\d+(\.\d+)?$/, 'notADecimal', 40);

/** An http or https address. */
export const url = () =>
  filled(2_000).check(
    z.refine((value) => /^https?:\/\/[^\s/]/i.test(value) && URL.canParse(value), 'notAUrl'),
  );

/** The first bytes of each image format, as base64. */
const imageSignatures: Readonly<Record<string, RegExp>> = {
  png: /^iVBORw0KGg/,
  jpeg: /^\/9j\//,
  gif: /^R0lGOD(?:dh|lh)/,
};

function isImageDataUri(value: string): boolean {
  const { format = '', data = '' } =
    /^data:image\/(?<format>png|jpeg|gif);base64,(?<data>[A-Za-z0-9+/]+={0,2})$/.exec(value)?.groups ?? {};
  return data.length % 4 === 0 && imageSignatures[format]?.test(data) === true;
}

/** A png, jpeg or gif as a data URI whose bytes start like that format; `longest` counts its characters. */
export const imageDataUri = (longest: number) =>
  filled(longest).check(z.refine(isImageDataUri, 'notAnImage'));

/** Text of `shortest` to `longest` characters. */
export const textBetween = (shortest: number, longest: number) =>
  filled(longest).check(
    z.refine((value) => Array.from(value).length >= shortest, {
      error: 'textTooShort',
      params: { minimum: shortest },
    }),
  );

/** Arabic letters, marks, digits, spaces and punctuation; at least one letter. */
export const arabicText = (longest = 200) =>
  matching(/^(?=.*\p{sc=Arab})[\p{sc=Arab}\p{M}\p{N}\p{P}\p{Zs}\u0640]+$/u, 'notArabic', longest);

/** Latin letters, digits and spaces. */
export const englishAlphanumeric = (longest = 200) => matching(/^[A-Za-z0-9 ]+$/, 'notEnglish', longest);

/** `latitude,longitude` in degrees: `24.7136,46.6753`. */
export const coordinates = () =>
  filled(60).check(
    z.refine((value) => {
      const [latitude, longitude] =
        /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(value)?.slice(1) ?? [];
      return Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
    }, 'notCoordinates'),
  );

/** An IPv4 or IPv6 address. */
export const ipAddress = () =>
  filled(45).check(
    z.refine((value) => z.regexes.ipv4.test(value) || z.safeParse(z.ipv6(), value).success, 'notAnIpAddress'),
  );

/** An IPv4 or IPv6 address, or a network of them: `192.0.2.0/24`, `2001:db8::/32`. */
export const ipNetwork = () =>
  filled(49).check(
    z.refine((value) => {
      const [address = '', bits, ...rest] = value.split('/');
      const mostBits = address.includes(':') ? 128 : 32;
      const isPrefix = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= mostBits);
      return rest.length === 0 && isPrefix && z.safeParse(ipAddress(), address).success;
    }, 'notAnIpAddress'),
  );

const cronFields = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;

/** `*`, `5`, `1-5`, each with an optional step, separated by commas. */
function isCronField(text: string, [min, max]: readonly [number, number]): boolean {
  return text.split(',').every((part) => {
    const [, from, to, step] = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(part) ?? [undefined];
    if (!/^[\d*]/.test(part) || !/^(?:\*|\d{1,2}(?:-\d{1,2})?)(?:\/\d{1,2})?$/.test(part)) return false;
    const first = Number(from ?? min);
    const last = Number(to ?? from ?? max);
    return first >= min && last <= max && first <= last && Number(step ?? 1) >= 1;
  });
}

/** Five fields: minute, hour, day of the month, month, day of the week. */
export const cronExpression = () =>
  filled(120).check(
    z.refine((value) => {
      const fields = value.trim().split(/\s+/);
      return fields.length === 5 && cronFields.every((range, at) => isCronField(fields[at] ?? '', range));
    }, 'notACron'),
  );

/** A UUID. */
export const uuid = () => matching(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i, 'notAUuid', 36);

/** A Saudi national id (starts with 1) or a resident's (2): ten digits, in any script. */
export const nationalId = () =>
  z.pipe(
    filled(20),
    z.pipe(
      z.transform(latinDigits),
      z.string().check(z.refine((value) => /^[12]\d{9}$/.test(value), 'notANationalId')),
    ),
  );

/** An HTML tag, or the start of one. */
const isMarkup = (value: string) => /<[/!?a-z]/i.test(value);
const noMarkup = z.refine<string>((value) => !isMarkup(value), { error: 'markupNotAllowed', abort: true });
/** No null character, unpaired surrogates or other invisible characters, except line breaks and tabs. */
const noControl = z.refine<string>((value) => !/\p{Cs}|[^\P{Cc}\t\n\r]/u.test(value), {
  error: 'notText',
  abort: true,
});

/** Free text: plain, never markup. */
export const plainText = (longest: number) => filled(longest).check(noControl, noMarkup);

/** A name in a list: trimmed, with single spaces, on one line. */
const listedName = (matches: (value: string) => boolean, code: ErrorCode) =>
  z.pipe(
    z.string('text').check(
      cleaned(),
      z.maxLength(200, { error: 'text', abort: true }),
      z.refine((value) => !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(value), { error: 'notText', abort: true }),
      noMarkup,
    ),
    z.pipe(
      z.transform((value: string) => value.trim().replace(/\s+/g, ' ')),
      z.string().check(z.minLength(1, { error: 'text', abort: true }), z.refine(matches, code)),
    ),
  );

const isEnglish = (value: string) => /[\p{sc=Latn}\p{N}]/u.test(value) && !/\p{sc=Arab}/u.test(value);
const isArabic = (value: string) => /\p{sc=Arab}/u.test(value);

/** A name in English: at least one Latin letter or digit, and nothing in Arabic. */
export const englishName = () => listedName(isEnglish, 'notAnEnglishName');

/** A name in Arabic: at least one Arabic letter. It may contain Latin words, such as brands. */
export const arabicName = () => listedName(isArabic, 'notAnArabicName');

/** Sentences in English, of up to `longest` characters. */
export const englishText = (longest: number) =>
  plainText(longest).check(z.refine(isEnglish, 'notAnEnglishName'));

/** Sentences in Arabic, of up to `longest` characters. */
export const arabicProse = (longest: number) =>
  plainText(longest).check(z.refine(isArabic, 'notAnArabicName'));

/** A name in both languages, as entered by an admin. */
export const bilingualInput = { nameEn: englishName(), nameAr: arabicName() };

/** Text as somebody entered it, without the null character, which the database cannot store. */
export const enteredText = (longest: number) =>
  filled(longest).check(z.refine((value) => !value.includes('\0'), 'notText'));
