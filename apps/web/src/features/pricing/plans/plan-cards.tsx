import { Plural, Trans } from '@lingui/react/macro';
import { entitlements } from '@saer/contract/entitlements';
import type { BillingPeriod } from '@saer/contract/subscription-lifecycle';
import type { Language } from '@saer/i18n/locale';
import { Badge } from '../../../components/badge.tsx';
import { buttonStyle } from '../../../components/button-style.ts';
import { Money } from '../../../components/money.tsx';
import { descriptionOf, nameOf } from '../../../domain/names/name-of.ts';
import { whileMonthly, whileYearly } from '../period-styles.ts';
import { FeatureLine } from './feature-line.tsx';
import type { OfferedPlan } from './offered-plan.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanPrice } from './plan-price.tsx';

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
      title={<bdi>{nameOf(plan, language)}</bdi>}
      badge={
        plan.recommended ? (
          <Badge tone="positive">
            <Trans>Recommended</Trans>
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
        {descriptionOf(plan, language)}
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
