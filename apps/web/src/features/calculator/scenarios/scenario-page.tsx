import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Columns3 } from 'lucide-react';
import { useEffect } from 'react';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageLinkButton } from '../../../components/page-link-button.tsx';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { scenariosPath } from '../../../domain/scenario/scenario-link.ts';
import { ApiFailure } from '../../../lib/api.ts';
import { useKeyInAddress } from '../../../lib/use-key-in-address.ts';
import { everyScenario, scenarioQuery } from './queries.ts';
import { ScenarioBoard } from './scenario-board.tsx';

/** Calculations beside each other: the saved scenario of the address, or those in its fragment. */
export function ScenarioPage() {
  const { t } = useLingui();
  const client = useQueryClient();
  const id = useKeyInAddress('id');
  const { data, error, refetch } = useQuery({ ...scenarioQuery(id ?? 0), enabled: id !== undefined });
  // Whoever comes back sees what is saved then.
  useEffect(() => () => client.removeQueries({ queryKey: everyScenario }), [client]);
  if (id === undefined) return <ScenarioBoard saved={undefined} />;
  if (data !== undefined) return <ScenarioBoard saved={data} />;
  if (error instanceof ApiFailure && error.status === 404)
    return (
      <EmptyState
        level={1}
        icon={<Columns3 aria-hidden />}
        title={t`This scenario does not exist`}
        action={
          <PageLinkButton to={scenariosPath}>
            <Trans>All scenarios</Trans>
          </PageLinkButton>
        }
      >
        <Trans>You or one of your sub-users may have deleted it.</Trans>
      </EmptyState>
    );
  return (
    <Card>
      <QueryFallback error={error} onRetry={refetch} lines={12} />
    </Card>
  );
}
