import { Trans, useLingui } from '@lingui/react/macro';
import type { BillingPeriod } from '@saer/contract/subscription-lifecycle';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Money } from '../../../components/money.tsx';
import { PageLinkButton } from '../../../components/page-link-button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { descriptionOf } from '../../../domain/names/name-of.ts';
import { useName } from '../../../domain/names/use-name.ts';
import { type Plan, plansQuery } from '../../../domain/plans/queries.ts';
import { useLanguage } from '../../../lib/language.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { requestMutation } from '../queries.ts';
import { periodWords } from '../subscription-words.ts';

interface Choice {
  readonly plan: Plan;
  readonly period: BillingPeriod;
  readonly price: number;
}

/** The plans that are offered: one is paid for at the checkout, or requested for a period and paid otherwise than by card. */
export function PlanChoice() {
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
                    <Trans>Recommended</Trans>
                  </Badge>
                ) : null}
              </p>
              <p className="max-w-prose text-sm text-muted" dir="auto">
                {descriptionOf(plan, language)}
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
