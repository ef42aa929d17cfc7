import { Plural } from '@lingui/react/macro';
import { formatScaled } from '@saer/i18n/format-number';
import { Link } from '@tanstack/react-router';
import { Sparkline } from '../../components/sparkline.tsx';

type Props = {
  readonly title: string;
  readonly count: number;
  readonly to: string;
  /** The part of the list that is counted. */
  readonly only?: string;
  /** The count at the end of each of the last days. */
  readonly trend?: readonly number[];
  /** Tone if the count is above zero. */
  readonly tone?: 'negative' | 'warning';
};

const tones = { negative: 'text-danger', warning: 'text-warning' } as const;

/** One figure of the strip, with its trend, which opens what it counts. */
export function StateFigure({ title, count, to, only, trend, tone }: Props) {
  const colour = tone === undefined || count === 0 ? 'text-ink' : tones[tone];
  const growth = count - (trend?.[0] ?? count);
  return (
    <li className="relative flex min-w-0 flex-col px-4 py-2.5 transition-colors first:rounded-t-card last:rounded-b-card hover:bg-hover max-lg:not-last:border-b max-lg:border-line lg:rounded-none! lg:first:rounded-s-card! lg:last:rounded-e-card!">
      <Link
        to={to}
        search={only === undefined ? {} : { only }}
        className="text-sm text-muted after:absolute after:inset-0 after:rounded-control hover:underline"
      >
        {title}
      </Link>
      <span className="flex items-end justify-between gap-3 max-lg:flex-row-reverse max-lg:justify-start">
        <span className={`text-xl font-semibold tabular-nums ${colour}`}>
          <bdi dir="ltr">{formatScaled(count, 0)}</bdi>
        </span>
        {trend === undefined ? null : <Sparkline values={trend} />}
      </span>
      {trend === undefined ? null : (
        <span className="text-xs text-muted">
          <Plural value={growth} _0="none new in 30 days" one="# new in 30 days" other="# new in 30 days" />
        </span>
      )}
    </li>
  );
}
