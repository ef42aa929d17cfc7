import { Trans, useLingui } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import { useId, type ReactNode } from 'react';
import { Card } from '../../../components/card.tsx';
import { Day } from '../../../components/day.tsx';
import { Money } from '../../../components/money.tsx';
import type { CheckReply } from '../reading/statement-tasks.ts';

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-w-28 flex-1 flex-col gap-0.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-base font-medium text-ink tabular-nums">{children}</dd>
    </div>
  );
}

/** The answer in a sentence, and the sums it comes from. */
export function Verdict({ check: { summary, disputes } }: { readonly check: CheckReply }) {
  const { t } = useLingui();
  const id = useId();
  const { over, under, charged, due, lines, differing, unchecked, firstDay, lastDay } = summary;
  const checked = lines - unchecked;
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-sm text-muted">
        {checked === 0 ? (
          <Trans>Nothing could be checked yet</Trans>
        ) : over > 0 ? (
          <Trans>Charged too much, VAT included</Trans>
        ) : (
          <Trans>Nothing was charged too much</Trans>
        )}
      </h2>
      <p
        data-testid="over"
        className={`mt-0.5 text-3xl font-semibold tabular-nums ${over > 0 ? 'text-danger' : 'text-brand-strong'}`}
      >
        <Money halalas={over} />
      </p>
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
        <Figure label={t`Charged too little`}>
          <Money halalas={under} />
        </Figure>
        <Figure label={t`Fees checked`}>
          <Money halalas={charged} />
        </Figure>
        <Figure label={t`Due by the fee tables`}>
          <Money halalas={due} />
        </Figure>
        <Figure label={t`Lines checked`}>{t`${formatShort(checked, 0)} of ${formatShort(lines, 0)}`}</Figure>
        <Figure label={t`Lines that differ`}>{formatShort(differing, 0)}</Figure>
        {firstDay === null || lastDay === null ? null : (
          <Figure label={t`Orders`}>
            <Day day={firstDay} /> – <Day day={lastDay} />
          </Figure>
        )}
      </dl>
      {disputes.lines === 0 ? null : (
        <p className="mt-3 border-t border-line pt-3 text-sm text-ink">
          <Trans>
            Charges to dispute: {formatShort(disputes.lines, 0)}, <Money halalas={disputes.sum} /> in all.
          </Trans>{' '}
          {disputes.late === 0 ? null : (
            <span className="text-muted">
              {t`Older than the days for which the store refunds: ${formatShort(disputes.late, 0)}.`}
            </span>
          )}
        </p>
      )}
    </Card>
  );
}
