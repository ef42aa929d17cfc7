import { formatScaled } from '@saer/i18n/format-number';
import { Link } from '@tanstack/react-router';

type Props = {
  readonly title: string;
  readonly count: number;
  readonly to: string;
  /** The part of the list that is counted. */
  readonly only?: string;
  /** Tone if the count is above zero. */
  readonly tone?: 'negative' | 'warning';
};

const tones = { negative: 'text-danger', warning: 'text-warning' } as const;

/** One figure, and the way to what it counts. */
export function StateFigure({ title, count, to, only, tone }: Props) {
  const colour = tone === undefined || count === 0 ? 'text-ink' : tones[tone];
  return (
    <li className="last:max-sm:odd:col-span-2">
      <Link
        to={to}
        search={only === undefined ? {} : { only }}
        className="flex h-full min-h-20 flex-col justify-between gap-1 rounded-card border border-line bg-surface p-4 shadow-card transition-colors hover:border-edge"
      >
        <span className="text-sm text-muted">{title}</span>
        <span className={`text-2xl font-semibold tabular-nums ${colour}`}>
          <bdi dir="ltr">{formatScaled(count, 0)}</bdi>
        </span>
      </Link>
    </li>
  );
}
