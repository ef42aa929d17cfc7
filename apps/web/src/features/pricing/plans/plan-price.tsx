import { Trans } from '@lingui/react/macro';
import { daysOf } from '@saer/contract/subscription-lifecycle';
import { Money } from '../../../components/money.tsx';
import { Rate } from '../../../components/rate.tsx';
import { whileMonthly, whileYearly } from '../period-styles.ts';
import type { OfferedPlan } from './offered-plan.ts';
import { yearSaving } from '../../../domain/plans/year-saving.ts';

const amount = 'text-3xl font-semibold';
const unit = 'text-sm font-normal text-muted';

/** The price of the chosen period: both are there, and the switch shows one of them. */
export function PlanPrice({ plan }: { readonly plan: OfferedPlan }) {
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
