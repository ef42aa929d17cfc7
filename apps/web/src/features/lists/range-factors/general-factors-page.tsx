import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { everyRowQuery } from '../queries.ts';
import { FactorEditor } from './factor-editor.tsx';
import { FactorHeader } from './factor-header.tsx';
import { FactorVersions } from './versions/factor-versions.tsx';
import { general } from './target.ts';

/** Factors of every product that has no more specific ones. */
export function GeneralFactorsPage() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(everyRowQuery('rangeFactor'));
  return (
    <div className="flex flex-col gap-5">
      <FactorHeader
        title={t`Range factors`}
        about={t`The minimum a product must return after VAT and fees, as a multiple of its cost. Applies to every product without factors of its own.`}
      />
      <FactorVersions />
      {data !== undefined ? (
        <FactorEditor target={general} factors={data} />
      ) : (
        <QueryFallback error={error} onRetry={refetch} />
      )}
    </div>
  );
}
