import type { MessageDescriptor } from '@lingui/core';
import type { ErrorCode } from '@saer/contract/api/error-code';

/** Error messages about passwords, codes, passkeys and identities: a catalog of their own, which only the pages of accounts load. */
export const signInErrorMessages = {
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
  passwordUnchanged: /*i18n*/ {
    id: 'error.passwordUnchanged',
    message: 'That is your password already. Choose another one.',
  },
  passwordTooCommon: /*i18n*/ {
    id: 'error.passwordTooCommon',
    message: 'This password is too easy to guess: it is common, or made of your own details. Choose another.',
  },
  passwordsDiffer: /*i18n*/ { id: 'error.passwordsDiffer', message: 'Passwords do not match' },
  wrongPassword: /*i18n*/ {
    id: 'error.wrongPassword',
    message: 'That’s not your current password. Try again.',
  },
  wrongCode: /*i18n*/ {
    id: 'error.wrongCode',
    message:
      'That code is incorrect. {triesLeft, plural, =0 {Request a new code.} one {One attempt left.} other {# attempts left.}}',
  },
  secondStepNeeded: /*i18n*/ {
    id: 'error.secondStepNeeded',
    message: 'Confirm your sign-in with your second factor.',
  },
  secondStepExpired: /*i18n*/ {
    id: 'error.secondStepExpired',
    message: 'This sign-in took too long or had too many wrong codes. Sign in again.',
  },
  passkeyRefused: /*i18n*/ {
    id: 'error.passkeyRefused',
    message: 'This passkey was not accepted. Try again, or sign in with your password.',
  },
  passkeySuspended: /*i18n*/ {
    id: 'error.passkeySuspended',
    message:
      'Your password or account has changed since this passkey was added. Sign in with your password, then remove the passkey and add it again.',
  },
  tooManyPasskeys: /*i18n*/ {
    id: 'error.tooManyPasskeys',
    message: 'You have {maximum} passkeys, which is the most there can be. Remove one first.',
  },
  codeExpired: /*i18n*/ {
    id: 'error.codeExpired',
    message: 'This code has expired. Request a new one.',
  },
  resendTooSoon: /*i18n*/ {
    id: 'error.resendTooSoon',
    message: 'A new code can be sent in {seconds, plural, one {# second} other {# seconds}}.',
  },
  linkExpired: /*i18n*/ {
    id: 'error.linkExpired',
    message: 'This link has been used or has expired. Request a new one.',
  },
  ticketExpired: /*i18n*/ {
    id: 'error.ticketExpired',
    message: 'This form was open for too long. Reload the page and try again.',
  },
  tooManySubUsers: /*i18n*/ {
    id: 'error.tooManySubUsers',
    message: 'You already have {maximum} sub-users, the maximum. Remove one first.',
  },
  wrongCredentials: /*i18n*/ {
    id: 'error.wrongCredentials',
    message: 'The email, mobile number or password is incorrect.',
  },
  oneTimePasswordExpired: /*i18n*/ {
    id: 'error.oneTimePasswordExpired',
    message: 'This one-time password has expired. Request a new one, or use “Forgot password”.',
  },
  emailOrMobileExists: /*i18n*/ {
    id: 'error.emailOrMobileExists',
    message: 'Email or Mobile already exists',
  },
  lastSuperAdmin: /*i18n*/ {
    id: 'error.lastSuperAdmin',
    message: 'This is the last active super admin. Add another one first.',
  },
  identityTaken: /*i18n*/ {
    id: 'error.identityTaken',
    message: 'This identity is linked to another account.',
  },
  identityRequestOpen: /*i18n*/ {
    id: 'error.identityRequestOpen',
    message: 'A request for this identity is still open. Answer it in the Nafath app, or wait three minutes.',
  },
} satisfies Partial<Record<ErrorCode, MessageDescriptor>>;
