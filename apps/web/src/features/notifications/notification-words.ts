import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  MessageState,
  NotificationChannel,
  NotificationGroup,
  NotificationKind,
} from '@saer/contract/notification';

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
  feesChanged: msg`We tell you that new fees make your products earn less`,
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
  email: msg`Email`,
  sms: msg`SMS`,
};

/** The states of a message; `SENT` says that somebody took it to carry it, not that it arrived. */
export const messageStateWords: Readonly<
  Record<
    MessageState,
    { readonly label: MessageDescriptor; readonly tone: 'neutral' | 'info' | 'negative' | 'warning' }
  >
> = {
  QUEUED: { label: msg`Waiting`, tone: 'warning' },
  SENT: { label: msg`Handed over`, tone: 'info' },
  FAILED: { label: msg`Not sent`, tone: 'negative' },
  WITHDRAWN: { label: msg`Withdrawn`, tone: 'neutral' },
};

const templates: Readonly<Record<string, MessageDescriptor>> = {
  registrationCode: msg`Code to register`,
  confirmationCode: msg`Code to confirm an address`,
  passwordCode: msg`Code to set a password`,
  contactCode: msg`Code to change an address`,
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
