import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { TrendingUp } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { Card } from '../../../components/layout/card.tsx';
import { ComboBox } from '../../../components/form/combo-box.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { useAddressFilter } from '../../../lib/address/list-state.ts';
import { everyRowQuery } from '../queries.ts';
import { FactorEditor } from './factor-editor.tsx';
import { FactorHeader } from './factor-header.tsx';
import { FactorVersions } from './versions/factor-versions.tsx';
import { readTarget, targetText, getTarget } from './target.ts';
import type { Option } from '../../../components/button/segmented-control.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import type { Row } from '../admin-list-types.ts';

type Props = {
  readonly factors: readonly Row<'rangeFactor'>[];
  readonly options: readonly Option[];
  /** The current target, from the URL. */
  readonly selected: string;
};

/** Links to the targets that have factors already. */
function FactorTargets({ factors, options, selected }: Props) {
  const { t } = useLingui();
  const counted = Map.groupBy(factors, (row) => targetText(getTarget(row)));
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

/** Families, sub families and types that can have factors. */
function useTargetOptions(): readonly Option[] {
  const { t } = useLingui();
  const name = useName();
  const { data: families = [] } = useQuery(everyRowQuery('productFamily'));
  const { data: subFamilies = [] } = useQuery(everyRowQuery('productSubFamily'));
  const { data: types = [] } = useQuery(everyRowQuery('productType'));
  return [
    ...families.map((row) => ({
      id: targetText({ scope: 'family', id: row.id }),
      name: name(row),
      hint: t`Family`,
    })),
    ...subFamilies.map((row) => ({
      id: targetText({ scope: 'subFamily', id: row.id }),
      name: name(row),
      hint: t`Sub family`,
    })),
    ...types.map((row) => ({
      id: targetText({ scope: 'type', id: row.id }),
      name: name(row),
      hint: t`Type`,
    })),
  ];
}

/** The factors of one family, sub family or type. */
export function ProductFactorsPage() {
  const { t } = useLingui();
  const { value, choose } = useAddressFilter('for');
  const target = readTarget(value);
  const options = useTargetOptions();
  const { data, error, refetch } = useQuery(everyRowQuery('rangeFactor'));
  const known = target !== undefined && options.some(({ id }) => id === targetText(target));
  return (
    <div className="flex flex-col gap-5">
      <FactorHeader
        title={t`Factors of one family or type`}
        about={t`The most specific factor applies: type first, then sub family, then family, then the general one.`}
      />
      <FactorVersions />
      <Card>
        <div className="flex flex-col gap-4">
          <div className="max-w-md">
            <ComboBox
              key={`${value} ${options.length}`}
              label={t`Family, sub family or type`}
              placeholder={t`Type to search`}
              options={options}
              value={known ? targetText(target) : undefined}
              onChange={(chosen) => choose(chosen ?? '')}
            />
          </div>
          {data === undefined ? null : <FactorTargets factors={data} options={options} selected={value} />}
        </div>
      </Card>
      {data === undefined ? (
        <QueryFallback error={error} onRetry={refetch} />
      ) : target === undefined ? (
        <Card>
          <EmptyState icon={<TrendingUp aria-hidden />} title={t`Choose what the factors are for`} level={2}>
            <Trans>A family, a sub family or a type. Its bands show here.</Trans>
          </EmptyState>
        </Card>
      ) : (
        <FactorEditor key={targetText(target)} target={target} factors={data} />
      )}
    </div>
  );
}
