import { Trans, useLingui } from '@lingui/react/macro';
import type { Subscription } from '@saer/contract/subscriptions/subscription';
import { useQuery, useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { BillingPeriod } from '@saer/contract/subscriptions/subscription-lifecycle';
import { Card } from '../../../components/layout/card.tsx';
import { HelpLink } from '../../../components/button/help-link.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { ownSubscriptionsQuery, requestMutation } from '../queries.ts';
import { CurrentSubscription } from './current-subscription.tsx';
import { OwnInvoices } from './own-invoices.tsx';
import { SavedCards } from './saved-cards.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { StatusBadge } from '../status-badge.tsx';
import { Pagination, usePages } from '../../../components/table/pagination.tsx';
import { RecordList } from '../../../components/table/record-list.tsx';
import { ExportButton } from '../payments/export-button.tsx';
import { transactionsQuery } from '../payments/queries.ts';
import { usePaymentColumns } from '../payments/use-payment-columns.tsx';
import { Badge } from '../../../components/layout/badge.tsx';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { PageLinkButton } from '../../../components/button/page-link-button.tsx';
import { Skeleton } from '../../../components/layout/skeleton.tsx';
import { getDescription } from '../../../domain/names/name.ts';
import { type Plan, plansQuery } from '../../../domain/plans/queries.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { periodWords } from '../subscription-words.ts';

interface Choice {
  readonly plan: Plan;
  readonly period: BillingPeriod;
  readonly price: number;
}

/** The plans that are offered: one is paid for at the checkout, or requested for a period and paid otherwise than by card. */
function PlanChoice() {
  const { t, i18n } = useLingui();
  const name = useName();
  const language = useLanguage();
  const failureWords = useFailureWords();
  const { data: plans } = useQuery(plansQuery);
  const [choice, setChoice] = useState<Choice>();
  const { mutate, isPending } = useMutation(requestMutation);
  const request = ({ plan, period, price }: Choice): void =>
    mutate(
      { planId: plan.id, period, price },
      {
        onSuccess: () => showToast({ tone: 'positive', text: t`We have your request.` }),
        onError: (failure) => showToast({ tone: 'negative', text: failureWords(failure) }),
        onSettled: () => setChoice(undefined),
      },
    );
  if (plans === undefined) return <Skeleton lines={4} />;
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {plans.map((plan) => (
          <li
            key={plan.id}
            className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium text-ink">
                <bdi>{name(plan)}</bdi>
                {plan.recommended ? (
                  <Badge tone="info">
                    <Trans>Recommended plan</Trans>
                  </Badge>
                ) : null}
              </p>
              <p className="max-w-prose text-sm text-muted" dir="auto">
                {getDescription(plan, language)}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-2">
              <PageLinkButton
                tone="primary"
                to="/checkout"
                search={{ plan: String(plan.id) }}
                aria-label={t`Choose and pay: ${name(plan)}`}
              >
                <Trans>Choose and pay</Trans>
              </PageLinkButton>
              <div className="flex flex-wrap items-center gap-x-1">
                <span className="text-sm text-muted">
                  <Trans>or request it for</Trans>
                </span>
                {(
                  [
                    ['MONTHLY', plan.monthlyPrice],
                    ['YEARLY', plan.yearlyPrice],
                  ] as const
                ).map(([period, price]) => (
                  <Button key={period} tone="quiet" onPress={() => setChoice({ plan, period, price })}>
                    <span>{i18n._(periodWords[period])}</span>
                    <Money halalas={price} />
                  </Button>
                ))}
              </div>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">
        <Trans>Prices include VAT. An admin decides on each request, and you get a mail.</Trans>
      </p>
      {choice === undefined ? null : (
        <ConfirmDialog
          title={t`Request this plan?`}
          confirm={t`Request the plan`}
          isDestructive={false}
          isPending={isPending}
          onConfirm={() => request(choice)}
          onClose={() => setChoice(undefined)}
        >
          <p>
            <bdi className="font-medium text-ink">{name(choice.plan)}</bdi> ·{' '}
            {i18n._(periodWords[choice.period])} · <Money halalas={choice.price} />
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

const newestFirst = { column: 'createdAt', direction: 'desc' } as const;

/** Rows without a bar of pages. */
const usualLimit = 10;

/** The own payments and refunds, the newest first; nothing before the first one. */
function OwnPayments() {
  const { t } = useLingui();
  const id = useId();
  const { page, limit, onPage, onLimit } = usePages(usualLimit);
  const { data, isPlaceholderData } = useQuery(
    transactionsQuery({ order_by: { createdAt: 'desc' }, page, limit }),
  );
  const columns = usePaymentColumns({ hasCustomer: false }).map(
    ({ isSortable: _isSortable, ...rest }) => rest,
  );
  if (data === undefined || data.total === 0) return null;
  return (
    <Card labelledBy={id}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-base font-semibold">
          <Trans>Orders and payments</Trans>
        </h2>
        <ExportButton filter={{}} />
      </div>
      <RecordList
        caption={t`Orders and payments`}
        columns={columns}
        rows={data.data}
        rowKey={(row) => String(row.id)}
        sorting={newestFirst}
        onSort={() => undefined}
        isLoading={isPlaceholderData}
      />
      {(data.total ?? 0) > usualLimit ? (
        <Pagination
          page={data.page}
          limit={data.limit}
          total={data.total ?? 0}
          onPage={onPage}
          onLimit={onLimit}
        />
      ) : null}
    </Card>
  );
}

/** Subscriptions that are over, the newest first. */
function EarlierSubscriptions({ rows }: { readonly rows: readonly Subscription[] }) {
  const name = useName();
  const id = useId();
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="mb-2 text-base font-semibold">
        <Trans>Earlier ones</Trans>
      </h2>
      <ul className="flex flex-col divide-y divide-line text-sm">
        {rows.map((row) => (
          <li key={row.id} className="flex min-h-row flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <bdi className="font-medium text-ink">{name(row.plan)}</bdi>
            <Money halalas={row.price} />
            <StatusBadge status={row.status} />
            <span className="ms-auto text-muted">
              <Instant at={row.status === 'EXPIRED' && row.endsAt !== null ? row.endsAt : row.updatedAt} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const isOpen = ({ status }: Subscription): boolean => status === 'PENDING' || status === 'ACTIVE';

/** A subscriber's subscription, the plans to request while there is none, and the earlier ones. */
export function OwnSubscriptionPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(ownSubscriptionsQuery);
  const currentId = useId();
  const current = data?.find(isOpen);
  const earlier = data?.filter((each) => !isOpen(each)) ?? [];
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={<Trans>My subscription</Trans>}
        meta={<HelpLink page="/instructions/plans" about={t`My subscription`} />}
        about={<Trans>What you have, until when, and what you may change.</Trans>}
      />
      <Card labelledBy={currentId}>
        <h2 id={currentId} className="mb-4 text-base font-semibold">
          {current === undefined ? t`Choose a plan` : t`Your plan`}
        </h2>
        {data === undefined ? (
          <QueryFallback error={error} onRetry={refetch} lines={4} />
        ) : current === undefined ? (
          <PlanChoice />
        ) : (
          <CurrentSubscription row={current} />
        )}
      </Card>
      <SavedCards renewable={current?.status === 'ACTIVE' && !current.unlimited ? current : undefined} />
      <OwnInvoices />
      <OwnPayments />
      {earlier.length === 0 ? null : <EarlierSubscriptions rows={earlier} />}
    </div>
  );
}
