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
import { type Waiting, waitingHints, waitingWords } from './waiting-words.ts';

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
