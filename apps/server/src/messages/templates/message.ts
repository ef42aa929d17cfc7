import type { Language } from '@saer/i18n/locale';
import type { Account } from '@saer/contract/account/account';

interface To {
  readonly language: Language;
  /** Whose message it is; absent: nobody's who has an account. */
  readonly accountId?: number;
}

interface ByEmail extends To {
  readonly email: string;
}

type EitherWay =
  | (ByEmail & { readonly mobile?: never })
  | (To & { readonly mobile: string; readonly email?: never });

/** Changes to an account's credentials, as recorded in its history. */
const securityChanges = [
  'enableTotp',
  'disableTotp',
  'renewRecoveryCodes',
  'useRecoveryCode',
  'addPasskey',
  'removePasskey',
  'resetSecondFactor',
] as const;
export type SecurityChange = (typeof securityChanges)[number];

/** The occasions of a message about a subscription. */
export const subscriptionNews = [
  'requested',
  'accepted',
  'refused',
  'renewed',
  'extended',
  'unlimited',
  'endingSoon',
  'ended',
  'cancelled',
  'paid',
  'paymentFailed',
  'credit',
  'refunded',
  'renewalFailed',
  'renewalDue',
] as const;
export type SubscriptionNews = (typeof subscriptionNews)[number];

/** Every message about a contact message or the newsletter. */
export type PublicMessage =
  /** To whoever wrote to us. */
  | (ByEmail & { readonly template: 'contactReceived'; readonly name: string; readonly reference: string })
  /** An admin's reply. */
  | (ByEmail & {
      readonly template: 'contactReplied';
      readonly name: string;
      readonly reference: string;
      readonly text: string;
      /** Opens the form again for an answer. */
      readonly thread: string;
      /** Tells whether the mail itself can be answered. */
      readonly takesAnswers: boolean;
    })
  /** To an admin: several messages in one mail. */
  | (ByEmail & {
      readonly template: 'contactWaiting';
      readonly firstName: string;
      readonly arrived: number;
      readonly waiting: number;
    })
  | (ByEmail & { readonly template: 'newsletterConfirmation'; readonly confirmUrl: string })
  | (ByEmail & {
      readonly template: 'newsletterIssue';
      readonly subject: string;
      readonly text: string;
      readonly unsubscribeUrl: string;
      /** Sent to the admin who wrote it. */
      readonly isTest: boolean;
    });

/** Every message the product sends, with its data. Instants are ISO 8601. */
export type Message =
  | PublicMessage
  | (EitherWay & {
      readonly template:
        | 'registrationCode'
        | 'confirmationCode'
        | 'passwordCode'
        | 'contactCode'
        | 'signInCode';
      readonly code: string;
      readonly expiresAt: string;
    })
  /** The same as a link to a page of whoever uses the files service. */
  | (ByEmail & {
      readonly template: 'confirmationLink' | 'passwordLink' | 'signInLink';
      readonly href: string;
      readonly expiresAt: string;
    })
  /** Someone registered with an address or a number that has an account already. */
  | (EitherWay & { readonly template: 'alreadyRegistered' })
  | (ByEmail & {
      readonly template: 'accountApproved';
      readonly firstName: string;
      /** The calculation entered before signing up, as its query string. */
      readonly calculation: string | null;
    })
  | (ByEmail & {
      readonly template: 'invitation';
      readonly firstName: string;
      readonly invitedBy: string;
      /** The token for `auth/reset-password`; the message turns it into a link. */
      readonly token: string;
      readonly expiresAt: string;
    })
  /** An admin added the account and has its first password. */
  | (ByEmail & { readonly template: 'accountAdded'; readonly firstName: string; readonly invitedBy: string })
  | (ByEmail & { readonly template: 'passwordChanged'; readonly firstName: string })
  | (ByEmail & {
      readonly template: 'securityChanged';
      readonly firstName: string;
      readonly change: SecurityChange;
    })
  /** To the old address, when another took its place. */
  | (EitherWay & { readonly template: 'contactChanged'; readonly firstName: string })
  | (ByEmail & { readonly template: 'deletionPlanned'; readonly firstName: string; readonly until: string })
  | (ByEmail & { readonly template: 'accountRestored'; readonly firstName: string })
  /** A store's fees change, and some of the seller's products earn less or more. */
  | (ByEmail & {
      readonly template: 'feesChanged';
      readonly firstName: string;
      readonly store: string;
      /** The first day of the new fees, YYYY-MM-DD. */
      readonly effectiveFrom: string;
      readonly hasBegun: boolean;
      readonly earningLess: number;
      readonly earningMore: number;
      readonly makingLoss: number;
    })
  /** A text of an admin to many. */
  | (ByEmail & {
      readonly template: 'announcement';
      readonly title: string;
      readonly text: string;
      /** A path of the app; null: none. */
      readonly path: string | null;
    })
  /** With the document attached. */
  | (ByEmail & {
      readonly template: 'invoiceIssued';
      readonly firstName: string;
      readonly number: string;
      readonly isCreditNote: boolean;
      /** Halalas. */
      readonly total: number;
    })
  | (EitherWay & {
      readonly template: 'subscriptionChanged';
      readonly firstName: string;
      readonly news: SubscriptionNews;
      readonly plan: string;
      /** Its end; null without one. */
      readonly until: string | null;
      /** Days until its end, for a reminder. */
      readonly days: number;
      /** Halalas, where money moved or should have; else 0. */
      readonly amount: number;
    });

export type MessageTemplate = Message['template'];

/** The address, language and salutation for a message to an account. */
export const toRecipient = ({
  id,
  email,
  firstName,
  language,
}: Pick<Account, 'id' | 'email' | 'firstName' | 'language'>) => ({
  accountId: id,
  email,
  firstName,
  language,
});

/**
 * Messages that an admin may read, and send to an address that was corrected: they hold no code, and nobody's access hangs on them. A
 * template that is not named here is secret.
 */
const readable: ReadonlySet<string> = new Set<MessageTemplate>([
  'contactReceived',
  'contactReplied',
  'announcement',
  'feesChanged',
  'subscriptionChanged',
  'invoiceIssued',
]);

/** Tells whether what a message says is for its recipient alone. */
export const isSecret = (template: string): boolean => !readable.has(template);

/** A text without the addresses of its links: they may let in whoever has them. */
export const withoutLinks = (text: string): string => text.replaceAll(/https?:\/\/\S+/g, '…');
