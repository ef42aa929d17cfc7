import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangeDoubt, ChangeDoubtKind } from '@saer/contract/publishing/fee-proposal';
import { recordFields } from '@saer/i18n/records/record-fields';
import { recordLabel, recordValue } from '@saer/i18n/records/record-value';
import { meantRate } from '@saer/quoting/below-one-percent';
import type { ReactNode } from 'react';
import { Checkbox } from '../../components/form/checkbox.tsx';

/** Why a figure is doubted. */
function Reason({ doubt: { kind, field, before, after } }: { readonly doubt: ChangeDoubt }) {
  const { i18n } = useLingui();
  const isRate = recordFields[field]?.kind === 'rate';
  const meant = recordValue(i18n, field, meantRate(after ?? 0));
  const reasons: Readonly<Record<ChangeDoubtKind, ReactNode>> = {
    zero: <Trans>Nothing is charged.</Trans>,
    belowOnePercent: (
      <Trans>
        Less than one per cent. Was <bdi>{meant}</bdi> meant?
      </Trans>
    ),
    veryHigh: isRate ? <Trans>Half of it or more.</Trans> : <Trans>1,000 riyals or more.</Trans>,
    farFromBefore:
      (after ?? 0) > (before ?? 0) ? (
        <Trans>Three times the figure before, or more.</Trans>
      ) : (
        <Trans>A third of the figure before, or less.</Trans>
      ),
    daysOver: <Trans>It also holds for days that are over.</Trans>,
  };
  return reasons[kind];
}

type Props = {
  readonly doubts: readonly ChangeDoubt[];
  readonly confirmed: ReadonlySet<string>;
  readonly onChange: (confirmed: ReadonlySet<string>) => void;
};

/** Improbable points of a change, each with a box that confirms it. */
export function ChangeDoubts({ doubts, confirmed, onChange }: Props) {
  const { i18n } = useLingui();
  const all = [...new Map(doubts.map((doubt) => [doubt.key, doubt])).values()];
  if (all.length === 0) return null;
  const set = (key: string, isConfirmed: boolean): void => {
    const next = new Set(confirmed);
    if (isConfirmed) next.add(key);
    else next.delete(key);
    onChange(next);
  };
  return (
    <section className="flex flex-col gap-1 text-sm">
      <h3 className="font-semibold text-ink">
        <Trans>Improbable</Trans>
      </h3>
      <p className="text-muted">
        <Trans>Confirm each point that is right. Both people confirm them. The bounds are our own.</Trans>
      </p>
      <ul className="divide-y divide-line">
        {all.map((doubt) => {
          const { key, field, after, before } = doubt;
          const [is, was] = [after, before].map((figure) => recordValue(i18n, field, figure));
          return (
            <li key={key}>
              <Checkbox isSelected={confirmed.has(key)} onChange={(isConfirmed) => set(key, isConfirmed)}>
                <span className="flex flex-col py-1">
                  <span className="font-medium">
                    {recordLabel(i18n, field)}
                    {after === null ? null : (
                      <>
                        : <bdi>{is}</bdi>
                      </>
                    )}
                    {after === null || before === null ? null : (
                      <Trans>
                        , before <bdi>{was}</bdi>
                      </Trans>
                    )}
                  </span>
                  <span className="text-muted">
                    <Reason doubt={doubt} />
                  </span>
                </span>
              </Checkbox>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
