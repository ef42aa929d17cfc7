import { useLingui } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import {
  BadgeCheck,
  CalendarClock,
  ChevronRight,
  CreditCard,
  FileClock,
  Inbox,
  MailWarning,
  MessageSquareWarning,
  PackageX,
  ReceiptText,
  ShieldCheck,
  TrendingUp,
  UserCheck,
} from 'lucide-react';
import { undelivered } from '../../domain/messages/undelivered-filter.ts';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

export const waitingNames = [
  'registrations',
  'contactMessages',
  'openPayments',
  'requestedSubscriptions',
  'endingSubscriptions',
  'feeTablesInReview',
  'proposedChanges',
  'unconfirmedFees',
  'unconfirmedFactors',
  'costsWithoutFactor',
  'undeliveredEmails',
  'undeliveredSms',
] as const;
export type Waiting = (typeof waitingNames)[number];

/** Labels of an admin's pending tasks. */
const waitingWords: Readonly<Record<Waiting, MessageDescriptor>> = {
  registrations: msg`Registrations to approve`,
  contactMessages: msg`Contact messages to answer`,
  openPayments: msg`Payments to decide about`,
  requestedSubscriptions: msg`Subscriptions to accept`,
  endingSubscriptions: msg`Subscriptions that end soon`,
  feeTablesInReview: msg`Fee tables under review`,
  proposedChanges: msg`Changes for all sellers to approve`,
  unconfirmedFees: msg`Fees to be confirmed`,
  unconfirmedFactors: msg`Range factors to be confirmed`,
  costsWithoutFactor: msg`Costs without a range factor`,
  undeliveredEmails: msg`Emails that did not arrive`,
  undeliveredSms: msg`SMS that did not arrive`,
};

/** Why each is pending, and what to do. */
const waitingHints: typeof waitingWords = {
  contactMessages: msg`New or open: their senders wait for an answer.`,
  registrations: msg`Sellers who can start once you approve them.`,
  openPayments: msg`Money without an order, or without a result. Refund, apply or close.`,
  requestedSubscriptions: msg`Requests without a card: accept them once they are paid.`,
  endingSubscriptions: msg`Within seven days. Their subscribers are reminded.`,
  feeTablesInReview: msg`Review them, then publish or send back.`,
  proposedChanges: msg`Other admins proposed them. They are made once you approve them.`,
  unconfirmedFees: msg`Figures in force that nobody has checked yet.`,
  unconfirmedFactors: msg`Until confirmed they only count where a seller names no target.`,
  costsWithoutFactor: msg`Ranges of costs that no band covers: a seller who names no target gets no price there.`,
  undeliveredEmails: msg`Never accepted for delivery, or come back. Of the last 90 days.`,
  undeliveredSms: msg`Never accepted for delivery, or reported as not delivered. Of the last 90 days.`,
};

type Props = { readonly name: Waiting; readonly count: number };

const icons = {
  registrations: UserCheck,
  contactMessages: Inbox,
  openPayments: ReceiptText,
  requestedSubscriptions: CreditCard,
  endingSubscriptions: CalendarClock,
  feeTablesInReview: FileClock,
  proposedChanges: ShieldCheck,
  unconfirmedFees: BadgeCheck,
  unconfirmedFactors: TrendingUp,
  costsWithoutFactor: PackageX,
  undeliveredEmails: MailWarning,
  undeliveredSms: MessageSquareWarning,
} as const satisfies Record<Waiting, unknown>;

/** Links to where each is handled. */
const targets: Readonly<Record<Waiting, { to: string; search: Record<string, string> }>> = {
  registrations: { to: '/admin/user/inactive', search: {} },
  contactMessages: { to: '/admin/contact-management', search: {} },
  openPayments: { to: '/admin/transaction', search: {} },
  requestedSubscriptions: { to: '/admin/subscription', search: { status: 'PENDING' } },
  endingSubscriptions: { to: '/admin/subscription', search: { status: 'ACTIVE' } },
  feeTablesInReview: { to: '/admin/fee-table', search: { state: 'review' } },
  proposedChanges: { to: '/admin/fee-proposals', search: {} },
  unconfirmedFees: { to: '/admin/fee-table', search: { state: 'inForce' } },
  unconfirmedFactors: { to: '/admin/range-factor', search: {} },
  costsWithoutFactor: { to: '/admin/range-factor', search: {} },
  undeliveredEmails: { to: '/admin/notifications', search: { tab: 'email', state: undelivered } },
  undeliveredSms: { to: '/admin/notifications', search: { tab: 'sms', state: undelivered } },
};

const tile = 'flex h-full items-center gap-3 rounded-card border border-line bg-surface p-3 shadow-card';

/** A kind of pending task: its count, its reason, and the way to it. */
export function WaitingTile({ name, count }: Props) {
  const { i18n } = useLingui();
  const Icon = icons[name];
  const content = (
    <>
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-warning-soft text-warning">
        <Icon aria-hidden className="size-4" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium text-ink">{i18n._(waitingWords[name])}</span>
        <span className="block text-xs text-muted">{i18n._(waitingHints[name])}</span>
      </span>
      <span className="text-xl font-semibold text-ink tabular-nums" data-testid={`waiting-${name}`}>
        {count}
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted rtl:-scale-x-100" />
    </>
  );
  return (
    <li>
      <Link
        {...targets[name]}
        className={`${tile} transition-colors hover:border-line-strong hover:bg-hover`}
      >
        {content}
      </Link>
    </li>
  );
}
