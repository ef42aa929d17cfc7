import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  MessageFailure,
  MessageState,
  NotificationChannel,
  NotificationGroup,
  NotificationKind,
} from '@saer/contract/contact/notification';

export const groupWords: Readonly<Record<NotificationGroup, MessageDescriptor>> = {
  account: msg`Account and security`,
  subscription: msg`Subscription and payments`,
  work: msg`Products and statements`,
  news: msg`Announcements`,
  admin: msg`Work for admins`,
};

export const kindWords: Readonly<Record<NotificationKind, MessageDescriptor>> = {
  accountApproved: msg`Your account is approved`,
  securityChanged: msg`Password, address or sign-in changed`,
  subUserAdded: msg`A sub-user was added`,
  paymentChanged: msg`Payments, refunds and renewals by card`,
  subscriptionChanged: msg`Your subscription begins, changes or ends`,
  invoiceIssued: msg`Invoices and credit notes`,
  feesChanged: msg`New fees make your products earn less, or more`,
  factorsChanged: msg`New range factors change recommended prices`,
  sheetImported: msg`A sheet was imported`,
  claimsFound: msg`The statement check found money to claim back`,
  announcement: msg`News from Saer`,
  registrationWaiting: msg`A registration waits for approval`,
  subscriptionWaiting: msg`A plan was requested`,
  proposalWaiting: msg`A change waits for a second person`,
  contactWaiting: msg`New contact messages`,
};

export const channelWords: Readonly<Record<NotificationChannel, MessageDescriptor>> = {
  app: msg`In Saer`,
  push: msg`On screen`,
  email: msg`Email`,
  sms: msg`SMS`,
};

/** The states of a message; `SENT` says that somebody took it to carry it, `DELIVERED` that they reported that it arrived. */
export const messageStateWords: Readonly<
  Record<
    MessageState,
    {
      readonly label: MessageDescriptor;
      readonly tone: 'neutral' | 'info' | 'positive' | 'negative' | 'warning';
    }
  >
> = {
  QUEUED: { label: msg`Waiting`, tone: 'warning' },
  SENT: { label: msg`Handed over`, tone: 'info' },
  DELIVERED: { label: msg`Delivered`, tone: 'positive' },
  BOUNCED: { label: msg`Returned`, tone: 'negative' },
  FAILED: { label: msg`Not sent`, tone: 'negative' },
  WITHDRAWN: { label: msg`Withdrawn`, tone: 'neutral' },
};

/** Reasons why a message is not where it should be. */
export const failureWords: Readonly<Record<MessageFailure, MessageDescriptor>> = {
  unreachable: msg`The service that carries it could not be reached. It is tried again.`,
  refused: msg`The service that carries it refused it for good.`,
  gaveUp: msg`The service that carries it could not be reached in any try.`,
  expired: msg`It was of no use any more.`,
  bounced: msg`The service took it, and could not deliver it.`,
  delayed: msg`The service took it, and has not delivered it yet.`,
  complained: msg`It arrived, and was reported as unwanted.`,
  addressRefuses: msg`Not tried: the address refuses emails, and this one went to many.`,
};

const templates: Readonly<Record<string, MessageDescriptor>> = {
  registrationCode: msg`Code to register`,
  confirmationCode: msg`Code to confirm an address`,
  passwordCode: msg`Code to set a password`,
  contactCode: msg`Code to change an address`,
  signInCode: msg`Code to sign in`,
  confirmationLink: msg`Link to confirm an address`,
  passwordLink: msg`Link to set a password`,
  signInLink: msg`Link to sign in`,
  alreadyRegistered: msg`Already registered`,
  accountApproved: msg`Account approved`,
  invitation: msg`Invitation`,
  accountAdded: msg`Account added`,
  passwordChanged: msg`Password changed`,
  securityChanged: msg`Sign-in changed`,
  contactChanged: msg`Address changed`,
  deletionPlanned: msg`Account will be deleted`,
  accountRestored: msg`Account restored`,
  feesChanged: msg`New fees`,
  announcement: msg`Announcement`,
  invoiceIssued: msg`Invoice or credit note`,
  subscriptionChanged: msg`Subscription or payment`,
  contactReceived: msg`Message received`,
  contactReplied: msg`Reply to a message`,
  contactWaiting: msg`New contact messages`,
  newsletterConfirmation: msg`Newsletter: please confirm`,
  newsletterIssue: msg`Newsletter`,
};

/** Subject of a message. */
export const templateWords = (template: string): MessageDescriptor => templates[template] ?? msg`Message`;
