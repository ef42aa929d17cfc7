import {
  addPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '@saer/contract/passkey';
import {
  confirmTotp,
  disableTotp,
  findSignInSecurity,
  renewRecoveryCodes,
  resetSecondFactor,
  secondFactor,
  startTotp,
} from '@saer/contract/second-factor';
import type { EndpointGroup } from './account-endpoint-words.ts';

/** Descriptions of the second factor and passkey endpoints. */
export const securityGroup: EndpointGroup = {
  id: 'security',
  title: /*i18n*/ { id: 'docs.accounts.security', message: 'Second factor and passkeys' },
  endpoints: [
    [
      secondFactor,
      /*i18n*/ {
        id: 'docs.accounts.secondFactor',
        message:
          'Finishes a sign-in that was answered with `secondStepNeeded`: with the `token` of that answer and a code of the authenticator app or a recovery code. 5 minutes, 5 attempts.',
      },
    ],
    [
      startPasskeySignIn,
      /*i18n*/ {
        id: 'docs.accounts.startPasskeySignIn',
        message:
          'Begins a sign-in with a passkey: the options for `navigator.credentials.get` and a token that is good once, for 5 minutes.',
      },
    ],
    [
      signInWithPasskey,
      /*i18n*/ {
        id: 'docs.accounts.signInWithPasskey',
        message:
          'Signs in with the passkey that answered. Its user was verified by the device, so no second step follows; whether the account may enter is decided as with a password.',
      },
    ],
    [
      findSignInSecurity,
      /*i18n*/ {
        id: 'docs.accounts.findSignInSecurity',
        message:
          'Whether codes of an app are on, how many recovery codes are left, which passkeys there are, and whether a second factor is demanded. Where one is demanded and missing, every other call is answered with `secondFactorNeeded`.',
      },
    ],
    [
      startTotp,
      /*i18n*/ {
        id: 'docs.accounts.startTotp',
        message:
          'Gives a new secret for an authenticator app, for the password or a code. It counts once `auth/totp/confirm` has its first code.',
      },
    ],
    [
      confirmTotp,
      /*i18n*/ {
        id: 'docs.accounts.confirmTotp',
        message:
          'Turns the app on with its first code. The recovery codes are shown this once; every other session ends.',
      },
    ],
    [
      disableTotp,
      /*i18n*/ {
        id: 'docs.accounts.disableTotp',
        message:
          'Turns the app off, for the password or a code. The last second factor stays while one is demanded.',
      },
    ],
    [
      renewRecoveryCodes,
      /*i18n*/ {
        id: 'docs.accounts.renewRecoveryCodes',
        message: 'Makes ten new recovery codes, for the password or a code; the old ones are dead.',
      },
    ],
    [
      startPasskey,
      /*i18n*/ {
        id: 'docs.accounts.startPasskey',
        message:
          'Begins to add a passkey, for the password or a code: the options for `navigator.credentials.create`.',
      },
    ],
    [
      addPasskey,
      /*i18n*/ {
        id: 'docs.accounts.addPasskey',
        message: 'Adds the passkey that the browser made, under a name.',
      },
    ],
    [
      renamePasskey,
      /*i18n*/ {
        id: 'docs.accounts.renamePasskey',
        message: 'Gives a passkey another name.',
      },
    ],
    [
      removePasskey,
      /*i18n*/ {
        id: 'docs.accounts.removePasskey',
        message: 'Removes a passkey, for the password or a code; every other session ends.',
      },
    ],
    [
      resetSecondFactor,
      /*i18n*/ {
        id: 'docs.accounts.resetSecondFactor',
        message:
          'Removes the authenticator app, recovery codes and passkeys of an account whose owner lost them; its sessions end and its owner is told by mail. Nobody resets their own.',
      },
    ],
  ],
};
