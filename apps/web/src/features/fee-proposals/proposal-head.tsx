import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeProposal } from '@saer/contract/fee-proposal';
import { Badge } from '../../components/badge.tsx';
import { knownNameOf } from '../../domain/names/known-name.ts';
import { useLanguage } from '../../lib/language.ts';
import { useShortInstant } from '../../lib/use-short-dates.ts';
import { actionWords, entityWords, stateWords } from './proposal-words.ts';

/** Names the row of a proposal, who proposed it when and why, and the decision about it. */
export function ProposalHead({ proposal }: { readonly proposal: FeeProposal }) {
  const { t, i18n } = useLingui();
  const shortInstant = useShortInstant();
  const name = knownNameOf(proposal, useLanguage()) ?? '';
  const { entity, action, state, proposedBy, createdAt, reason, decidedBy, decidedAt, note } = proposal;
  const by = proposedBy?.fullName ?? t`an account that is gone`;
  const at = shortInstant(createdAt);
  const decider = decidedBy?.fullName ?? t`an account that is gone`;
  const decided = decidedAt === null ? '' : shortInstant(decidedAt);
  const { label, tone } = stateWords[state];
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="font-semibold text-ink">
          {i18n._(entityWords[entity])}: <bdi>{name}</bdi>
        </h3>
        <Badge tone={action === 'remove' ? 'negative' : 'info'}>{i18n._(actionWords[action])}</Badge>
        {state === 'proposed' ? null : <Badge tone={tone}>{i18n._(label)}</Badge>}
      </div>
      <p className="text-sm text-muted">
        <Trans>
          Proposed by <bdi>{by}</bdi>, {at}
        </Trans>
        {state === 'proposed' || state === 'withdrawn' ? null : (
          <>
            {' · '}
            <Trans>
              Decided by <bdi>{decider}</bdi>, {decided}
            </Trans>
          </>
        )}
      </p>
      <p className="text-sm [overflow-wrap:anywhere]">
        <span className="text-muted">
          <Trans>Reason:</Trans>
        </span>{' '}
        <bdi>{reason}</bdi>
      </p>
      {note === null ? null : (
        <p className="text-sm [overflow-wrap:anywhere]">
          <span className="text-muted">
            <Trans>Why it was rejected:</Trans>
          </span>{' '}
          <bdi>{note}</bdi>
        </p>
      )}
    </div>
  );
}
