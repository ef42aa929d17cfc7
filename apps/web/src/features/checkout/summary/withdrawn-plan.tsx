import { useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { ActiveUntil } from './active-until.tsx';

/** The own plan is no longer offered: until when it stays active. */
export function WithdrawnPlan({ endsAt }: { readonly endsAt: string }) {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState icon={<CircleCheck />} level={2} title={t`Your plan is no longer offered`}>
        <ActiveUntil endsAt={endsAt} />
      </EmptyState>
    </Card>
  );
}
