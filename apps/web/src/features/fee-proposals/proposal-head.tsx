import { Trans, useLingui } from '@lingui/react/macro';
import type {
  FeeProposal,
  ProposalState,
  ProposedAction,
  ProposedEntity,
} from '@saer/contract/publishing/fee-proposal';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Badge, type BadgeTone } from '../../components/layout/badge.tsx';
import { getKnownName } from '../../domain/names/name.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useShortInstant } from '../../lib/language/use-short-dates.ts';

const actionWords: Readonly<Record<ProposedAction, MessageDescriptor>> = {
  create: msg({ message: 'New', context: 'proposed change' }),
  update: msg({ message: 'Change', context: 'proposed change' }),
  remove: msg({ message: 'Deletion', context: 'proposed change' }),
};

const entityWords: Readonly<Record<ProposedEntity, MessageDescriptor>> = {
  serviceFee: msg`Service fee`,
  productFeeOverride: msg`Agreed fee for all sellers`,
  store: msg`Store`,
};

const stateWords: Readonly<
  Record<ProposalState, { readonly label: MessageDescriptor; readonly tone: BadgeTone }>
> = {
  proposed: { label: msg({ message: 'Waits', context: 'proposed change' }), tone: 'warning' },
  approved: { label: msg({ message: 'Approved', context: 'proposed change' }), tone: 'positive' },
  rejected: { label: msg({ message: 'Rejected', context: 'proposed change' }), tone: 'negative' },
  withdrawn: { label: msg({ message: 'Withdrawn', context: 'proposed change' }), tone: 'neutral' },
};

/** Names the row of a proposal, who proposed it when and why, and the decision about it. */
export function ProposalHead({ proposal }: { readonly proposal: FeeProposal }) {
  const { t, i18n } = useLingui();
  const shortInstant = useShortInstant();
  const name = getKnownName(proposal, useLanguage()) ?? '';
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
