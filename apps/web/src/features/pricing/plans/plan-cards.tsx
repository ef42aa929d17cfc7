import { Plural, Trans } from '@lingui/react/macro';
import { entitlements } from '@saer/contract/subscriptions/entitlements';
import { type BillingPeriod, daysOf } from '@saer/contract/subscriptions/subscription-lifecycle';
import type { Language } from '@saer/i18n/locale';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/layout/badge.tsx';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { Money } from '../../../components/figure/money.tsx';
import { getDescription, getName } from '../../../domain/names/name.ts';
import type { OfferedPlan } from './offered-plan.ts';
import { Rate } from '../../../components/figure/rate.tsx';
import { yearSaving } from '../../../domain/plans/year-saving.ts';

/** The ids of the switch between the periods, by which the style sheet shows the prices of one of them. */
export const periodIds = { MONTHLY: 'period-monthly', YEARLY: 'period-yearly' } as const;

/** The part of the page that the switch is in, with all that follows it. */
export const periodScope = 'group/period';

/** Visible while a period is chosen: it works before any script, and without. */
const whileMonthly = 'group-has-[#period-yearly:checked]/period:hidden';
const whileYearly = 'group-has-[#period-monthly:checked]/period:hidden';

const amount = 'text-3xl font-semibold';
const unit = 'text-sm font-normal text-muted';

/** The price of the chosen period: both are there, and the switch shows one of them. */
function PlanPrice({ plan }: { readonly plan: OfferedPlan }) {
  const saving = yearSaving(plan);
  return (
    <>
      <div className={whileMonthly}>
        <p className={amount}>
          <Money halalas={plan.monthlyPrice} />{' '}
          <span className={unit}>
            <Trans>for {daysOf.month} days</Trans>
          </span>
        </p>
      </div>
      <div className={whileYearly}>
        <p className={amount}>
          <Money halalas={plan.yearlyPrice} />{' '}
          <span className={unit}>
            <Trans>for {daysOf.year} days</Trans>
          </span>
        </p>
      </div>
      <p className="mt-1 text-sm text-muted">
        <Trans>VAT included</Trans>
      </p>
      {saving === undefined ? null : (
        <p className="mt-1 text-sm font-medium text-brand-strong">
          <Trans>
            A year saves <Money halalas={saving.halalas} /> (<Rate basisPoints={saving.basisPoints} />)
          </Trans>
        </p>
      )}
    </>
  );
}

interface PlanCardProps {
  readonly title: ReactNode;
  readonly badge?: ReactNode;
  /** The price, or what comes instead. */
  readonly price?: ReactNode;
  readonly children: ReactNode;
  /** The next step, at the bottom. */
  readonly action?: ReactNode;
  /** With a stronger edge. */
  readonly isRecommended?: boolean;
}

