import { Plural, Trans } from '@lingui/react/macro';
import type { Language } from '@saer/i18n/locale';
import { Money } from '../../../components/figure/money.tsx';
import { getDescription, getName } from '../../../domain/names/name.ts';
import type { LandingPlan } from './landing-plan.ts';

type Props = { readonly language: Language; readonly plans: readonly LandingPlan[] };

/** The price plans as an admin wrote them, each with its two prices. */
export function PlanList({ language, plans }: Props) {
  if (plans.length === 0) {
    return (
      <p className="text-sm leading-6 text-muted">
        <Trans>No price plan is offered at the moment.</Trans>
      </p>
    );
  }
  return (
    <ul className="flex flex-col gap-4">
      {plans.map((plan) => (
        <Plan key={plan.nameEn} language={language} plan={plan} />
      ))}
    </ul>
  );
}

function Plan({ language, plan }: { readonly language: Language; readonly plan: LandingPlan }) {
  return (
    <li className="rounded-card border border-line bg-surface p-6 shadow-card sm:p-7">
      <h3 className="text-lg font-semibold [overflow-wrap:anywhere]">
        <bdi>{getName(plan, language)}</bdi>
      </h3>
      <p className="mt-3 text-3xl font-semibold">
        <Money halalas={plan.monthlyPrice} />{' '}
        <span className="text-sm font-normal text-muted">
          <Trans>a month</Trans>
        </span>
      </p>
      <p className="mt-1 text-sm text-muted">
        <Trans>
          or <Money halalas={plan.yearlyPrice} /> a year
        </Trans>{' '}
        · <Plural value={plan.users} one="for # person" other="for # people" />
      </p>
      <p className="mt-4 text-sm leading-6 whitespace-pre-line text-muted [overflow-wrap:anywhere]">
        {getDescription(plan, language)}
      </p>
    </li>
  );
}
