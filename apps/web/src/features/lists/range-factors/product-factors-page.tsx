import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { TrendingUp } from 'lucide-react';
import { Card } from '../../../components/card.tsx';
import { ComboBox } from '../../../components/combo-box.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { useAddressFilter } from '../../../lib/use-address-list.ts';
import { everyRowQuery } from '../queries.ts';
import { FactorEditor } from './factor-editor.tsx';
import { FactorHeader } from './factor-header.tsx';
import { FactorVersions } from './versions/factor-versions.tsx';
import { FactorTargets } from './factor-targets.tsx';
import { readTarget, targetText } from './target.ts';
import { useTargetOptions } from './use-target-options.ts';

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
