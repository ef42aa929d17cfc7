import * as z from 'zod/mini';
import { cleaned } from './clean-text.ts';
import type { ErrorCode } from './error-code.ts';
import { latinDigits } from './latin-digits.ts';
import { mobileNumber } from './mobile-number.ts';

/** Text of up to `longest` characters that is not empty. */
export const filled = (longest: number) =>
  z
    .string('text')
    .check(cleaned(), z.minLength(1, { error: 'text', abort: true }), z.maxLength(longest, 'text'));
/** The same in a format. */
export const matching = (pattern: RegExp, code: ErrorCode, longest = 500) =>
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
