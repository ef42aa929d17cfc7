import { useLingui } from '@lingui/react/macro';
import type { DayCounts, StatisticsReport } from '@saer/contract/statistics';
import { formatScaled } from '@saer/i18n/format-number';
import { Sparkline } from '../../components/sparkline.tsx';
import { countedNames, eventNames } from './event-names.ts';

type Props = Pick<StatisticsReport, 'days'> & {
  readonly selected: keyof DayCounts;
  readonly onSelect: (event: keyof DayCounts) => void;
};

/** The sum of every count in the period, with its days as a line; pressing one draws it larger. */
export function EventFigures({ days, selected, onSelect }: Props) {
  const { i18n, t } = useLingui();
  return (
    <ul aria-label={t`In this period`} className="grid grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-6">
      {countedNames.map((name) => {
        const counts = days.map((day) => day[name]);
        const total = counts.reduce((sum, each) => sum + each, 0);
        return (
          <li key={name} className="flex min-w-0">
            <button
              type="button"
              aria-pressed={name === selected}
              onClick={() => onSelect(name)}
              className="flex min-w-0 flex-1 flex-col justify-between rounded-control border border-line bg-surface px-3 py-2 text-start transition-colors hover:bg-hover aria-pressed:border-brand aria-pressed:bg-brand-soft"
            >
              <span className="text-sm text-muted">{i18n._(eventNames[name])}</span>
              <span className="flex items-end justify-between gap-2">
                <bdi dir="ltr" className="text-xl font-semibold text-ink tabular-nums">
                  {formatScaled(total, 0)}
                </bdi>
                <span className="flex min-w-0 overflow-hidden max-sm:hidden">
                  <Sparkline values={counts} />
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
