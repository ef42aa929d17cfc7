import { msg } from '@lingui/core/macro';
import { deletionGraceDays } from '@saer/contract/account/account';
import type { Topic } from '../topic.ts';

export const account: Topic = {
  summary: msg`Protect your account with a second factor or a passkey, take your data with you, or delete everything.`,
  content: () => ({
    steps: [
      { text: msg`Open “Account settings”.` },
      {
        text: msg`Under “Sign-in security” turn on “Authenticator app”, scan the code with the app, and enter what it shows.`,
        picture: 'security',
      },
      { text: msg`Save the recovery codes somewhere else: each signs you in once, if you lose the phone.` },
      {
        text: msg`Or add a passkey: you then sign in with fingerprint, face or the device’s code, without a password.`,
      },
    ],
    parts: [
      {
        id: 'sessions',
        title: msg`Where you are signed in`,
        paragraphs: [
          msg`The settings list every open session with device and time. End those that you do not know, and change your password.`,
        ],
      },
      {
        id: 'data',
        title: msg`Your data`,
        paragraphs: [
          msg`“Download my data” gives you everything that is stored about you in one file.`,
          msg`“Delete my account” signs you out everywhere. You can sign in again within ${deletionGraceDays} days to take it back; after that it is erased.`,
        ],
      },
    ],
    troubleshooting: [
      {
        id: 'forgot',
        title: msg`I forgot my password`,
        answer: msg`Choose “Forgot your password?” on the sign-in page. A code comes by email or SMS, and with it you set a new one.`,
      },
      {
        id: 'lost-phone',
        title: msg`I lost the phone with the authenticator app`,
        answer: msg`Sign in with a recovery code instead. Without one, write to us: an admin can reset your second factor.`,
      },
      {
        id: 'waiting',
        title: msg`I registered, but cannot use my account yet`,
        answer: msg`An admin approves new accounts, and a mail tells you when. What you priced before is still there then.`,
      },
    ],
    links: [{ title: msg`Open “Account settings”`, href: '/account/settings' }],
  }),
};
