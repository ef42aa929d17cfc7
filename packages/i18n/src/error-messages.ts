import type { I18n, MessageDescriptor } from '@lingui/core';
import type { ErrorCode } from '@saer/contract/error-code';
import type { ErrorDetails } from '@saer/contract/error-reply';
import { formatDay } from './format-date.ts';
import { formatSide, formatWeight } from './format-measure.ts';
import { formatMoney } from './format-money.ts';
import { formatRate } from './format-rate.ts';
import { isolateLtr } from './isolate-ltr.ts';

/** The words for every code: what is wrong, and what to do about it. */
const errorMessages: Record<ErrorCode, MessageDescriptor> = {
  required: /*i18n*/ { id: 'error.required', message: 'This is needed. Fill it in.' },
  unknownField: /*i18n*/ {
    id: 'error.unknownField',
    message: 'There is no field called “{name}”. Check its spelling or leave it out.',
  },
  notANumber: /*i18n*/ {
    id: 'error.notANumber',
    message: 'This is not a number. Write digits only, such as 49.50.',
  },
  ambiguousNumber: /*i18n*/ {
    id: 'error.ambiguousNumber',
    message: 'This can be read as more than one number. Use a single decimal point, such as 1234.50.',
  },
  notWholeNumber: /*i18n*/ {
    id: 'error.notWholeNumber',
    message:
      '{kind, select, money {Send whole halalas, without a decimal part.} rate {Send whole basis points (8.5% is 850).} side {Send whole millimetres.} weight {Send whole grams.} other {Send a whole number.}}',
  },
  zeroNotAllowed: /*i18n*/ {
    id: 'error.zeroNotAllowed',
    message:
      '{kind, select, money {The amount cannot be zero. Enter {minimum} or more.} side {A side cannot be zero. Measure the packed product and enter all three sides.} weight {A weight cannot be zero. Weigh the packed product.} other {Zero is not allowed. Enter {minimum} or more.}}',
  },
  negativeNumber: /*i18n*/ {
    id: 'error.negativeNumber',
    message:
      '{kind, select, money {An amount cannot be negative. Remove the minus sign.} side {A side cannot be negative. Remove the minus sign.} weight {A weight cannot be negative. Remove the minus sign.} other {This cannot be negative. Remove the minus sign.}}',
  },
  tooSmall: /*i18n*/ {
    id: 'error.tooSmall',
    message:
      '{kind, select, side {This is too small. Enter {minimum} cm or more.} weight {This is too small. Enter {minimum} g or more.} other {This is too small. Enter {minimum} or more.}}',
  },
  tooLarge: /*i18n*/ {
    id: 'error.tooLarge',
    message:
      '{kind, select, side {This is too large. Enter {maximum} cm or less; check the unit.} weight {This is too large. Enter {maximum} g or less; check the unit.} other {This is too large. Enter {maximum} or less; check for a digit too many.}}',
  },
  notText: /*i18n*/ { id: 'error.notText', message: 'This must be text.' },
  tooLong: /*i18n*/ { id: 'error.tooLong', message: 'This is too long. Use {maximum} characters at most.' },
  notACode: /*i18n*/ {
    id: 'error.notACode',
    message: 'This is not a code. Codes are Latin letters, digits and underscores, such as small_envelope.',
  },
  notADate: /*i18n*/ { id: 'error.notADate', message: 'This is not a date. Write it as 2026-01-31.' },
  notOneOf: /*i18n*/ {
    id: 'error.notOneOf',
    message: 'This is not one of the choices. Choose from: {options}.',
  },
  tooFewItems: /*i18n*/ { id: 'error.tooFewItems', message: 'The list is empty. Send at least {minimum}.' },
  tooManyItems: /*i18n*/ {
    id: 'error.tooManyItems',
    message: 'The list is too long. Send {maximum} at most.',
  },
  invalidValue: /*i18n*/ {
    id: 'error.invalidValue',
    message: 'This value cannot be used here. Check what the field expects.',
  },

  unknownStore: /*i18n*/ {
    id: 'error.unknownStore',
    message: 'The store “{store}” is not offered. Choose one from the list.',
  },
  unknownFamily: /*i18n*/ {
    id: 'error.unknownFamily',
    message: 'There is no product family “{family}”. Choose one from the list.',
  },
  unknownSubFamily: /*i18n*/ {
    id: 'error.unknownSubFamily',
    message: 'There is no sub family “{subFamily}” here. Choose one from the list.',
  },
  unknownType: /*i18n*/ {
    id: 'error.unknownType',
    message: 'There is no product type “{type}” here. Choose one from the list.',
  },
  unknownSizeClass: /*i18n*/ {
    id: 'error.unknownSizeClass',
    message: 'This store has no size class “{sizeClass}”. Choose another, or enter the sides.',
  },
  noSizeClassFits: /*i18n*/ {
    id: 'error.noSizeClassFits',
    message:
      'This parcel is too big or too heavy for every size class of the store. Check the sides and the weight, or choose another store.',
  },
  weightAboveClass: /*i18n*/ {
    id: 'error.weightAboveClass',
    message:
      'The parcel weighs {shippingWeight} g, but this size class takes {maxShippingWeight} g at most. Choose a larger class, or enter the sides.',
  },
  sizeMissing: /*i18n*/ {
    id: 'error.sizeMissing',
    message: 'The size is missing. Enter the three sides, or choose a size class.',
  },
  weightMissing: /*i18n*/ {
    id: 'error.weightMissing',
    message: 'The weight is missing. The store’s fee depends on it; enter it in grams.',
  },
  noReferralRule: /*i18n*/ {
    id: 'error.noReferralRule',
    message:
      'The store has no referral fee for this sub family. Choose another sub family, or type the rate yourself.',
  },
  noFeeTableYet: /*i18n*/ {
    id: 'error.noFeeTableYet',
    message:
      'On {on} the store had no fee table yet. {first, select, none {Ask the admin to publish one.} other {Choose {first} or later.}}',
  },
  missingFactor: /*i18n*/ {
    id: 'error.missingFactor',
    message: 'Cost price is missing a factor. Please check with the admin.',
  },
  manualRateMissing: /*i18n*/ {
    id: 'error.manualRateMissing',
    message:
      '{fee, select, referral {This store publishes no rates. Type its commission.} other {This store publishes no rates. Type its shipping and handling fee.}}',
  },
  targetUnreachable: /*i18n*/ {
    id: 'error.targetUnreachable',
    message:
      '{highestMarginRate, select, none {No price brings a profit with these fees. Lower the cost or the extra fees.} other {No price reaches this margin. The highest possible is {highestMarginRate} of the price; ask for less, or lower the costs.}}',
  },
  outOfLimits: /*i18n*/ {
    id: 'error.outOfLimits',
    message: 'This number is outside what can be calculated exactly. Enter a usual amount.',
  },
  tooManyRows: /*i18n*/ {
    id: 'error.tooManyRows',
    message:
      'That is {rows} rows. Up to {maximum} can be sent at a time here; split the file, or use the desktop app.',
  },

  nameRequired: /*i18n*/ { id: 'error.nameRequired', message: 'Write a name, with at least one letter.' },
  notAnEmail: /*i18n*/ { id: 'error.notAnEmail', message: 'Please enter a valid email address' },
  notAMobile: /*i18n*/ {
    id: 'error.notAMobile',
    message: 'Please enter a valid phone number',
  },
  termsNotAccepted: /*i18n*/ { id: 'error.termsNotAccepted', message: 'Accept the terms to continue.' },
  passwordRequired: /*i18n*/ {
    id: 'error.passwordRequired',
    message: 'Password is required and must meet the criteria',
  },
  passwordTooShort: /*i18n*/ { id: 'error.passwordTooShort', message: 'Use at least 8 characters.' },
  passwordNoUppercase: /*i18n*/ {
    id: 'error.passwordNoUppercase',
    message: 'Add an upper-case letter (A-Z).',
  },
  passwordNoLowercase: /*i18n*/ {
    id: 'error.passwordNoLowercase',
    message: 'Add a lower-case letter (a-z).',
  },
  passwordNoDigit: /*i18n*/ { id: 'error.passwordNoDigit', message: 'Add a digit (0-9).' },
  passwordNoSpecial: /*i18n*/ {
    id: 'error.passwordNoSpecial',
    message: 'Add a special character, such as ! or #.',
  },
  passwordTooCommon: /*i18n*/ {
    id: 'error.passwordTooCommon',
    message: 'This password is too easy to guess: it is common, or made of your own details. Choose another.',
  },
  passwordsDiffer: /*i18n*/ { id: 'error.passwordsDiffer', message: 'Passwords do not match' },
  notAUrl: /*i18n*/ {
    id: 'error.notAUrl',
    message: 'Enter an address that begins with http:// or https://.',
  },
  notAnImage: /*i18n*/ {
    id: 'error.notAnImage',
    message: 'This is not a picture we can use. Choose a PNG, JPEG or GIF file.',
  },
  textTooShort: /*i18n*/ { id: 'error.textTooShort', message: 'This is too short. Write a little more.' },
  notDigits: /*i18n*/ { id: 'error.notDigits', message: 'Use digits only.' },
  notADecimal: /*i18n*/ {
    id: 'error.notADecimal',
    message: 'This is not a decimal number. Write it as 12.5.',
  },
  notArabic: /*i18n*/ { id: 'error.notArabic', message: 'Write this in Arabic letters.' },
  notEnglish: /*i18n*/ { id: 'error.notEnglish', message: 'Use English letters, digits and spaces only.' },
  notCoordinates: /*i18n*/ {
    id: 'error.notCoordinates',
    message: 'Enter latitude and longitude with a comma between, such as 24.7136,46.6753.',
  },
  notAnIpAddress: /*i18n*/ {
    id: 'error.notAnIpAddress',
    message: 'This is not an IP address. Enter IPv4 (192.0.2.1) or IPv6.',
  },
  notACron: /*i18n*/ {
    id: 'error.notACron',
    message: 'This is not a schedule. Write five fields: minute, hour, day, month, weekday.',
  },
  notAUuid: /*i18n*/ { id: 'error.notAUuid', message: 'This is not a valid key (UUID).' },
  notANationalId: /*i18n*/ {
    id: 'error.notANationalId',
    message: 'Enter the ten digits of a national id (begins with 1) or a residence permit (begins with 2).',
  },
  wrongPassword: /*i18n*/ {
    id: 'error.wrongPassword',
    message: 'This is not your current password. Try again.',
  },
  wrongCode: /*i18n*/ {
    id: 'error.wrongCode',
    message:
      'This code is not right. {triesLeft, plural, =0 {Ask for a new code.} one {One try is left.} other {# tries are left.}}',
  },
  codeExpired: /*i18n*/ {
    id: 'error.codeExpired',
    message: 'This code is no longer valid. Ask for a new one.',
  },
  resendTooSoon: /*i18n*/ {
    id: 'error.resendTooSoon',
    message: 'A new code can be sent in {seconds, plural, one {# second} other {# seconds}}.',
  },
  linkExpired: /*i18n*/ {
    id: 'error.linkExpired',
    message: 'This link was used before or is no longer valid. Ask for a new one.',
  },
  ticketExpired: /*i18n*/ {
    id: 'error.ticketExpired',
    message: 'This form was open for too long. Reload the page and try again.',
  },
  tooManySubUsers: /*i18n*/ {
    id: 'error.tooManySubUsers',
    message: 'You have {maximum} sub-users, which is the most there can be. Remove one first.',
  },
  wrongCredentials: /*i18n*/ {
    id: 'error.wrongCredentials',
    message: 'The email, mobile number or password is not right.',
  },
  signInNeeded: /*i18n*/ { id: 'error.signInNeeded', message: 'You must be logged in first' },
  sessionEnded: /*i18n*/ { id: 'error.sessionEnded', message: 'Your session has ended. Sign in again.' },
  notAllowed: /*i18n*/ { id: 'error.notAllowed', message: 'Your account may not do this.' },
  notVerified: /*i18n*/ {
    id: 'error.notVerified',
    message: 'Confirm your email address first, with the code we sent you.',
  },
  awaitingApproval: /*i18n*/ {
    id: 'error.awaitingApproval',
    message: 'Your registration waits for approval. You will get an email as soon as it is confirmed.',
  },
  accountInactive: /*i18n*/ {
    id: 'error.accountInactive',
    message: 'This account is not active. Ask the person who manages it, or contact us.',
  },
  accountBlocked: /*i18n*/ {
    id: 'error.accountBlocked',
    message: 'This account is blocked. Contact us if you think this is a mistake.',
  },
  accountDeleted: /*i18n*/ {
    id: 'error.accountDeleted',
    message: 'This account will be deleted on {until}. Restore it to sign in.',
  },
  passwordMustChange: /*i18n*/ {
    id: 'error.passwordMustChange',
    message: 'You signed in with a one-time password. Set your own to continue.',
  },
  oneTimePasswordExpired: /*i18n*/ {
    id: 'error.oneTimePasswordExpired',
    message: 'This one-time password is no longer valid. Ask for a new one, or use “Forgot password”.',
  },
  emailOrMobileExists: /*i18n*/ {
    id: 'error.emailOrMobileExists',
    message: 'Email or Mobile already exists',
  },
  transitionNotAllowed: /*i18n*/ {
    id: 'error.transitionNotAllowed',
    message: 'This account has changed meanwhile, and this can no longer be done. Reload the list.',
  },
  identityTaken: /*i18n*/ {
    id: 'error.identityTaken',
    message: 'This identity is linked to another account.',
  },
  identityRequestOpen: /*i18n*/ {
    id: 'error.identityRequestOpen',
    message: 'A request for this identity is still open. Answer it in the Nafath app, or wait three minutes.',
  },
  appTooOld: /*i18n*/ {
    id: 'error.appTooOld',
    message: 'This version is too old. Update the app to continue.',
  },
  tooManyTries: /*i18n*/ {
    id: 'error.tooManyTries',
    message: 'Too many tries. Wait {seconds, plural, one {# second} other {# seconds}}, then try again.',
  },
  partnerUnavailable: /*i18n*/ {
    id: 'error.partnerUnavailable',
    message: 'The service we need for this does not answer. Try again in a few minutes.',
  },

  brokenFilter: /*i18n*/ {
    id: 'error.brokenFilter',
    message: 'The filter cannot be read. Send the base64 of a JSON object in UTF-8.',
  },
  filterTooLarge: /*i18n*/ {
    id: 'error.filterTooLarge',
    message: 'The filter is too large. Send fewer conditions ({maximum} at most).',
  },
  filterTooDeep: /*i18n*/ {
    id: 'error.filterTooDeep',
    message: 'The filter is nested too deeply. Write a column, an operator and a value.',
  },
  unknownColumn: /*i18n*/ {
    id: 'error.unknownColumn',
    message: 'This list has no column “{column}”. It has: {options}.',
  },
  unknownOperator: /*i18n*/ {
    id: 'error.unknownOperator',
    message: 'There is no operator “{operator}”. Use one of: {options}.',
  },
  unknownRelation: /*i18n*/ {
    id: 'error.unknownRelation',
    message:
      'This list has no relation “{relation}”. {options, select, none {It has none.} other {It has: {options}.}}',
  },

  brokenJson: /*i18n*/ {
    id: 'error.brokenJson',
    message:
      'The body is not valid JSON. Check its brackets, quotes and commas, and leave out keys named __proto__ or constructor.',
  },
  badRequest: /*i18n*/ {
    id: 'error.badRequest',
    message: 'The request cannot be read. Check its address, headers and body.',
  },
  notFound: /*i18n*/ {
    id: 'error.notFound',
    message: 'There is nothing at this address. See /v1/docs for what there is.',
  },
  bodyTooLarge: /*i18n*/ {
    id: 'error.bodyTooLarge',
    message: 'The body is too large. Send fewer rows at a time.',
  },
  unsupportedMediaType: /*i18n*/ {
    id: 'error.unsupportedMediaType',
    message: 'The body must be JSON. Send the header Content-Type: application/json.',
  },
  tooManyRequests: /*i18n*/ {
    id: 'error.tooManyRequests',
    message: 'Too many requests. Wait a moment and try again.',
  },
  internal: /*i18n*/ {
    id: 'error.internal',
    message: 'Something went wrong on our side. Try again; if it stays, give this number to support: {id}.',
  },
  overloaded: /*i18n*/ { id: 'error.overloaded', message: 'The server is busy. Try again in a moment.' },
};

/** How a limit is written depends on what the field measures. */
const byKind: Record<string, (value: number) => string> = {
  money: formatMoney,
  rate: formatRate,
  side: formatSide,
  weight: formatWeight,
};

const byName: Record<string, (value: number) => string | number> = {
  cost: formatMoney,
  shippingWeight: formatWeight,
  maxShippingWeight: formatWeight,
  highestMarginRate: formatRate,
  // Counts, by whose number a language chooses the form of its words.
  seconds: Number,
  triesLeft: Number,
};

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

function written(name: string, value: ErrorDetails[string] | undefined, kind: unknown): unknown {
  if (value === null) return 'none';
  if (isDay(value)) return isolateLtr(formatDay(value));
  if (typeof value !== 'number') return value;
  const limit = name === 'minimum' || name === 'maximum' ? byKind[String(kind)] : undefined;
  return (limit ?? byName[name] ?? String)(value);
}

/** The words for a code in the language `i18n` speaks; it must hold the catalogue `errors`. */
export function errorMessage(i18n: I18n, code: ErrorCode, details: ErrorDetails = {}): string {
  const values = Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, written(name, value, details['kind'])]),
  );
  return i18n._({ ...errorMessages[code], values: { kind: 'other', ...values } });
}
