import { useLingui } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, FileClock, MailWarning, TrendingUp, UserCheck } from 'lucide-react';
import { type Waiting, waitingHints, waitingWords } from './waiting-words.ts';

type Props = { readonly name: Waiting; readonly count: number };

const icons = {
  registrations: UserCheck,
  feeTablesInReview: FileClock,
  unconfirmedFees: BadgeCheck,
  unconfirmedFactors: TrendingUp,
  failedMessages: MailWarning,
} as const satisfies Record<Waiting, unknown>;

/** Where each is dealt with; what went wrong outside the app is dealt with outside. */
const targets: Readonly<Record<Waiting, { to: string; search: Record<string, string> } | undefined>> = {
  registrations: { to: '/admin/user/inactive', search: {} },
  feeTablesInReview: { to: '/admin/fee-table', search: { state: 'review' } },
  unconfirmedFees: { to: '/admin/fee-table', search: { state: 'published' } },
  unconfirmedFactors: { to: '/admin/range-factor', search: {} },
  failedMessages: undefined,
};

const line = 'flex min-h-16 items-center gap-3 rounded-control px-2 py-2';

/** A kind of pending task: its count, reason and link. */
export function WaitingItem({ name, count }: Props) {
  const { i18n } = useLingui();
  const Icon = icons[name];
  const target = targets[name];
  const content = (
    <>
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-warning-soft text-warning">
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium text-ink">{i18n._(waitingWords[name])}</span>
        <span className="block text-xs text-muted">{i18n._(waitingHints[name])}</span>
      </span>
      <span className="text-xl font-semibold text-ink tabular-nums" data-testid={`waiting-${name}`}>
        {count}
      </span>
    </>
  );
  return (
    <li className="-mx-2">
      {target === undefined ? (
        <div className={line}>{content}</div>
      ) : (
        <Link {...target} className={`${line} transition-colors hover:bg-hover`}>
          {content}
        </Link>
      )}
    </li>
  );
}
