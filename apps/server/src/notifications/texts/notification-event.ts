import type { NotificationKind } from '@saer/contract/contact/notification';
import type { SecurityChange, SubscriptionNews } from '../../messages/templates/message.ts';

interface SubscriptionFacts {
  readonly news: SubscriptionNews;
  readonly planEn: string;
  readonly planAr: string;
  readonly until: string | null;
  readonly days: number;
  /** Halalas. */
  readonly amount: number;
}

/** Facts of what happened, by its kind, without a language. */
interface EventFacts {
  readonly accountApproved: object;
  readonly securityChanged: { readonly change: SecurityChange | 'password' | 'contact' };
  readonly subUserAdded: { readonly name: string };
  readonly paymentChanged: SubscriptionFacts;
  readonly subscriptionChanged: SubscriptionFacts;
  readonly invoiceIssued: {
    readonly number: string;
    readonly isCreditNote: boolean;
    /** Halalas. */
    readonly total: number;
  };
  readonly feesChanged: {
    readonly storeEn: string;
    readonly storeAr: string;
    /** The first day of the new fees, YYYY-MM-DD. */
    readonly effectiveFrom: string;
    readonly earningLess: number;
    /** Absent in what was written before it was told. */
    readonly earningMore?: number;
    readonly makingLoss: number;
    /** Halalas more or less in a month, of products whose sales are known; null: of none. */
    readonly monthlyChange: number | null;
  };
  readonly factorsChanged: {
    /** The first day of the new range factors, YYYY-MM-DD. */
    readonly effectiveFrom: string;
    /** Saved products whose recommended price rises, falls, or is gone, and those that meet their target no longer. */
    readonly dearer: number;
    readonly cheaper: number;
    readonly losingPrice: number;
    readonly losingTarget: number;
  };
  readonly sheetImported: {
    /** Its file; null without a name. */
    readonly name: string | null;
    readonly added: number;
    readonly updated: number;
    /** Who imported it. */
    readonly by: string;
  };
  readonly claimsFound: {
    readonly marketplace: 'noon' | 'amazon';
    readonly statements: number;
    /** Halalas. */
    readonly over: number;
  };
  readonly announcement: object;
  readonly registrationWaiting: { readonly name: string };
  readonly subscriptionWaiting: { readonly name: string; readonly planEn: string; readonly planAr: string };
  readonly proposalWaiting: { readonly nameEn: string; readonly nameAr: string };
  readonly contactWaiting: { readonly arrived: number; readonly waiting: number };
}

/** An event of which somebody is notified. */
export type NotificationEvent = {
  readonly [Kind in NotificationKind]: { readonly kind: Kind; readonly data: EventFacts[Kind] };
}[NotificationKind];

export type EventData = NotificationEvent['data'];
