import type { MessageDescriptor } from '@lingui/core';
import type { ErrorCode } from '@saer/contract/api/error-code';

/** Error messages about accounts and personal data, on any page. */
export const accountErrorMessages = {
  nameRequired: /*i18n*/ { id: 'error.nameRequired', message: 'Write a name, with at least one letter.' },
  notAnEmail: /*i18n*/ { id: 'error.notAnEmail', message: 'Please enter a valid email address' },
  notAMobile: /*i18n*/ {
    id: 'error.notAMobile',
    message: 'Please enter a valid phone number',
  },
  notAUrl: /*i18n*/ {
    id: 'error.notAUrl',
    message: 'Enter an address that begins with http:// or https://.',
  },
  notAnImage: /*i18n*/ {
    id: 'error.notAnImage',
    message: 'This is not a picture we can use. Choose a PNG, JPEG or GIF file.',
  },
  textTooShort: /*i18n*/ {
    id: 'error.textTooShort',
    message: 'This is too short. Write {minimum} characters or more.',
  },
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
  notAUuid: /*i18n*/ {
    id: 'error.notAUuid',
    message: 'This is not a valid key. Send a UUID, such as 0b7e6f0a-1c2d-4e3f-8a9b-0c1d2e3f4a5b.',
  },
  notACalculation: /*i18n*/ {
    id: 'error.notACalculation',
    message: 'This is not a calculation. Copy it from the calculator’s address, or leave it out.',
  },
  notANationalId: /*i18n*/ {
    id: 'error.notANationalId',
    message: 'Enter the ten digits of a national id (begins with 1) or a residence permit (begins with 2).',
  },
  secondFactorNeeded: /*i18n*/ {
    id: 'error.secondFactorNeeded',
    message: 'Your account must have a second factor. Set one up first.',
  },
  secondFactorDemanded: /*i18n*/ {
    id: 'error.secondFactorDemanded',
    message:
      'Your account must have a second factor, and this is the only one. Add another one before you remove it.',
  },
  secondFactorMissing: /*i18n*/ {
    id: 'error.secondFactorMissing',
    message: 'Turn on an authenticator app first.',
  },
  wrongSecondFactor: /*i18n*/ {
    id: 'error.wrongSecondFactor',
    message: 'This code is wrong or was used before. Wait for the next code in your app, and try again.',
  },
  proofNeeded: /*i18n*/ { id: 'error.proofNeeded', message: 'Enter your password or a code.' },
  signInNeeded: /*i18n*/ { id: 'error.signInNeeded', message: 'You must be logged in first' },
  sessionEnded: /*i18n*/ { id: 'error.sessionEnded', message: 'Your session has ended. Sign in again.' },
  notAllowed: /*i18n*/ { id: 'error.notAllowed', message: 'Your account isn’t allowed to do this.' },
  notVerified: /*i18n*/ {
    id: 'error.notVerified',
    message: 'Confirm your email address first, with the code we sent you.',
  },
  awaitingApproval: /*i18n*/ {
    id: 'error.awaitingApproval',
    message: 'Your registration is awaiting approval. You’ll get an email as soon as it’s confirmed.',
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
  transitionNotAllowed: /*i18n*/ {
    id: 'error.transitionNotAllowed',
    message: 'This account has been changed, so this is no longer possible. Reload the list.',
  },
  appTooOld: /*i18n*/ {
    id: 'error.appTooOld',
    message: 'This version is out of date. Update the app to continue.',
  },
  tooManyTries: /*i18n*/ {
    id: 'error.tooManyTries',
    message: 'Too many attempts. Wait {seconds, plural, one {# second} other {# seconds}}, then try again.',
  },
  partnerUnavailable: /*i18n*/ {
    id: 'error.partnerUnavailable',
    message:
      '{reason, select, storeFull {There is no room for files. Try again later.} other {The service we need for this does not answer. Try again in a few minutes.}}',
  },
  termsNotAccepted: /*i18n*/ { id: 'error.termsNotAccepted', message: 'Accept the terms to continue.' },
} satisfies Partial<Record<ErrorCode, MessageDescriptor>>;
