import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Option } from '../../../components/option.ts';
import type { Row } from '../lists.ts';
import { targetOf, targetText } from './target.ts';

type Props = {
  readonly factors: readonly Row<'rangeFactor'>[];
  readonly options: readonly Option[];
  /** The current target, from the URL. */
  readonly selected: string;
};

/** Links to the targets that have factors already. */
export function FactorTargets({ factors, options, selected }: Props) {
  const { t } = useLingui();
  const counted = Map.groupBy(factors, (row) => targetText(targetOf(row)));
  const withFactors = options.filter(({ id }) => counted.has(id));
  if (withFactors.length === 0) {
    return (
      <p className="text-sm text-muted">
        <Trans>No family or type has its own factors yet: the general ones apply to all.</Trans>
      </p>
    );
  }
  return (
    <nav aria-label={t`With factors of their own`} className="flex flex-wrap gap-2">
      {withFactors.map(({ id, name, hint }) => (
        <Link
          key={id}
          to="/admin/product-range-factor"
          search={{ for: id }}
          viewTransition={false}
          aria-current={id === selected ? 'page' : undefined}
          className="inline-flex min-h-control items-center gap-2 rounded-control border border-edge px-3 text-sm text-ink hover:bg-hover aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft"
        >
          <bdi>{name}</bdi>
          <span className="text-xs text-muted">{hint}</span>
        </Link>
      ))}
    </nav>
  );
}
