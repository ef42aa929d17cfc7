import type { MessageDescriptor } from '@lingui/core';
import type { SecurityChange } from './message.ts';

/** Texts of messages about changes to an account's credentials. */
export const securityWords: Readonly<
  Record<SecurityChange, { readonly heading: MessageDescriptor; readonly what: MessageDescriptor }>
> = {
  enableTotp: {
    heading: /*i18n*/ { id: 'mail.security.enableTotp', message: 'Two-step sign-in is on' },
    what: /*i18n*/ {
      id: 'mail.security.enableTotpWhat',
      message:
        'From now on your account asks for a code of your authenticator app after the password. Every other device was signed out.',
    },
  },
  disableTotp: {
    heading: /*i18n*/ { id: 'mail.security.disableTotp', message: 'The authenticator app was removed' },
    what: /*i18n*/ {
      id: 'mail.security.disableTotpWhat',
      message: 'Your account no longer asks for codes of an authenticator app.',
    },
  },
  renewRecoveryCodes: {
    heading: /*i18n*/ { id: 'mail.security.renewCodes', message: 'You have new recovery codes' },
    what: /*i18n*/ {
      id: 'mail.security.renewCodesWhat',
      message: 'New recovery codes were made for your account. The old ones no longer work.',
    },
  },
  useRecoveryCode: {
    heading: /*i18n*/ { id: 'mail.security.useCode', message: 'A recovery code was used' },
    what: /*i18n*/ {
      id: 'mail.security.useCodeWhat',
      message:
        'One of your recovery codes was used to sign in or to change your account. It does not work again.',
    },
  },
  addPasskey: {
    heading: /*i18n*/ { id: 'mail.security.addPasskey', message: 'A passkey was added' },
    what: /*i18n*/ {
      id: 'mail.security.addPasskeyWhat',
      message:
        'A passkey was added to your account. It signs in without the password. If you did not add it, remove it in the account settings, under “Sign-in security”.',
    },
  },
  removePasskey: {
    heading: /*i18n*/ { id: 'mail.security.removePasskey', message: 'A passkey was removed' },
    what: /*i18n*/ {
      id: 'mail.security.removePasskeyWhat',
      message: 'A passkey of your account was removed, and every other device was signed out.',
    },
  },
  resetSecondFactor: {
    heading: /*i18n*/ { id: 'mail.security.reset', message: 'Your second factor was reset' },
    what: /*i18n*/ {
      id: 'mail.security.resetWhat',
      message:
        'An administrator removed the authenticator app, recovery codes and passkeys of your account, and every device was signed out. Sign in with your password and set up a new second factor.',
    },
  },
};
