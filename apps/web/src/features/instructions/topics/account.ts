import { msg } from '@lingui/core/macro';
import { deletionGraceDays } from '@saer/contract/account/account';
import type { Topic } from '../topic.ts';
import { entitlements } from '@saer/contract/subscriptions/entitlements';
import { daysOf } from '@saer/contract/subscriptions/subscription-lifecycle';

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

export const team: Topic = {
  summary: msg`Give the people you work with their own sign-in, without sharing your password.`,
  content: () => ({
    steps: [
      { text: msg`Open “Sub-users” in your account.`, picture: 'team' },
      { text: msg`Choose “Add a sub-user”, and enter name, email and mobile.` },
      { text: msg`They get an email with a link to set their own password, and then see your products.` },
      {
        text: msg`When somebody leaves, remove them here: their access ends at once, and their changes stay in the history.`,
      },
    ],
    parts: [
      {
        id: 'may',
        title: msg`What a sub-user may do`,
        paragraphs: [
          msg`They work with your products as you do: price, save, upload sheets and reprice, within the limits of your plan.`,
          msg`They cannot pay, see invoices, add other users, or delete your account. The history names who changed what.`,
        ],
      },
      {
        id: 'how-many',
        title: msg`How many`,
        paragraphs: [
          msg`Your plan says how many people may use it, you included. Without a plan it is you alone.`,
        ],
      },
    ],
    troubleshooting: [
      {
        id: 'no-mail',
        title: msg`The invitation did not arrive`,
        answer: msg`Ask them to look among unwanted mail, and check the address in the list. On the sign-in page “Forgot your password?” sends them a code to set one.`,
      },
      {
        id: 'full',
        title: msg`“Your plan has no more users”`,
        answer: msg`Remove a sub-user who no longer works with you, or choose a larger plan.`,
      },
    ],
    links: [{ title: msg`Open “Sub-users”`, href: '/account/settings/manage-subscription-users' }],
  }),
};

const { free, subscribed } = entitlements;

export const plans: Topic = {
  summary: msg`What is free, how to pay by mada or credit card, and what happens when a plan ends.`,
  content: () => ({
    steps: [
      { text: msg`Look at the plans: the prices by month and by year include VAT.` },
      {
        text: msg`Choose one, sign in, and check the summary: what you pay, until when it holds, and whose name is on the invoice.`,
        picture: 'plans',
      },
      {
        text: msg`Pay by mada or credit card on the page of the payment service. Or request the plan without paying now: an admin decides on it. Where checkout names a bank account, transfer the price to it.`,
      },
      {
        text: msg`The plan is active as soon as the payment succeeds. The invoice arrives by mail, and stays under “My subscription”.`,
      },
    ],
    parts: [
      {
        id: 'free',
        title: msg`Without a plan`,
        paragraphs: [
          msg`The calculator has no limit. You can save up to ${free.products ?? 0} products, and price a sheet of any length on the screen; sheets of up to ${free.sheetRows} rows can be saved and downloaded.`,
        ],
      },
      {
        id: 'with-plan',
        title: msg`With a plan`,
        paragraphs: [
          msg`As many products as you like, ${subscribed.sheetRows} rows of a sheet at a time, repricing of all products at once, and sub-users.`,
        ],
      },
      {
        id: 'end',
        title: msg`When it ends`,
        paragraphs: [
          msg`A month is ${daysOf.month} days, a year ${daysOf.year} days. Before the end you get mails; a credit card can renew the plan by itself, mada asks you each time.`,
          msg`Everything you saved stays: you can read, change, download and delete it. Only adding needs a plan again.`,
        ],
      },
    ],
    troubleshooting: [
      {
        id: 'declined',
        title: msg`My payment failed`,
        answer: msg`The result page names the reason that the bank gave. A failed payment costs nothing: pay again with the same or another card.`,
      },
      {
        id: 'unclear',
        title: msg`I paid, but see no result`,
        answer: msg`Do not pay a second time. Saer asks the payment service until the outcome is certain, and “My subscription” shows it.`,
      },
      {
        id: 'company',
        title: msg`My invoice needs a company and a VAT number`,
        answer: msg`Enter both at the checkout, before you pay: you then get a tax invoice instead of a simplified one.`,
      },
    ],
    links: [{ title: msg`Open “My subscription”`, href: '/account/settings/subscriptions' }],
  }),
};
