import type { MessageDescriptor } from '@lingui/core';
import type { SecurityChange } from './message.ts';

/** Texts of messages about changes to an account. */
export const accountWords = {
  hello: /*i18n*/ { id: 'mail.hello', message: 'Hello {firstName},' },
  signIn: /*i18n*/ { id: 'mail.signIn', message: 'Sign in' },
  open: /*i18n*/ { id: 'mail.open', message: 'Open the page' },
  switchOff: /*i18n*/ {
    id: 'mail.switchOff',
    message:
      'Announcements by email can be switched off in Saer, in your account settings, under “Notifications”.',
  },
  contactUs: /*i18n*/ {
    id: 'mail.contactUs',
    message: 'If it was not you, set a new password now, and contact us.',
  },
  registered: /*i18n*/ { id: 'mail.registered', message: 'You already have an account' },
  registeredWhy: /*i18n*/ {
    id: 'mail.registeredWhy',
    message:
      'Someone, perhaps you, tried to register with this email address. It already has a Saer account, so no new one was created. Sign in, or choose “Forgot password” on the sign-in page.',
  },
  registeredNotYou: /*i18n*/ {
    id: 'mail.registeredNotYou',
    message: 'If it wasn’t you, you don’t need to do anything: no one learned that you have an account.',
  },
  registeredSms: /*i18n*/ {
    id: 'sms.registered',
    message: 'Your number already has a Saer account. Sign in, or choose "Forgot password".',
  },
  approved: /*i18n*/ { id: 'mail.approved', message: 'Your account is approved' },
  approvedWhat: /*i18n*/ {
    id: 'mail.approvedWhat',
    message: 'Your registration is approved. Sign in and calculate your first price.',
  },
  approvedTyped: /*i18n*/ {
    id: 'mail.approvedTyped',
    message: 'Your registration is approved. Sign in, and the calculator opens with what you typed before.',
  },
  openTyped: /*i18n*/ { id: 'mail.openTyped', message: 'Open what I typed' },
  invited: /*i18n*/ { id: 'mail.invited', message: '{invitedBy} invites you to Saer' },
  invitedWhat: /*i18n*/ {
    id: 'mail.invitedWhat',
    message:
      '{invitedBy} created an account for you at Saer, the price calculator for online sellers. Set your password to get started.',
  },
  added: /*i18n*/ { id: 'mail.added', message: 'An account was added for you at Saer' },
  addedWhat: /*i18n*/ {
    id: 'mail.addedWhat',
    message: '{invitedBy} added an account for you at Saer, the price calculator for online sellers.',
  },
  addedHow: /*i18n*/ {
    id: 'mail.addedHow',
    message:
      'Sign in with this email address and the first password, which {invitedBy} gives you. It works once, and then you choose your own.',
  },
  setPassword: /*i18n*/ { id: 'mail.setPassword', message: 'Set your password' },
  linkUntil: /*i18n*/ {
    id: 'mail.linkUntil',
    message: 'The link works once, until {until} (Riyadh time).',
  },
  notExpected: /*i18n*/ {
    id: 'mail.notExpected',
    message: 'If you did not expect this, ignore this message.',
  },
  passwordChanged: /*i18n*/ { id: 'mail.passwordChanged', message: 'Your password was changed' },
  passwordChangedWhat: /*i18n*/ {
    id: 'mail.passwordChangedWhat',
    message: 'The password of your account was changed, and every device was signed out.',
  },
  contactChanged: /*i18n*/ {
    id: 'mail.contactChanged',
    message: 'Your contact details were changed',
  },
  contactChangedWhat: /*i18n*/ {
    id: 'mail.contactChangedWhat',
    message: 'The email address or mobile number of your account was changed, and the new one was confirmed.',
  },
  contactChangedSms: /*i18n*/ {
    id: 'sms.contactChanged',
    message:
      'The contact details of your Saer account were changed. If it was not you, set a new password now, and contact us.',
  },
  deletion: /*i18n*/ { id: 'mail.deletion', message: 'Your account will be deleted' },
  deletionWhat: /*i18n*/ {
    id: 'mail.deletionWhat',
    message:
      'Your account is closed and will be permanently deleted on {until}, with everything in it. Until then you can undo this: sign in and choose to restore it.',
  },
  restored: /*i18n*/ { id: 'mail.restored', message: 'Your account is restored' },
  restoredWhat: /*i18n*/ {
    id: 'mail.restoredWhat',
    message: 'Your account will not be deleted. Everything is as it was.',
  },
  foot: /*i18n*/ {
    id: 'mail.foot',
    message: 'You received this from Saer because of activity on an account. It is not advertising.',
  },
};

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
