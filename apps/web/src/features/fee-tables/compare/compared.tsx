import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { FilterSelect } from '../../../components/table/filter-select.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { versionQuery } from '../queries.ts';
import { compareFigures } from './difference.ts';
import { DifferenceView } from './difference-view.tsx';

type Props = {
  readonly before: number;
  readonly after: number;
  /** The fields that choose the versions. */
  readonly choices: ReactNode;
};

/** Two stored versions side by side. */
export function Compared({ before, after, choices }: Props) {
  const { t } = useLingui();
  const one = useQuery(versionQuery(before));
  const other = useQuery(versionQuery(after));
  const [shown, setShown] = useState<'differences' | 'all'>('differences');
  const error = one.error ?? other.error;
  if (one.data === undefined || other.data === undefined) {
    return <QueryFallback error={error} onRetry={() => Promise.all([one.refetch(), other.refetch()])} />;
  }
  return (
    <Card>
      <div className="mb-2 flex flex-wrap items-center gap-2 max-sm:*:w-full">
        {choices}
        <FilterSelect
          label={t`What is shown`}
          isLabelHidden
          options={[
            { id: 'differences', name: t`Only differences` },
            { id: 'all', name: t`All` },
          ]}
          value={shown}
          onChange={setShown}
        />
      </div>
      <DifferenceView
        difference={compareFigures(one.data, other.data, 'figures')}
        showsAll={shown === 'all'}
      />
    </Card>
  );
}
