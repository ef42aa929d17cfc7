import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/publishing/fee-version';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '../../../components/layout/skeleton.tsx';
import { inForceOn } from '../list/version-row.ts';
import { versionsQuery } from '../queries.ts';
import { useToday } from '../../../lib/hooks/use-today.ts';
import { Compared } from './compared.tsx';
import { VersionChoice } from './version-choice.tsx';

/** A version beside another of its store: the one in force, unless another is chosen. */
export function CompareTab({ version }: { readonly version: FeeVersion }) {
  const { t } = useLingui();
  const today = useToday();
  const { data } = useQuery(versionsQuery);
  const [chosen, setChosen] = useState<number>();
  if (data === undefined) return <Skeleton />;
  const others = data
    .filter(({ storeId, id }) => storeId === version.storeId && id !== version.id)
    .toSorted((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom));
  const before = others.find(({ id }) => id === chosen) ?? inForceOn(others, today) ?? others[0];
  if (before === undefined) {
    return (
      <p className="py-6 text-sm text-muted">
        <Trans>This is the store’s only fee table; there is nothing to compare it with.</Trans>
      </p>
    );
  }
  return (
    <Compared
      before={before.id}
      after={version.id}
      choices={
        <VersionChoice label={t`Compare with`} versions={others} value={before.id} onChange={setChosen} />
      }
    />
  );
}
