import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BillingPeriod } from '@saer/contract/subscriptions/subscription-lifecycle';
import { riyadhDay } from '@saer/i18n/format-date';
import { formatRate } from '@saer/i18n/format-number';
import { useId } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { Day } from '../../../components/figure/day.tsx';
import { linkStyle } from '../../../components/button/link-style.ts';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import { SegmentedControl } from '../../../components/button/segmented-control.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { yearSaving } from '../../../domain/plans/year-saving.ts';
import type { Order } from '../checkout-order.ts';
import { periodWords } from '../payment-words.ts';
import { Line } from './line.tsx';
import { OrderNote } from './order-note.tsx';

type Props = {
  readonly order: Order;
  readonly onPeriod: (period: BillingPeriod) => void;
  /** False where a notice above says it already. */
  readonly hasNote: boolean;
};

/** The order: plan, period, and its price with VAT apart. */
export function OrderSummary({ order, onPeriod, hasNote }: Props) {
  const { t, i18n } = useLingui();
  const name = useName();
  const id = useId();
  const { plan, users, period, prices, price, vat, vatRate, hasDaysLeft, ends, kind } = order;
  const { MONTHLY: monthlyPrice, YEARLY: yearlyPrice } = prices;
  const saving =
    monthlyPrice === undefined || yearlyPrice === undefined
      ? undefined
      : yearSaving({ monthlyPrice, yearlyPrice });
  return (
    <Card labelledBy={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-base font-semibold">
          <Trans>Your order</Trans>
        </h2>
        {kind === 'new' ? (
          <a href="/pricing" className={`${linkStyle} text-sm`}>
            <Trans>All plans</Trans>
          </a>
        ) : null}
      </div>
      <p className="mt-3 text-lg font-semibold text-ink [overflow-wrap:anywhere]">
        <bdi>{name(plan)}</bdi>
      </p>
      <p className="mb-4 text-sm text-muted">
        <Plural value={users} one="For # person" other="For # people" />
      </p>
      {monthlyPrice === undefined || yearlyPrice === undefined ? null : (
        <div className="mb-2 flex flex-col gap-1.5">
          <SegmentedControl
            label={t`Period`}
            hideLabel
            options={[
              { id: 'MONTHLY', name: t`Monthly` },
              { id: 'YEARLY', name: t`Yearly` },
            ]}
            value={period}
            onChange={onPeriod}
          />
          {saving === undefined ? null : (
            <p className="text-xs font-medium text-brand-strong">
              <Trans>
                A year saves <Money halalas={saving.halalas} /> (<Rate basisPoints={saving.basisPoints} />)
              </Trans>
            </p>
          )}
        </div>
      )}
      <dl>
        <Line label={<Trans>Period</Trans>}>{i18n._(periodWords[period])}</Line>
        <Line label={kind === 'renewal' ? <Trans>New end</Trans> : <Trans>Runs until</Trans>}>
          <Day day={riyadhDay(new Date(ends))} />
        </Line>
        <Line label={<Trans>Price without VAT</Trans>}>
          <Money halalas={price - vat} />
        </Line>
        <Line label={<Trans>VAT {formatRate(vatRate)}</Trans>}>
          <Money halalas={vat} />
        </Line>
        <Line label={<Trans>Total with VAT</Trans>} isTotal>
          <Money halalas={price} />
        </Line>
      </dl>
      {hasNote ? (
        <p className="mt-3 text-xs text-muted">
          <OrderNote kind={kind} hasDaysLeft={hasDaysLeft} />
        </p>
      ) : null}
    </Card>
  );
}
