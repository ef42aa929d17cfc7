import { Trans, useLingui } from '@lingui/react/macro';
import type { Subscription } from '@saer/contract/subscriptions/subscription';
import { possibleEvents } from '@saer/contract/subscriptions/subscription-lifecycle';
import type { Column } from '../../components/table/data-table.tsx';
import { Instant } from '../../components/figure/instant.tsx';
import { Menu } from '../../components/overlay/menu.tsx';
import { Money } from '../../components/figure/money.tsx';
import { useName } from '../../domain/names/use-name.ts';
import { StatusBadge } from './status-badge.tsx';
import { type Decision, decisionWords, periodWords } from './subscription-words.ts';

const isDecision = (event: string): event is Decision => Object.hasOwn(decisionWords, event);

function Subscriber({ subscriber }: Pick<Subscription, 'subscriber'>) {
  if (subscriber === null)
    return (
      <span className="font-normal text-muted">
        <Trans>Deleted account</Trans>
      </span>
    );
  const { fullName, email } = subscriber;
  return (
    <span className="block min-w-0 text-start [overflow-wrap:anywhere]">
      <span className="block font-medium text-ink">
        <bdi>{fullName}</bdi>
      </span>
      <span className="block text-xs font-normal text-muted">
        <bdi dir="ltr">{email}</bdi>
      </span>
    </span>
  );
}

function Status({ row }: { readonly row: Subscription }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <StatusBadge status={row.status} />
      {row.cancelAtEnd && row.status === 'ACTIVE' ? (
        <span className="text-xs text-muted">
          <Trans>ends with its period</Trans>
        </span>
      ) : null}
    </span>
  );
}

function End({ row: { unlimited, endsAt } }: { readonly row: Subscription }) {
  if (unlimited)
    return (
      <span className="text-muted">
        <Trans>Unlimited</Trans>
      </span>
    );
  return endsAt === null ? <span className="text-muted">–</span> : <Instant at={endsAt} />;
}

/** Columns of the list of subscriptions; the menu has what can be decided about a row now. */
export function useSubscriptionColumns(
  decide: (row: Subscription, event: Decision) => void,
  openStory: (row: Subscription) => void,
): readonly Column<Subscription>[] {
  const { t, i18n } = useLingui();
  const name = useName();
  const getActions = (row: Subscription) => {
    const fullName = row.subscriber?.fullName ?? t`Deleted account`;
    return (
      <div className="flex min-h-control items-center justify-end">
        <Menu
          label={t`Actions for ${fullName}`}
          actions={[
            { id: 'story', title: t`The whole story`, run: () => openStory(row) },
            ...possibleEvents(row, 'admin')
              .filter(isDecision)
              .map((event) => ({
                id: event,
                title: i18n._(decisionWords[event].label),
                isDestructive: event === 'cancel',
                run: () => decide(row, event),
              })),
          ]}
        />
      </div>
    );
  };
  return [
    {
      key: 'subscriber',
      title: t`Subscriber`,
      renderCell: ({ subscriber }) => <Subscriber subscriber={subscriber} />,
    },
    { key: 'plan', title: t`Plan`, renderCell: ({ plan }) => <bdi>{name(plan)}</bdi> },
    { key: 'period', title: t`Period`, renderCell: ({ period }) => i18n._(periodWords[period]) },
    {
      key: 'price',
      title: t`Price with VAT`,
      isSortable: true,
      isFigure: true,
      renderCell: ({ price }) => <Money halalas={price} />,
    },
    { key: 'status', title: t`Status`, renderCell: (row) => <Status row={row} /> },
    {
      key: 'startsAt',
      title: t`Begins`,
      isSortable: true,
      renderCell: ({ startsAt }) =>
        startsAt === null ? <span className="text-muted">–</span> : <Instant at={startsAt} />,
    },
    { key: 'endsAt', title: t`Ends`, isSortable: true, renderCell: (row) => <End row={row} /> },
    {
      key: 'createdAt',
      title: t`Requested`,
      isSortable: true,
      renderCell: ({ createdAt }) => <Instant at={createdAt} />,
    },
    { key: 'actions', title: <span className="sr-only">{t`Actions`}</span>, renderCell: getActions },
  ];
}
