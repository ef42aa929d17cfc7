import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import type { DifferenceKind } from '@saer/tools/statement/difference';
import type { ChargeKind } from '@saer/tools/statement/line';
import { useId } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { Money } from '../../../components/figure/money.tsx';
import type { StatementSummary } from '@saer/tools/statement/summary';
import { chargeWords, kindAdvice, kindWords } from '../statement-words.ts';

export interface ChosenKind {
  readonly fee: ChargeKind;
  readonly kind: DifferenceKind;
}

type Props = {
  readonly summary: StatementSummary;
  readonly chosen: ChosenKind | null;
  readonly onChoose: (chosen: ChosenKind | null) => void;
};

/** Where the money went: what was charged too much and too little, by the reason. Pressing one filters the lines below. */
export function KindBars({ summary: { byKind, checkedFees, uncheckedFees }, chosen, onChoose }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const most = Math.max(1, ...byKind.map(({ over, under, toConfirm }) => Math.max(over, under, toConfirm)));
  if (checkedFees.fees === 0) return null;
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        <Trans>Where the difference comes from</Trans>
      </h2>
      {byKind.length === 0 ? (
        <p className="mt-2 text-sm text-muted">
          {uncheckedFees.fees === 0 ? (
            <Trans>Every fee that was checked is exactly what the fee table says.</Trans>
          ) : (
            t`No difference in the ${formatShort(checkedFees.fees, 0)} fees that were checked; ${formatShort(uncheckedFees.fees, 0)} were not.`
          )}
        </p>
      ) : (
        <ul className="mt-2 flex flex-col gap-1">
          {byKind.map(({ fee, kind, lines, over, under, toConfirm }) => {
            const isChosen = chosen?.fee === fee && chosen.kind === kind;
            return (
              <li key={`${fee} ${kind}`}>
                <button
                  type="button"
                  aria-pressed={isChosen}
                  onClick={() => onChoose(isChosen ? null : { fee, kind })}
                  className="-mx-2 grid w-[calc(100%+--spacing(4))] gap-x-4 gap-y-1 rounded-control px-2 py-2 text-start transition-colors hover:bg-hover aria-pressed:bg-brand-soft md:grid-cols-[minmax(0,--spacing(72))_1fr_auto] md:items-center"
                >
                  <span className="flex flex-col">
                    <span className="text-sm font-medium text-ink">{i18n._(kindWords[kind])}</span>
                    <span className="text-xs text-muted">
                      {i18n._(chargeWords[fee])} · {t`${plural(lines, { one: '# line', other: '# lines' })}`}
                    </span>
                  </span>
                  <span aria-hidden className="flex flex-col gap-0.5">
                    {over > 0 ? <Bar share={over / most} className="bg-danger" /> : null}
                    {toConfirm > 0 ? <Bar share={toConfirm / most} className="bg-warning" /> : null}
                    {under > 0 ? <Bar share={under / most} className="bg-info" /> : null}
                  </span>
                  <span className="flex gap-x-4 text-sm tabular-nums md:flex-col md:items-end">
                    {over > 0 ? (
                      <span className="text-danger">
                        <Trans>
                          <Money halalas={over} /> too much
                        </Trans>
                      </span>
                    ) : null}
                    {toConfirm > 0 ? (
                      <span className="text-muted">
                        <Trans>
                          <Money halalas={toConfirm} /> above a fee to be confirmed
                        </Trans>
                      </span>
                    ) : null}
                    {under > 0 ? (
                      <span className="text-muted">
                        <Trans>
                          <Money halalas={under} /> too little
                        </Trans>
                      </span>
                    ) : null}
                  </span>
                  <span className="text-xs text-muted md:col-span-3 print:hidden">
                    {i18n._(kindAdvice[kind])}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

const Bar = ({ share, className }: { readonly share: number; readonly className: string }) => (
  <span className={`h-3 rounded-full ${className}`} style={{ width: `max(0.25rem, ${share * 100}%)` }} />
);
