import { useLingui } from '@lingui/react/macro';
import type { DayCounts, StatisticsReport } from '@saer/contract/statistics';
import { formatDay } from '@saer/i18n/format-date';
import { formatScaled } from '@saer/i18n/format-number';
import { useId } from 'react';
import { Card } from '../../components/card.tsx';
import { Day } from '../../components/day.tsx';
import { eventNames } from './event-names.ts';
import { scaleEnd } from './scale-end.ts';

type Props = Pick<StatisticsReport, 'days' | 'from' | 'to'> & { readonly event: keyof DayCounts };

const height = 160;
/** Of a day, in the units of the drawing; a bar leaves a fifth of it free. */
const step = 10;

/** One count day by day, as bars: time runs left to right in both languages. The table below has the same figures. */
export function DayChart({ days, from, to, event }: Props) {
  const { i18n, t } = useLingui();
  const id = useId();
  const name = i18n._(eventNames[event]);
  const end = scaleEnd(Math.max(...days.map((day) => day[event])));
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        {t`${name} by day`}
      </h2>
      <div dir="ltr" className="mt-3 flex gap-2 text-xs text-muted" aria-hidden>
        <div className="flex h-40 flex-col justify-between text-right tabular-nums">
          <span>{formatScaled(end, 0)}</span>
          <span>0</span>
        </div>
        <div className="min-w-0 flex-1">
          <svg
            viewBox={`0 0 ${days.length * step} ${height}`}
            preserveAspectRatio="none"
            className="block h-40 w-full border-y border-line"
          >
            {days.map((day, at) => (
              <g key={day.day}>
                <title>{`${formatDay(day.day)}: ${formatScaled(day[event], 0)}`}</title>
                <rect x={at * step} width={step} height={height} className="fill-transparent" />
                <rect
                  x={at * step + step * 0.1}
                  width={step * 0.8}
                  y={height - (day[event] / end) * height}
                  height={(day[event] / end) * height}
                  className="fill-brand"
                />
              </g>
            ))}
          </svg>
          <div className="mt-1 flex justify-between">
            <bdi>
              <Day day={from} />
            </bdi>
            <bdi>
              <Day day={to} />
            </bdi>
          </div>
        </div>
      </div>
    </Card>
  );
}