/** One column of the plans. */
function PlanCard({ title, badge, price, children, action, isRecommended = false }: PlanCardProps) {
  return (
    <li
      className={`flex flex-col rounded-card border bg-surface p-6 shadow-card ${isRecommended ? 'border-brand outline outline-brand' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-semibold [overflow-wrap:anywhere]">{title}</h3>
        {badge}
      </div>
      {price === undefined ? null : <div className="mt-3 md:min-h-24">{price}</div>}
      <div className="mt-4 flex-1">{children}</div>
      {action === undefined ? null : <div className="mt-6 flex flex-col">{action}</div>}
    </li>
  );
}

/** Something that a plan includes, after a tick. */
function FeatureLine({ children }: { readonly children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <svg aria-hidden viewBox="0 0 16 16" className="mt-1 size-4 shrink-0 text-brand-strong">
        <path
          d="m3 8.5 3.5 3.5L13 4.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>{children}</span>
    </li>
  );
}

const { free, subscribed } = entitlements;
const lines = 'flex flex-col gap-2.5 text-sm leading-6';

const checkoutLink = (id: number, period: BillingPeriod): string =>
  `/checkout?${new URLSearchParams({ plan: String(id), period })}`;

type Props = { readonly language: Language; readonly plans: readonly OfferedPlan[] };

/** The free account and the plans on offer; beside a single plan, the advice for those it does not fit. */
export function PlanCards({ language, plans }: Props) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      <FreeCard />
      {plans.map((plan) => (
        <OfferedCard key={plan.id} language={language} plan={plan} />
      ))}
      {plans.length > 1 ? null : <AdviceCard isWithoutPlan={plans.length === 0} />}
    </ul>
  );
}

function FreeCard() {
  return (
    <PlanCard
      title={<Trans>Free account</Trans>}
      price={
        <>
          <p className="text-3xl font-semibold">
            <Money halalas={0} />
          </p>
          <p className="mt-1 text-sm text-muted">
            <Trans>No card, no time limit</Trans>
          </p>
        </>
      }
      action={
        <a className={buttonStyle('plain')} href="/access/signup" data-for="guest">
          <Trans>Create an account</Trans>
        </a>
      }
    >
      <ul className={lines}>
        <FeatureLine>
          <Trans>The price calculator, as often as you like</Trans>
        </FeatureLine>
        <FeatureLine>
          <Plural value={free.products ?? 0} one="# saved product" other="# saved products" />
        </FeatureLine>
        <FeatureLine>
          <Plural value={free.sheetRows} one="Sheets of # row" other="Sheets of up to # rows" />
        </FeatureLine>
        <FeatureLine>
          <Plural value={Number(free.users)} one="For # person" other="For # people" />
        </FeatureLine>
      </ul>
    </PlanCard>
  );
}

function OfferedCard({ language, plan }: { readonly language: Language; readonly plan: OfferedPlan }) {
  return (
    <PlanCard
      title={<bdi>{getName(plan, language)}</bdi>}
      badge={
        plan.recommended ? (
          <Badge tone="positive">
            <Trans>Recommended plan</Trans>
          </Badge>
        ) : null
      }
      isRecommended={plan.recommended}
      price={<PlanPrice plan={plan} />}
      action={
        <>
          <a className={`${buttonStyle('primary')} ${whileMonthly}`} href={checkoutLink(plan.id, 'MONTHLY')}>
            <Trans>Choose by the month</Trans>
          </a>
          <a className={`${buttonStyle('primary')} ${whileYearly}`} href={checkoutLink(plan.id, 'YEARLY')}>
            <Trans>Choose by the year</Trans>
          </a>
        </>
      }
    >
      <p className="mb-4 text-sm leading-6 whitespace-pre-line text-muted [overflow-wrap:anywhere]">
        {getDescription(plan, language)}
      </p>
      <ul className={lines}>
        <FeatureLine>
          {subscribed.products === null ? (
            <Trans>Saved products without a limit</Trans>
          ) : (
            <Plural value={subscribed.products} one="# saved product" other="# saved products" />
          )}
        </FeatureLine>
        <FeatureLine>
          <Plural value={subscribed.sheetRows} one="Sheets of # row" other="Sheets of up to # rows" />
        </FeatureLine>
        {subscribed.repricing ? (
          <FeatureLine>
            <Trans>New prices for all products at once when fees change</Trans>
          </FeatureLine>
        ) : null}
        <FeatureLine>
          <Plural value={plan.users} one="For # person" other="For # people" />
        </FeatureLine>
      </ul>
    </PlanCard>
  );
}

function AdviceCard({ isWithoutPlan }: { readonly isWithoutPlan: boolean }) {
  return (
    <PlanCard
      title={isWithoutPlan ? <Trans>No plan on offer</Trans> : <Trans>Not the right plan for you?</Trans>}
    >
      <p className="text-sm leading-6 text-muted">
        {isWithoutPlan ? (
          <Trans>
            No price plan is offered at the moment. The free account stays as it is. Contact customer service
            if you need more.
          </Trans>
        ) : (
          <Trans>
            Do more people work with you, or do you need something else? Contact customer service before you
            pay.
          </Trans>
        )}
      </p>
    </PlanCard>
  );
}
