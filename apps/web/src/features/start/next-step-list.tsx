import { Trans } from '@lingui/react/macro';
import type { SellerDashboard } from '@saer/contract/dashboard';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../components/card.tsx';
import { useCurrentUser } from '../../lib/session.ts';
import { ActionsLine } from './actions-line.tsx';
import { NextStepLine } from './next-step-line.tsx';
import { nextSteps } from './next-steps.ts';
import { sheetDraftQuery } from './queries.ts';

/** The next steps, in order. */
export function NextStepList({ figures }: Pick<SellerDashboard, 'figures'>) {
  const id = useId();
  const account = useCurrentUser()?.id ?? 0;
  const { data: hasDraft = false } = useQuery(sheetDraftQuery(account));
  const steps = nextSteps({ figures }, hasDraft);
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        <Trans>What to do next</Trans>
      </h2>
      {steps.length > 0 ? null : (
        <p className="mt-2 flex items-center gap-2 text-sm text-muted">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-brand-strong" />
          <Trans>Nothing. Every product reaches its target by today’s fees.</Trans>
        </p>
      )}
      <ol className="mt-1">
        {steps.map((step) => (
          <NextStepLine key={step.name} step={step} />
        ))}
        <ActionsLine />
      </ol>
    </Card>
  );
}
