import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { type Dashboard, findDashboard } from '@saer/contract/site/dashboard';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { CircleCheck } from 'lucide-react';
import { formatScaled } from '@saer/i18n/format-number';
import { Instant } from '../../components/figure/instant.tsx';
import { Notice } from '../../components/layout/notice.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { QueryFallback } from '../../components/layout/query-fallback.tsx';
import { useFailureWords } from '../../lib/form/use-failure-words.ts';
import { StoreFees } from './store-fees.tsx';
import { Card } from '../../components/layout/card.tsx';
import { linkStyle } from '../../components/button/button-style.ts';
import { ChangeGroups } from '../../domain/audit/change-groups.tsx';
import { WaitingTile, type Waiting, waitingNames } from './waiting-tile.tsx';
import { Sparkline } from '../../components/chart/sparkline.tsx';
import { call } from '../../lib/api/api.ts';

/** Pending tasks and key figures, refetched every minute while the page is visible. */
const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: () => call(findDashboard, {}),
  refetchInterval: 60_000,
  meta: { quiet: true },
});

type Props = {
  readonly title: string;
  readonly count: number;
  readonly to: string;
  /** The part of the list that is counted. */
  readonly only?: string;
  /** The count at the end of each of the last days. */
  readonly trend?: readonly number[];
  /** Tone if the count is above zero. */
  readonly tone?: 'negative' | 'warning';
};

const tones = { negative: 'text-danger', warning: 'text-warning' } as const;

/** One figure of the strip, with its trend, which opens what it counts. */
function StateFigure({ title, count, to, only, trend, tone }: Props) {
  const colour = tone === undefined || count === 0 ? 'text-ink' : tones[tone];
  const growth = count - (trend?.[0] ?? count);
  return (
    <li className="relative flex min-w-0 flex-col px-4 py-2.5 transition-colors first:rounded-t-card last:rounded-b-card hover:bg-hover max-lg:not-last:border-b max-lg:border-line lg:rounded-none! lg:first:rounded-s-card! lg:last:rounded-e-card!">
      <Link
        to={to}
        search={only === undefined ? {} : { only }}
        className="text-sm text-muted after:absolute after:inset-0 after:rounded-control hover:underline"
      >
        {title}
      </Link>
      <span className="flex items-end justify-between gap-3 max-lg:flex-row-reverse max-lg:justify-start">
        <span className={`text-xl font-semibold tabular-nums ${colour}`}>
          <bdi dir="ltr">{formatScaled(count, 0)}</bdi>
        </span>
        {trend === undefined ? null : <Sparkline values={trend} />}
      </span>
      {trend === undefined ? null : (
        <span className="text-xs text-muted">
          <Plural value={growth} _0="none new in 30 days" one="# new in 30 days" other="# new in 30 days" />
        </span>
      )}
    </li>
  );
}

/** Key figures in one strip, with their trends. */
function StateFigures({ state, trends }: Pick<Dashboard, 'state' | 'trends'>) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        <Trans>At a glance</Trans>
      </h2>
      <ul className="grid rounded-card border border-line bg-surface shadow-card lg:grid-cols-6 lg:divide-x lg:divide-line">
        <StateFigure
          title={t`Sellers`}
          count={state.sellers}
          trend={trends.sellers}
          to="/admin/user/active"
        />
        <StateFigure
          title={t`Sub-users`}
          count={state.subUsers}
          trend={trends.subUsers}
          to="/admin/user/active"
        />
        <StateFigure
          title={t`Active subscriptions`}
          count={state.activeSubscriptions}
          to="/admin/subscription"
        />
        <StateFigure
          title={t`Products`}
          count={state.products}
          trend={trends.products}
          to="/admin/products"
        />
        <StateFigure
          title={t`Sold at a loss`}
          count={state.losing}
          to="/admin/products"
          only="losing"
          tone="negative"
        />
        <StateFigure
          title={t`Priced by earlier fees or factors`}
          count={state.outdated}
          to="/admin/products"
          only="outdated"
          tone="warning"
        />
      </ul>
    </section>
  );
}

/** Unconfirmed figures, by where they are confirmed: in fee tables, or among the range factors. */
const counts = ({
  waiting,
  stores,
}: Pick<Dashboard, 'waiting' | 'stores'>): Readonly<Record<Waiting, number>> => {
  const inTables = stores.reduce((sum, { feeTable }) => sum + (feeTable?.unconfirmed ?? 0), 0);
  return {
    ...waiting,
    unconfirmedFees: inTables,
    unconfirmedFactors: Math.max(0, waiting.unconfirmedFees - inTables),
  };
};

/** An admin's pending tasks, each a tile that leads to it. */
function WaitingTiles(dashboard: Pick<Dashboard, 'waiting' | 'stores'>) {
  const id = useId();
  const waiting = counts(dashboard);
  const there = waitingNames.filter((name) => waiting[name] > 0);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-sm font-semibold text-muted">
        <Trans>Waiting for you</Trans>
      </h2>
      {there.length === 0 ? (
        <p className="flex items-center gap-2 text-sm text-muted">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-brand-strong" />
          <Trans>Nothing is waiting for you. All done, well done.</Trans>
        </p>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(--spacing(64),1fr))]">
          {there.map((name) => (
            <WaitingTile key={name} name={name} count={waiting[name]} />
          ))}
        </ul>
      )}
    </section>
  );
}

const historyPage: string = '/admin/history';

/** The newest changes, and the way to all of them. */
function NewestChanges({ changes, at }: Pick<Dashboard, 'changes' | 'at'>) {
  const id = useId();
  return (
    <Card labelledBy={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="text-base font-semibold text-ink">
          <Trans>Newest changes</Trans>
        </h2>
        <Link to={historyPage} className={`${linkStyle} text-sm`}>
          <Trans>All changes</Trans>
        </Link>
      </div>
      {changes.length === 0 ? (
        <p className="mt-2 text-sm text-muted">
          <Trans>Nothing has been changed yet.</Trans>
        </p>
      ) : (
        <ChangeGroups groups={changes} at={at} />
      )}
    </Card>
  );
}

/** An admin's pending tasks and key figures. */
export function DashboardPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(dashboardQuery);
  const failureWords = useFailureWords();
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title={t`Overview`}
        about={
          data === undefined ? undefined : (
            <Trans>
              Updated <Instant at={data.at} />; refreshes every minute.
            </Trans>
          )
        }
      />
      {error === null || data === undefined ? null : (
        <Notice tone="warning">
          <Trans>These figures couldn’t be refreshed:</Trans> {failureWords(error)}
        </Notice>
      )}
      {data !== undefined ? (
        <>
          <WaitingTiles waiting={data.waiting} stores={data.stores} />
          <StateFigures state={data.state} trends={data.trends} />
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <StoreFees stores={data.stores} />
            <NewestChanges changes={data.changes} at={data.at} />
          </div>
        </>
      ) : (
        <QueryFallback error={error} onRetry={refetch} lines={10} />
      )}
    </div>
  );
}
