import { Trans, useLingui } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import { useId, type ReactNode } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { Day } from '../../../components/figure/day.tsx';
import { Money } from '../../../components/figure/money.tsx';
import type { CheckReply } from '../reading/statement-tasks.ts';

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-w-28 flex-1 flex-col gap-0.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-base font-medium text-ink tabular-nums">{children}</dd>
    </div>
  );
}

/** The answer in a sentence, and the sums it comes from. It speaks of fees that were checked, and says how many were not. */
export function Verdict({ check: { summary, disputes } }: { readonly check: CheckReply }) {
  const { t } = useLingui();
  const id = useId();
  const { over, under, charged, due, lines, differing, whole, firstDay, lastDay } = summary;
  const { checkedFees, uncheckedFees } = summary;
  const isChecked = checkedFees.fees > 0;
  // Nothing is above a fee that has a source or was confirmed.
  const isUncertain = over > 0 && over === disputes.toConfirmSum;
  const isRight = over === 0 && uncheckedFees.fees === 0;
  const colour = over > 0 && !isUncertain ? 'text-danger' : isRight ? 'text-brand-strong' : 'text-ink';
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-sm text-muted">
        {!isChecked ? (
          <Trans>No fee could be checked yet</Trans>
        ) : isUncertain ? (
          <Trans>Above fees that are to be confirmed, VAT included</Trans>
        ) : over > 0 ? (
          <Trans>Charged too much, VAT included</Trans>
        ) : uncheckedFees.fees === 0 ? (
          <Trans>Nothing was charged too much</Trans>
        ) : (
          <Trans>Charged too much in the fees that were checked</Trans>
        )}
      </h2>
      {isChecked ? (
        <p data-testid="over" className={`mt-0.5 text-3xl font-semibold tabular-nums ${colour}`}>
          <Money halalas={over} />
        </p>
      ) : null}
      {disputes.toConfirm === 0 ? null : (
        <p className="mt-1 text-sm text-ink">
          {isUncertain ? (
            <Trans>No public source and no admin confirms these fees: the store may be right.</Trans>
          ) : (
            <Trans>
              Of this, <Money halalas={disputes.toConfirmSum} /> is above fees that are to be confirmed: the
              store may be right.
            </Trans>
          )}
        </p>
      )}
      {uncheckedFees.fees === 0 ? null : (
        <p
          data-testid="unchecked"
          className={isChecked ? 'mt-1 text-sm text-ink' : 'mt-1 text-base text-ink'}
        >
          <Trans>
            Not checked: {formatShort(uncheckedFees.fees, 0)} of{' '}
            {formatShort(checkedFees.fees + uncheckedFees.fees, 0)} fees,{' '}
            <Money halalas={uncheckedFees.charged} /> in all. The reasons are below.
          </Trans>
        </p>
      )}
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
        {isChecked ? (
          <>
            <Figure label={t`Charged too little`}>
              <Money halalas={under} />
            </Figure>
            <Figure label={t`Fees checked`}>
              <Money halalas={charged} />
            </Figure>
            <Figure label={t`Due by the fee tables`}>
              <Money halalas={due} />
            </Figure>
          </>
        ) : null}
        <Figure
          label={t`Lines checked in full`}
        >{t`${formatShort(whole, 0)} of ${formatShort(lines, 0)}`}</Figure>
        {isChecked ? <Figure label={t`Lines that differ`}>{formatShort(differing, 0)}</Figure> : null}
        {firstDay === null || lastDay === null ? null : (
          <Figure label={t`Orders`}>
            <Day day={firstDay} /> – <Day day={lastDay} />
          </Figure>
        )}
      </dl>
    </Card>
  );
}
